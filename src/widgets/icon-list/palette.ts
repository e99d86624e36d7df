export { default as icon } from '@mui/icons-material/Checklist'
export const words = 'vantagens itens tópicos marcadores icon list'
