export { default as icon } from '@mui/icons-material/Animation'
export const words = 'json movimento lottie'
