export { default as icon } from '@mui/icons-material/Title'
export const words = 'cabeçalho texto h1 h2 h3 heading'
