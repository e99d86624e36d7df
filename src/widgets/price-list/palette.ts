export { default as icon } from '@mui/icons-material/RequestQuote'
export const words = 'cardápio serviços tabela preços price list'
