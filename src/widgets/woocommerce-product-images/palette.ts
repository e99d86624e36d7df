export { default as icon } from '@mui/icons-material/PhotoLibrary'
export const words = 'galeria fotos imagens zoom product images'
