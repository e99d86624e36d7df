import type { PageElement } from '#builder/document.ts'

type Attributes = Record<string, string>
type Reader = (attributes: Attributes) => { widgetType: string; settings: Record<string, unknown> }

const ORDERS: Record<string, string> = { date: 'date', price: 'price', popularity: 'popularity', rating: 'rating' }

/** How many, in how many columns and in which order: what all lists of products share. */
const list = ({ limit, per_page, columns, orderby, order }: Attributes) => {
  const known = ORDERS[orderby ?? '']
  return {
    ...numbers({ limit: limit ?? per_page, columns }),
    ...(known && { orderby: known === 'price' && order?.toLowerCase() === 'desc' ? 'price-desc' : known }),
  }
}
const products =
  (own: (attributes: Attributes) => Record<string, unknown>): Reader =>
  (attributes) => ({ widgetType: 'products', settings: { limit: 12, ...list(attributes), ...own(attributes) } })

const plain =
  (widgetType: string): Reader =>
  () => ({ widgetType, settings: {} })

/** The shortcodes that have a widget here, by their names. */
const SHORTCODES: Record<string, Reader> = {
  products: products(({ ids, category, tag, on_sale, visibility }) => {
    if (ids) return { query: 'ids', ids }
    if (category) return { query: 'category', category: first(category) }
    if (tag) return { query: 'tag', tag: first(tag) }
    if (on_sale === 'true') return { query: 'on_sale' }
    return visibility === 'featured' ? { query: 'featured' } : {}
  }),
  product: products(({ id }) => ({ query: 'ids', ids: id ?? '' })),
  product_category: products(({ category }) => ({ query: 'category', category: first(category ?? '') })),
  featured_products: products(() => ({ query: 'featured' })),
  sale_products: products(() => ({ query: 'on_sale' })),
  best_selling_products: products(() => ({ orderby: 'popularity' })),
  recent_products: products(() => ({ orderby: 'date' })),
  top_rated_products: products(() => ({ orderby: 'rating' })),
  product_page: ({ id }) => ({ widgetType: 'product-form', settings: numbers({ product_id: id }) }),
  add_to_cart: ({ id }) => ({ widgetType: 'product-form', settings: numbers({ product_id: id }) }),
  product_categories: ({ number, columns, parent }) => ({
    widgetType: 'wc-categories',
    settings: { ...numbers({ number, columns }), ...(parent === '0' && { source: 'by_parent' }) },
  }),
  woocommerce_cart: plain('woocommerce-cart'),
  woocommerce_checkout: plain('woocommerce-checkout-page'),
  woocommerce_my_account: plain('woocommerce-my-account'),
  'elementor-template': ({ id }) => ({ widgetType: 'template', settings: numbers({ template_id: id }) }),
}

/** The elements that a shortcode means; nothing where this shop has no such thing. */
export function documentOfShortcode(text: string): PageElement[] | undefined {
  const [, name = '', rest = ''] = /^\s*\[([a-z_-]+)((?:\s[^\]]*)?)\]\s*$/.exec(text) ?? []
  if (!Object.hasOwn(SHORTCODES, name)) return undefined
  const pairs = [...rest.matchAll(/([a-z_]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)]
  const attributes = Object.fromEntries(pairs.map(([, key, double, single, bare]) => [key, double ?? single ?? bare ?? '']))
  return [{ id: 'shortcode', elType: 'widget', elements: [], ...SHORTCODES[name]!(attributes) }]
}

const first = (names: string) => names.split(',', 1)[0]!.trim()

function numbers(texts: Record<string, string | undefined>): Record<string, number> {
  const known = Object.entries(texts).filter(([, text]) => /^\d{1,9}$/.test(text ?? ''))
  return Object.fromEntries(known.map(([name, text]) => [name, Number(text)]))
}
