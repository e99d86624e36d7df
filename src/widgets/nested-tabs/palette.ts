export { default as icon } from '@mui/icons-material/Tab'
export const words = 'guias nested tabs'
