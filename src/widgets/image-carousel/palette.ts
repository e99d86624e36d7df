export { default as icon } from '@mui/icons-material/BurstMode'
export const words = 'slider fotos carrossel logos marcas image carousel'
