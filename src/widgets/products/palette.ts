export { default as icon } from '@mui/icons-material/LocalMall'
export const words = 'vitrine catálogo grade loja preço products'
