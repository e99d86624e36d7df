export { default as icon } from '@mui/icons-material/QuestionAnswer'
export const words = 'carrossel clientes opiniões testimonial carousel'
