import type { LeftThing, MovedKind, MovedThing, Source } from '../../moved-thing.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import { createRestClient, type RestClient, type RestKeys } from './rest-client.ts'
import { parentsFirst } from '../parents-first.ts'
import { mediaData, pageTrouble, termData, withoutLinks } from './wire-things.ts'
import { type Refusal, walkList, type WireItem } from './walk-list.ts'

type Options = {
  site: string
  keys: RestKeys
  /** The guarded client: public addresses by https alone. Lists are long, so it has to read a few megabytes. */
  call: CallOutside
  wait: (ms: number) => Promise<void>
  /** One call for each order: slow in a shop with many. */
  withNotes?: boolean
}
type Told = AsyncGenerator<MovedThing | LeftThing>
type Step = { kind: MovedKind; tell: (after: number) => Told }
type Make = (item: WireItem) => (MovedThing | LeftThing)[]

/** A shop of WordPress that is still open, read by its API. */
export const restSource = ({ site, keys, call, wait, withNotes = false }: Options): Source => ({
  things: async function* (from = '') {
    const client = await createRestClient({ site, keys, call, wait })
    const steps = stepsOf(client, withNotes)
    const [kind = '', id = ''] = from.split(':', 2)
    const start = Math.max(
      0,
      steps.findIndex((step) => step.kind === stepKind(kind)),
    )
    for (const [at, step] of steps.entries()) if (at >= start) yield* step.tell(at === start ? Number(id) || 0 : 0)
  },
})

const stepKind = (kind: string) => (kind === 'popup' || kind === 'kit' ? 'template' : kind)

function stepsOf(client: RestClient, withNotes: boolean): Step[] {
  const list = (kind: MovedKind, path: string, query: Record<string, string | number> = {}, make: Make = plain(kind)): Step => ({
    kind,
    tell: (after) => tellList(client, { kind, path, query, make, after }),
  })
  const edit = { context: 'edit', status: 'any' }
  return [
    { kind: 'setting', tell: () => settingThings(client) },
    list('media', '/wp/v2/media', { context: 'edit' }, (item) => [
      { kind: 'media', oldId: String(item.id), data: mediaData(item) },
    ]),
    { kind: 'attribute', tell: () => attributeThings(client) },
    { kind: 'term', tell: () => termThings(client) },
    list('product', '/wc/v3/products', { status: 'any' }),
    { kind: 'variation', tell: () => variationThings(client) },
    list('customer', '/wc/v3/customers', { role: 'all' }),
    list('coupon', '/wc/v3/coupons'),
    list('order', '/wc/v3/orders', { status: 'any' }),
    { kind: 'refund', tell: () => ofEachOrder(client, { kind: 'refund', part: 'refunds' }) },
    ...(withNotes
      ? [
          {
            kind: 'order-note',
            tell: () => ofEachOrder(client, { kind: 'order-note', part: 'notes' }),
          } satisfies Step,
        ]
      : []),
    list('review', '/wc/v3/products/reviews', { status: 'all', context: 'edit' }),
    list('page', '/wp/v2/pages', edit, document('page')),
    list('post', '/wp/v2/posts', edit, document('post')),
    list('comment', '/wp/v2/comments', { context: 'edit', status: 'all' }),
    { kind: 'menu', tell: () => menuThings(client) },
    list('template', '/wp/v2/elementor_library', edit, template),
    { kind: 'kit', tell: () => globalThings(client) },
  ]
}

const plain =
  (kind: MovedKind): Make =>
  (item) => [{ kind, oldId: String(item.id), data: withoutLinks(item) }]

const document =
  (kind: 'page' | 'post'): Make =>
  (item) => {
    const trouble = pageTrouble(item)
    return [...plain(kind)(item), ...(trouble ? [{ left: { kind, oldId: String(item.id), reason: trouble } }] : [])]
  }

const template: Make = (item) => {
  const type = (item['meta'] as Record<string, unknown> | undefined)?.['_elementor_template_type']
  return plain(type === 'popup' || type === 'kit' ? type : 'template')(item)
}

const refusedThing = (kind: string, { refused: reason }: Refusal): LeftThing[] =>
  reason === undefined ? [] : [{ left: { kind, reason } }]

type Listing = { kind: MovedKind; path: string; query?: Record<string, string | number>; make: Make; after?: number }

async function* tellList(client: RestClient, { kind, path, query = {}, make, after = 0 }: Listing): Told {
  for await (const item of walkList(client, path, query, after))
    yield* 'refused' in item ? refusedThing(kind, item as Refusal) : make(item)
}

async function* settingThings(client: RestClient): Told {
  const site = await client.get('/wp/v2/settings')
  if (site.status === 200)
    for (const [id, value] of Object.entries(site.body as object)) yield { kind: 'setting', oldId: id, data: { id, value } }
  for (const group of ['general', 'products', 'advanced']) {
    const { body } = await client.get(`/wc/v3/settings/${group}`)
    for (const one of Array.isArray(body) ? (body as Record<string, unknown>[]) : [])
      yield { kind: 'setting', oldId: String(one['id']), data: { id: one['id'], value: one['value'] } }
  }
}

/** The only list that WooCommerce tells in one piece. */
async function readAttributes(client: RestClient): Promise<WireItem[]> {
  const { body } = await client.get('/wc/v3/products/attributes', { per_page: 100 })
  return Array.isArray(body) ? (body as WireItem[]) : []
}

async function* attributeThings(client: RestClient): Told {
  for (const item of await readAttributes(client)) yield* plain('attribute')(item)
}

/** Terms of one kind after the other; parents before their children. */
async function* termThings(client: RestClient): Told {
  const attributes = (await readAttributes(client)).map(({ id, slug }) => [
    `/wc/v3/products/attributes/${id}/terms`,
    String(slug),
  ])
  const lists = [
    ['/wc/v3/products/categories', 'product_cat'],
    ['/wc/v3/products/tags', 'product_tag'],
    ['/wc/v3/products/brands', 'product_brand'],
    ['/wc/v3/products/shipping_classes', 'product_shipping_class'],
    ...attributes,
    ['/wp/v2/categories', 'category'],
    ['/wp/v2/tags', 'post_tag'],
  ]
  for (const [path = '', taxonomy = ''] of lists) {
    const terms: ReturnType<typeof termData>[] = []
    for await (const item of walkList(client, path)) {
      if ('refused' in item) yield* refusedThing('term', item as Refusal)
      else terms.push(termData(taxonomy, item))
    }
    for (const data of parentsFirst(terms)) yield { kind: 'term', oldId: data.id, data }
  }
}

async function* variationThings(client: RestClient): Told {
  for await (const product of walkList(client, '/wc/v3/products', { status: 'any', type: 'variable', _fields: 'id' })) {
    if ('refused' in product) return
    const make: Make = (item) => [
      { kind: 'variation', oldId: String(item.id), data: { parent_id: product.id, ...withoutLinks(item) } },
    ]
    yield* tellList(client, { kind: 'variation', path: `/wc/v3/products/${product.id}/variations`, make })
  }
}

/** Refunds and notes are asked for order by order; of refunds only where the order tells of one. */
async function* ofEachOrder(
  client: RestClient,
  { kind, part }: { kind: 'refund' | 'order-note'; part: 'refunds' | 'notes' },
): Told {
  for await (const order of walkList(client, '/wc/v3/orders', { status: 'any', _fields: 'id,refunds' })) {
    if ('refused' in order) return
    if (part === 'refunds' && !(Array.isArray(order['refunds']) && order['refunds'].length > 0)) continue
    const { body } = await client.get(`/wc/v3/orders/${order.id}/${part}`, { per_page: 100 })
    for (const item of (Array.isArray(body) ? (body as WireItem[]) : []).toSorted((one, other) => one.id - other.id)) {
      const owner = kind === 'refund' ? { parent_id: order.id } : { order_id: order.id }
      yield { kind, oldId: String(item.id), data: { ...withoutLinks(item), ...owner } }
    }
  }
}

async function* menuThings(client: RestClient): Told {
  for await (const menu of walkList(client, '/wp/v2/menus', { context: 'edit' })) {
    if ('refused' in menu) {
      yield* refusedThing('menu', menu as Refusal)
      return
    }
    const items: unknown[] = []
    for await (const item of walkList(client, '/wp/v2/menu-items', { context: 'edit', menus: menu.id })) {
      if ('refused' in item) continue
      const title = item['title'] as { raw?: string; rendered?: string } | undefined
      items.push({ ...withoutLinks(item), title: title?.raw || title?.rendered || '' })
    }
    const ordered = (items as { menu_order?: number }[]).toSorted(
      (one, other) => Number(one.menu_order) - Number(other.menu_order),
    )
    const { name, slug, locations } = menu
    yield { kind: 'menu', oldId: String(menu.id), data: { id: menu.id, name, slug, locations: locations ?? [], items: ordered } }
  }
}

/** Where the kit itself does not come, at least its colours and fonts. */
async function* globalThings(client: RestClient): Told {
  const { status, body } = await client.get('/elementor/v1/globals')
  if (status === 200 && typeof body === 'object' && body !== null)
    yield { kind: 'kit', oldId: 'globals', data: { globals: body } }
}
