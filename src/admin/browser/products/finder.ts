import type { ProductRecord } from '#api/wc/product-shape.ts'
import { defineFinder } from '../command-palette/define-finder.ts'
import { priceText, productStatus } from './product-labels.ts'

export const finder = defineFinder<ProductRecord>({
  resource: 'products',
  heading: 'Produtos',
  label: ({ name }) => name || 'Produto sem nome',
  about: (product) => (product.status === 'publish' ? priceText(product) : productStatus(product.status)),
  address: ({ id }) => `/products/${id}`,
  isRemembered: true,
})
