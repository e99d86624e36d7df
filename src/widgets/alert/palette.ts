export { default as icon } from '@mui/icons-material/NotificationImportant'
export const words = 'aviso mensagem atenção alert'
