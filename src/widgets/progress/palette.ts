export { default as icon } from '@mui/icons-material/DonutLarge'
export const words = 'porcentagem habilidade meta progress bar'
