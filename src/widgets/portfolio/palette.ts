export { default as icon } from '@mui/icons-material/Work'
export const words = 'trabalhos projetos portfolio'
