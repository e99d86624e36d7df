export { default as icon } from '@mui/icons-material/ChatBubble'
export const words = 'blog opinião comments'
