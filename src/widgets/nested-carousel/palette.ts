export { default as icon } from '@mui/icons-material/ViewArray'
export const words = 'carrossel slider banner nested carousel'
