export { default as icon } from '@mui/icons-material/Sell'
export const words = 'campo próprio personalizado acf meta custom field'
