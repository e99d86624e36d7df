export { default } from '../product-parts/load-product.ts'
