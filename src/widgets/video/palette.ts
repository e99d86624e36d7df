export { default as icon } from '@mui/icons-material/PlayCircle'
export const words = 'youtube vimeo filme mp4 video'
