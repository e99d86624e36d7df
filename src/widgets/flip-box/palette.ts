export { default as icon } from '@mui/icons-material/Flip'
export const words = 'girar frente verso cartão flip box'
