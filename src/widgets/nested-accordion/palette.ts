export { default as icon } from '@mui/icons-material/ViewStream'
export const words = 'sanfona perguntas frequentes faq nested accordion'
