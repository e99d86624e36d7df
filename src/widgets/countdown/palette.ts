export { default as icon } from '@mui/icons-material/Timer'
export const words = 'relógio cronômetro prazo oferta termina countdown'
