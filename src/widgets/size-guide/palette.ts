export { default as icon } from '@mui/icons-material/Straighten'
export const words = 'tabela de medidas tamanhos tamanho provador numeração size chart guide'
