export { default as icon } from '@mui/icons-material/Image'
export const words = 'foto fotografia figura imagem banner image'
