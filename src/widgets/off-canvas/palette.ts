export { default as icon } from '@mui/icons-material/MenuOpen'
export const words = 'gaveta menu lateral off canvas'
