export { default as icon } from '@mui/icons-material/Campaign'
export const words = 'cta banner promoção oferta call to action'
