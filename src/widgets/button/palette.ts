export { default as icon } from '@mui/icons-material/SmartButton'
export const words = 'link chamada comprar button'
