export { default } from '../loop-grid/inner.ts'
