export { default as icon } from '@mui/icons-material/ReceiptLong'
export const words = 'pedido obrigado recibo purchase summary'
