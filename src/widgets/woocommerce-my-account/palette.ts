export { default as icon } from '@mui/icons-material/ManageAccounts'
export const words = 'cliente pedidos perfil my account'
