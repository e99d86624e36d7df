export { default as icon } from '@mui/icons-material/Menu'
export const words = 'navegação cabeçalho links nav menu'
