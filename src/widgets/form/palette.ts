export { default as icon } from '@mui/icons-material/Assignment'
export const words = 'contato newsletter e-mail cadastro campos form'
