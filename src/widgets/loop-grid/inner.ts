import type { Inner } from '#builder/registry.ts'
import { widget } from '#builder/write-document.ts'
import type { Loop } from './load.ts'

const parts = (...all: ReturnType<typeof widget>[]) => all.map((one, index) => ({ ...one, id: `cartao${index}` }))
/** How a card looks before the merchant has drawn one. */
const PRODUCT_CARD = parts(
  widget('theme-post-featured-image', { aspect: '4-5' }),
  widget('theme-page-title', { header_size: 'h3', size: 'small' }),
  widget('woocommerce-product-price', {}),
)
const POST_CARD = parts(
  widget('theme-post-featured-image', { aspect: '3-2' }),
  widget('theme-page-title', { header_size: 'h3' }),
  widget('theme-post-excerpt', {}),
)

export default function inner({ cards, isOfProducts, saved }: Loop): Inner {
  return { ...(saved && { saved }), fallback: isOfProducts ? PRODUCT_CARD : POST_CARD, pages: cards }
}
