export { default as icon } from '@mui/icons-material/Place'
export const words = 'google maps endereço localização onde fica'
