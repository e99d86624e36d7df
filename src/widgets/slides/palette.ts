export { default as icon } from '@mui/icons-material/Slideshow'
export const words = 'carrossel banner rotativo slider slides'
