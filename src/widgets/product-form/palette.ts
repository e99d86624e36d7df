export { default as icon } from '@mui/icons-material/AddShoppingCart'
export const words = 'comprar adicionar ao carrinho variações add to cart'
