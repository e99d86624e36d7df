export { default as icon } from '@mui/icons-material/ListAlt'
export const words = 'descrição detalhes guias data tabs'
