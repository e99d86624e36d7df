export { default as icon } from '@mui/icons-material/Forum'
export const words = 'rede social comments'
