export { default as icon } from '@mui/icons-material/ExpandCircleDown'
export const words = 'sanfona perguntas frequentes faq dúvidas'
