export { default as icon } from '@mui/icons-material/UnfoldMore'
export const words = 'sanfona perguntas faq mostrar esconder toggle'
