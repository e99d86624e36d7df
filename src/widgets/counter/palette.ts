export { default as icon } from '@mui/icons-material/Pin'
export const words = 'número estatística contagem counter'
