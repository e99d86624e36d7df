export { default as icon } from '@mui/icons-material/ChevronRight'
export const words = 'migalhas caminho navegação estrutural breadcrumb'
