export { default as icon } from '@mui/icons-material/Code'
export const words = 'programação trecho code highlight'
