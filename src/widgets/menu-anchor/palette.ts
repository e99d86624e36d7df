export { default as icon } from '@mui/icons-material/Anchor'
export const words = 'link interno pular ancora anchor'
