export { default as icon } from '@mui/icons-material/CheckBoxOutlineBlank'
export const words = 'caixa seção linha coluna bloco section column row grid'
