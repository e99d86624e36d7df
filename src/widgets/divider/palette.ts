export { default as icon } from '@mui/icons-material/HorizontalRule'
export const words = 'linha separador divider'
