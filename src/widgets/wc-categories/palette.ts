export { default as icon } from '@mui/icons-material/Category'
export const words = 'departamentos coleções product categories'
