export { default as icon } from '@mui/icons-material/Feed'
export const words = 'blog artigos notícias posts'
