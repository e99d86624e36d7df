export { default as icon } from '@mui/icons-material/History'
export const words = 'últimos produtos vistos histórico continue vendo recently viewed'
