export { default as icon } from '@mui/icons-material/PriceChange'
export const words = 'plano assinatura mensalidade preços price table'
