export { default as icon } from '@mui/icons-material/Subject'
export const words = 'texto corpo descrição post content'
