export { default as icon } from '@mui/icons-material/PlaylistPlay'
export const words = 'youtube vídeos playlist'
