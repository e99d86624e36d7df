export { default as icon } from '@mui/icons-material/Share'
export const words = 'redes sociais whatsapp facebook share'
