export { default as icon } from '@mui/icons-material/Search'
export const words = 'pesquisa procurar buscar lupa search'
