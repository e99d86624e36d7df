export { default as icon } from '@mui/icons-material/ContactPage'
export const words = 'autor autora biografia author box'
