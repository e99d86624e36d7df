export { default as icon } from '@mui/icons-material/Height'
export const words = 'espaço vazio altura distância spacer'
