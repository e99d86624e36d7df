export { default as icon } from '@mui/icons-material/Summarize'
export const words = 'descrição curta excerpt'
