export { default as icon } from '@mui/icons-material/Photo'
export const words = 'capa foto featured image'
