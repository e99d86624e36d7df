export { default as icon } from '@mui/icons-material/AttachMoney'
export const words = 'valor parcelas pix preço product price'
