export { default as icon } from '@mui/icons-material/Newspaper'
export const words = 'blog artigos arquivo archive posts'
