export { default as icon } from '@mui/icons-material/Store'
export const words = 'lojas retirada endereço mapa filial cep'
