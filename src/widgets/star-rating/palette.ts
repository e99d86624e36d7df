export { default as icon } from '@mui/icons-material/StarHalf'
export const words = 'nota avaliação estrelas rating'
