export { default as icon } from '@mui/icons-material/Html'
export const words = 'código incorporar iframe script embed'
