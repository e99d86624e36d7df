import type { Piece } from '../kinds/piece.ts'
import type { ShopIds } from '../context.ts'
import { isRecord } from '#kit/is-record.ts'

type Attributes = Record<string, unknown>
const one = (widget: string, settings: Attributes = {}): Piece[] => [{ widget, settings }]
const listed = (attributes: Attributes, own: Attributes): Piece[] => {
  const { columns, rows, limit } = attributes
  return one('products', {
    ...(columns !== undefined && { columns }),
    ...(rows !== undefined && { rows }),
    ...(limit !== undefined && { limit }),
    ...own,
  })
}
const idsOf = (value: unknown) => (Array.isArray(value) ? value.map(Number).filter((id) => id > 0) : [])

const ORDERS: Record<string, string> = { date: 'date', popularity: 'popularity', rating: 'rating', price: 'price' }

/** The lists and pages of a shop among WordPress's blocks, as our widgets. */
export function shopBlock(name: string, attributes: Attributes, { categorySlug, productId }: ShopIds): Piece[] | undefined {
  const chosen = (ids: number[]) => ({ query: 'ids', ids: ids.flatMap((id) => productId(id) ?? []).join(',') })
  const inCategory = (ids: number[]) => {
    const slug = ids.map(categorySlug).find((found) => found !== undefined)
    return slug === undefined ? {} : { query: 'category', category: slug }
  }
  switch (name.replace(/^woocommerce\//, '')) {
    case 'handpicked-products':
      return listed(attributes, chosen(idsOf(attributes.products)))
    case 'featured-product':
    case 'single-product':
    case 'product':
      return listed(attributes, { ...chosen(idsOf([attributes.productId])), columns: 1 })
    case 'product-category':
      return listed(attributes, inCategory(idsOf(attributes.categories)))
    case 'featured-category':
      return one('wc-categories', { source: 'by_id', categories: categorySlug(Number(attributes.categoryId)) ?? '', columns: 1 })
    case 'product-best-sellers':
      return listed(attributes, { orderby: 'popularity' })
    case 'product-new':
      return listed(attributes, { orderby: 'date' })
    case 'product-on-sale':
      return listed(attributes, { query: 'on_sale' })
    case 'product-top-rated':
      return listed(attributes, { orderby: 'rating' })
    case 'products-by-attribute':
    case 'product-tag':
    case 'all-products':
      return listed(attributes, {})
    case 'product-collection':
      return collection(attributes, inCategory, chosen)
    case 'product-categories':
      return one('wc-categories')
    case 'product-search':
      return one('search-form', { only_products: 'yes' })
    case 'cart':
    case 'classic-shortcode':
      return one(attributes.shortcode === 'checkout' ? 'woocommerce-checkout-page' : 'woocommerce-cart')
    case 'checkout':
      return one('woocommerce-checkout-page')
    case 'mini-cart':
      return one('woocommerce-menu-cart')
    case 'customer-account':
      return one('woocommerce-my-account')
    case 'breadcrumbs':
      return one('breadcrumbs')
    case 'store-notices':
      return one('woocommerce-notices')
    case 'product-image-gallery':
    case 'product-gallery':
      return one('woocommerce-product-images')
    case 'product-price':
      return one('woocommerce-product-price')
    case 'product-rating':
      return one('woocommerce-product-rating')
    case 'product-meta':
    case 'product-sku':
      return one('woocommerce-product-meta')
    case 'product-details':
      return one('woocommerce-product-data-tabs')
    case 'related-products':
      return one('woocommerce-product-related')
    case 'add-to-cart-form':
    case 'add-to-cart-with-options':
      return one('product-form')
    default:
      return undefined
  }
}

function collection(
  attributes: Attributes,
  inCategory: (ids: number[]) => Attributes,
  chosen: (ids: number[]) => Attributes,
): Piece[] {
  const query = isRecord(attributes.query) ? attributes.query : {}
  const layout = isRecord(attributes.displayLayout) ? attributes.displayLayout : {}
  const taxonomies = isRecord(query.taxQuery) ? query.taxQuery : {}
  const ids = idsOf(query.woocommerceHandPickedProducts)
  const order = ORDERS[String(query.orderBy)]
  return one('products', {
    ...(layout.columns !== undefined && { columns: layout.columns }),
    ...(Number(query.perPage) > 0 && { limit: query.perPage }),
    ...(query.inherit === true && { query: 'current' }),
    ...(query.featured === true && { query: 'featured' }),
    ...(query.woocommerceOnSale === true && { query: 'on_sale' }),
    ...inCategory(idsOf(taxonomies.product_cat)),
    ...(ids.length > 0 && chosen(ids)),
    ...(order && { orderby: order === 'price' && query.order === 'desc' ? 'price-desc' : order }),
  })
}
