export { default as icon } from '@mui/icons-material/ViewCarousel'
export const words = 'carrossel slider produtos posts loop carousel'
