export { default as icon } from '@mui/icons-material/Notes'
export const words = 'parágrafo escrita descrição texto text editor'
