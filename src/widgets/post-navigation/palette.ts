export { default as icon } from '@mui/icons-material/SwapHoriz'
export const words = 'próximo anterior post navigation'
