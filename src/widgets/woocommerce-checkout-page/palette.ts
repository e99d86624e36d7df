export { default as icon } from '@mui/icons-material/ShoppingCartCheckout'
export const words = 'pagamento fechar pedido checkout'
