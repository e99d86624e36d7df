export { default as icon } from '@mui/icons-material/Interests'
export const words = 'símbolo figura icon'
