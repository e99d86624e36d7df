export { default as icon } from '@mui/icons-material/Widgets'
export const words = 'modelo seção salva bloco template'
