export { default as icon } from '@mui/icons-material/Toc'
export const words = 'índice conteúdo capítulos table of contents'
