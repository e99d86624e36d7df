export { default as icon } from '@mui/icons-material/GridView'
export const words = 'lista produtos posts cartões loop grid'
