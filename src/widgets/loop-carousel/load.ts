export { default } from '../loop-grid/load.ts'
