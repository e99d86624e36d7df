export { default as icon } from '@mui/icons-material/ImageAspectRatio'
export const words = 'cartão destaque foto com texto image box'
