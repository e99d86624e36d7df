export { default as icon } from '@mui/icons-material/Reviews'
export const words = 'comentários clientes estrelas opiniões carrossel reviews'
