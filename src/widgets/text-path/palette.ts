export { default as icon } from '@mui/icons-material/Gesture'
export const words = 'curvo círculo onda text path'
