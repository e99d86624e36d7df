export { default as icon } from '@mui/icons-material/Star'
export const words = 'estrelas avaliação product rating'
