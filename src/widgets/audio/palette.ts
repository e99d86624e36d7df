export { default as icon } from '@mui/icons-material/MusicNote'
export const words = 'música som podcast soundcloud'
