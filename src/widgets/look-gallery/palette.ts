export { default as icon } from '@mui/icons-material/Style'
export const words = 'instagram vitrine foto comprável produtos da foto lookbook inspiração shop the look'
