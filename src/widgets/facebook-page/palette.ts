export { default as icon } from '@mui/icons-material/Facebook'
export const words = 'rede social curtir page'
