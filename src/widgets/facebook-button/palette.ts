export { default as icon } from '@mui/icons-material/ThumbUp'
export const words = 'curtir rede social like'
