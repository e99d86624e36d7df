export { default as icon } from '@mui/icons-material/DataObject'
export const words = 'código atalho plugin shortcode'
