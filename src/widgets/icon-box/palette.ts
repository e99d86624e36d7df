export { default as icon } from '@mui/icons-material/DashboardCustomize'
export const words = 'vantagem benefício destaque icon box'
