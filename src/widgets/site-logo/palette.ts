export { default as icon } from '@mui/icons-material/Copyright'
export const words = 'marca logotipo site logo'
