export { default as icon } from '@mui/icons-material/ShoppingCart'
export const words = 'sacola cesta cart'
