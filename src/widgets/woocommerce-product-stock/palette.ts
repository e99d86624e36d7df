export { default as icon } from '@mui/icons-material/Inventory2'
export const words = 'disponível esgotado quantidade product stock'
