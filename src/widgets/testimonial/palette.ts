export { default as icon } from '@mui/icons-material/RecordVoiceOver'
export const words = 'cliente opinião prova social testimonial'
