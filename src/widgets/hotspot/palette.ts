export { default as icon } from '@mui/icons-material/TouchApp'
export const words = 'marcador ponto imagem interativa hotspot'
