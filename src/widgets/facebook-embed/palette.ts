export { default as icon } from '@mui/icons-material/Facebook'
export const words = 'post rede social embed'
