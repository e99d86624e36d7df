export { default as icon } from '@mui/icons-material/Info'
export const words = 'data autor categoria tempo de leitura post info meta'
