import type { MovedThing } from '#move-in/moved-thing.ts'
import type { CallOutside } from '#outgoing/exchange.ts'

/** Where WordPress and WooCommerce tell the things of each kind. */
const PATHS: Record<string, string> = {
  media: '/wp/v2/media',
  attribute: '/wc/v3/products/attributes',
  product: '/wc/v3/products',
  customer: '/wc/v3/customers',
  coupon: '/wc/v3/coupons',
  order: '/wc/v3/orders',
  review: '/wc/v3/products/reviews',
  page: '/wp/v2/pages',
  post: '/wp/v2/posts',
  comment: '/wp/v2/comments',
  'term product_cat': '/wc/v3/products/categories',
  'term product_tag': '/wc/v3/products/tags',
  'term category': '/wp/v2/categories',
  'term post_tag': '/wp/v2/tags',
}

type Item = Record<string, unknown>

/** The made-up shop as a server of WordPress tells it: lists in pages, each in order of its numbers. It stands for the guarded client. */
export function oldShopServer(things: Iterable<MovedThing>): CallOutside {
  const lists = listsOf(things)
  return async ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const path = searchParams.get('rest_route') ?? (pathname.replace(/^\/wp-json/, '') || '/')
    if (path === '/') return answer(200, { name: 'Loja antiga', namespaces: ['wp/v2', 'wc/v3'] })
    const list = lists.get(path)
    return list ? page(list, searchParams) : answer(404, { code: 'rest_no_route' })
  }
}

function listsOf(things: Iterable<MovedThing>): ReadonlyMap<string, Item[]> {
  const lists = new Map<string, Item[]>()
  const attributes = new Map<string, string>()
  for (const thing of things) {
    if (thing.kind === 'attribute') attributes.set(String(thing.data['slug']), String(thing.data['id']))
    const path = pathOf(thing, attributes)
    if (path === undefined) continue
    const list = lists.get(path) ?? []
    lists.set(path, list)
    list.push(thing.data)
  }
  for (const list of lists.values()) list.sort((one, other) => Number(one['id']) - Number(other['id']))
  return lists
}

function pathOf({ kind, data }: MovedThing, attributes: ReadonlyMap<string, string>): string | undefined {
  const taxonomy = String(data['taxonomy'])
  if (kind === 'variation') return `/wc/v3/products/${String(data['parent_id'])}/variations`
  if (kind === 'order-note') return `/wc/v3/orders/${String(data['order_id'])}/notes`
  if (kind === 'refund') return `/wc/v3/orders/${String(data['parent_id'])}/refunds`
  if (kind === 'setting') return '/wc/v3/settings/products'
  if (kind === 'term' && attributes.has(taxonomy)) return `/wc/v3/products/attributes/${attributes.get(taxonomy)}/terms`
  return PATHS[kind === 'term' ? `term ${taxonomy}` : kind]
}

function page(list: readonly Item[], asked: URLSearchParams) {
  const type = asked.get('type')
  const fit = type === null ? list : list.filter((item) => item['type'] === type)
  const size = Number(asked.get('per_page') ?? 10)
  const from = (Number(asked.get('page') ?? 1) - 1) * size
  return answer(200, fit.slice(from, from + size), { 'x-wp-totalpages': String(Math.ceil(fit.length / size)) })
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: JSON.stringify(body),
})
