export { default as icon } from '@mui/icons-material/FormatQuote'
export const words = 'frase aspas quote'
