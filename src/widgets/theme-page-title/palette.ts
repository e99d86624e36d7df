export { default as icon } from '@mui/icons-material/Title'
export const words = 'nome título do produto título do texto page title'
