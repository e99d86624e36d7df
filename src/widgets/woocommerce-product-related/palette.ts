export { default as icon } from '@mui/icons-material/Recommend'
export const words = 'você também pode gostar upsell related products'
