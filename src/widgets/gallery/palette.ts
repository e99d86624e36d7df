export { default as icon } from '@mui/icons-material/Collections'
export const words = 'fotos imagens mosaico grade álbum gallery'
