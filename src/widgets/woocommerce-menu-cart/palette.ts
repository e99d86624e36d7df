export { default as icon } from '@mui/icons-material/ShoppingBasket'
export const words = 'sacola cesta ícone menu cart'
