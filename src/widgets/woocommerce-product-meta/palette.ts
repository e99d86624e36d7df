export { default as icon } from '@mui/icons-material/Sell'
export const words = 'sku categoria marca product meta'
