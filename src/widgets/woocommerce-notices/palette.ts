export { default as icon } from '@mui/icons-material/Feedback'
export const words = 'mensagens alerta notices'
