import type { LeftThing, MovedKind, MovedThing, PlaceMark, Source } from '../../moved-thing.ts'
import { createRestClient, type RestClient, type RestOptions } from './rest-client.ts'
import { parentsFirst } from '../parents-first.ts'
import { withTermIds } from '../../term-ids.ts'
import { zoneThings } from './zone-things.ts'
import { mediaData, pageTrouble, termData, withoutLinks } from './wire-things.ts'
import { BEGINNING, type Reached, type Refusal, walkList, walkPages, type WireItem } from './walk-list.ts'

type Options = RestOptions & { /** Kinds that the merchant does not want: they are not asked for. */ without?: readonly string[] }
type Told = AsyncGenerator<MovedThing | LeftThing | PlaceMark>
type Step = { kind: MovedKind; tell: (from: Reached) => Told }
type Make = (item: WireItem) => (MovedThing | LeftThing)[]

/** A shop of WordPress that is still open, read by its API. It marks how far it came, page by page: `kind:after:done`. */
export function restSource({ without = [], ...options }: Options): Source {
  const marked = async function* (from = ''): Told {
    const client = await createRestClient(options)
    const steps = stepsOf(client, { seesAll: options.keys.application !== undefined, wait: options.wait }).filter(
      (step) => step.kind === 'setting' || !without.includes(step.kind),
    )
    // Another shop like this one numbers its terms by themselves.
    const isOwn = client.namespaces.includes('vitrine/v1')
    const [kind, after, done] = from.split(':')
    const start = Math.max(
      0,
      steps.findIndex((step) => step.kind === kind),
    )
    for (const [at, step] of steps.entries()) {
      if (at < start) continue
      if (at > start) yield { reached: `${step.kind}:0:0` }
      const told = step.tell(at === start ? { after: Number(after) || 0, done: Number(done) || 0 } : BEGINNING)
      for await (const one of told) yield isOwn && 'kind' in one ? withTermIds(one) : one
    }
  }
  return {
    marked,
    things: async function* (from) {
      for await (const one of marked(from)) if (!('reached' in one)) yield one
    },
  }
}

function stepsOf(client: RestClient, { seesAll, wait }: { seesAll: boolean; wait: RestOptions['wait'] }): Step[] {
  const list = (kind: MovedKind, path: string, query: Record<string, string | number> = {}, make: Make = plain(kind)): Step => ({
    kind,
    tell: (from) => tellList(client, { kind, path, query, make, from }),
  })
  // Without an application password only what visitors see can be asked for.
  const context: Record<string, string> = seesAll ? { context: 'edit' } : {}
  const edit: Record<string, string> = seesAll ? { context: 'edit', status: 'any' } : {}
  const comments: Record<string, string> = seesAll ? { context: 'edit', status: 'all' } : {}
  return [
    { kind: 'setting', tell: () => settingThings(client) },
    list('media', '/wp/v2/media', context, (item) => [{ kind: 'media', oldId: String(item.id), data: mediaData(item) }]),
    { kind: 'attribute', tell: () => attributeThings(client) },
    { kind: 'term', tell: () => termThings(client) },
    list('product', '/wc/v3/products', { status: 'any' }),
    { kind: 'variation', tell: (from) => variationThings(client, from) },
    list('customer', '/wc/v3/customers', { role: 'all' }),
    list('coupon', '/wc/v3/coupons'),
    { kind: 'shipping-zone', tell: () => zoneThings(client) },
    list('tax-rate', '/wc/v3/taxes'),
    list('order', '/wc/v3/orders', { status: 'any' }),
    { kind: 'refund', tell: (from) => ofEachOrder(client, { kind: 'refund', part: 'refunds', from }) },
    { kind: 'order-note', tell: (from) => ofEachOrder(client, { kind: 'order-note', part: 'notes', from, wait }) },
    list('review', '/wc/v3/products/reviews', { status: 'all', context: 'edit' }),
    list('page', '/wp/v2/pages', edit, document('page')),
    list('post', '/wp/v2/posts', edit, document('post')),
    // Reviews of products are told by the shop itself.
    list('comment', '/wp/v2/comments', comments, (item) => (item['type'] === 'review' ? [] : plain('comment')(item))),
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
    return [...plain(kind)(item), ...(trouble ? [{ left: { kind, oldId: `${item.id}:elementor`, reason: trouble } }] : [])]
  }

const template: Make = (item) => {
  const type = (item['meta'] as Record<string, unknown> | undefined)?.['_elementor_template_type']
  return plain(type === 'popup' || type === 'kit' ? type : 'template')(item)
}

const refusedThing = (kind: string, { refused: reason }: Refusal): LeftThing[] =>
  reason === undefined ? [] : [{ left: { kind, reason } }]

type Listing = { kind: MovedKind; path: string; query?: Record<string, string | number>; make: Make; from?: Reached }

async function* tellList(client: RestClient, { kind, path, query = {}, make, from = BEGINNING }: Listing): Told {
  for await (const page of walkPages(client, path, query, from)) {
    if ('refused' in page) {
      yield* refusedThing(kind, page)
      continue
    }
    for (const item of page.items) yield* make(item)
    const last = page.items.at(-1)
    if (last) yield { reached: `${kind}:${last.id}:${page.start + page.items.length}` }
  }
}

/** Things that are asked for owner by owner; after each owner it is marked how far its list was read. */
async function* ofEachOwner(
  client: RestClient,
  { kind, path, query, from }: { kind: MovedKind; path: string; query: Record<string, string>; from: Reached },
  tell: (owner: WireItem) => Told,
): Told {
  for await (const page of walkPages(client, path, query, from)) {
    if ('refused' in page) return
    for (const [at, owner] of page.items.entries()) {
      yield* tell(owner)
      yield { reached: `${kind}:${owner.id}:${page.start + at + 1}` }
    }
  }
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

const variationThings = (client: RestClient, from: Reached): Told =>
  ofEachOwner(
    client,
    { kind: 'variation', path: '/wc/v3/products', query: { status: 'any', type: 'variable', _fields: 'id' }, from },
    async function* (product) {
      for await (const item of walkList(client, `/wc/v3/products/${product.id}/variations`)) {
        if ('refused' in item) yield* refusedThing('variation', item as Refusal)
        else yield { kind: 'variation', oldId: String(item.id), data: { parent_id: product.id, ...withoutLinks(item) } }
      }
    },
  )

type EachOrder = {
  kind: 'refund' | 'order-note'
  part: 'refunds' | 'notes'
  from: Reached
  wait?: RestOptions['wait']
}

/** One call for each order: the old shop's server gets as long for its visitors in between as it took to answer, but no longer than this. */
const LONGEST_PAUSE_MS = 100

/** Refunds and notes are asked for order by order; of refunds only where the order tells of one. */
function ofEachOrder(client: RestClient, { kind, part, from, wait }: EachOrder): Told {
  let tookMs = 0
  return ofEachOwner(
    client,
    { kind, path: '/wc/v3/orders', query: { status: 'any', _fields: 'id,refunds' }, from },
    async function* (order) {
      if (part === 'refunds' && !(Array.isArray(order['refunds']) && order['refunds'].length > 0)) return
      if (tookMs > 0) await wait?.(Math.min(tookMs, LONGEST_PAUSE_MS))
      const askedMs = performance.now()
      const { body } = await client.get(`/wc/v3/orders/${order.id}/${part}`, { per_page: 100 })
      tookMs = Math.ceil(performance.now() - askedMs)
      for (const item of (Array.isArray(body) ? (body as WireItem[]) : []).toSorted((one, other) => one.id - other.id)) {
        const owner = kind === 'refund' ? { parent_id: order.id } : { order_id: order.id }
        yield { kind, oldId: String(item.id), data: { ...withoutLinks(item), ...owner } }
      }
    },
  )
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
