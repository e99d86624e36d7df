export { default as icon } from '@mui/icons-material/AutoAwesome'
export const words = 'título digitando palavras girando headline'
