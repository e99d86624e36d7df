export { default as icon } from '@mui/icons-material/LinearScale'
export const words = 'rolagem leitura progress tracker'
