export { default as icon } from '@mui/icons-material/Login'
export const words = 'acesso senha conta cliente login'
