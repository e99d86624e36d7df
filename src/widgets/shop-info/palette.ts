export { default as icon } from '@mui/icons-material/Store'
export const words = 'endereço telefone cnpj horário contato'
