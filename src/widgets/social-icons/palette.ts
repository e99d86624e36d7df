export { default as icon } from '@mui/icons-material/Public'
export const words = 'instagram facebook whatsapp tiktok social icons'
