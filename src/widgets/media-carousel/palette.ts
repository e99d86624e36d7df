export { default as icon } from '@mui/icons-material/VideoLibrary'
export const words = 'carrossel fotos vídeos slider media carousel'
