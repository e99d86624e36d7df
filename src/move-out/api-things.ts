import { recordOf, textOf } from '#kit/unknown-json.ts'
import type { MovedKind } from '#move-in/moved-thing.ts'
import { zoneThings } from '#move-in/sources/rest/zone-things.ts'
import { withTermIds } from '#move-in/term-ids.ts'
import type { Ask, Things } from './contract.ts'
import { walk, type WireItem } from './walk.ts'

const EDIT = { context: 'edit', status: 'any' }

/** What the API tells of the shop, in the order in which it comes over: what others point to is told before them. */
export async function* goodsThings(ask: Ask): Things {
  yield* settingThings(ask)
  yield* mediaThings(ask)
  const attributes: WireItem[] = []
  for await (const item of walk(ask, '/wc/v3/products/attributes')) {
    attributes.push(item)
    yield thing('attribute', item)
  }
  yield* termThings(ask, attributes)
  const variable: number[] = []
  for await (const item of walk(ask, '/wc/v3/products', { status: 'any', context: 'edit' })) {
    if (item['type'] === 'variable') variable.push(item.id)
    yield withTermIds(thing('product', item))
  }
  for (const id of variable)
    for await (const item of walk(ask, `/wc/v3/products/${id}/variations`))
      // What it inherits is the product's: told as its own, it would stay when the product changes.
      yield thing('variation', item, { ...item, ...recordOf(item['own_measures']), parent_id: id })
}

export async function* salesThings(ask: Ask): Things {
  for await (const item of walk(ask, '/wc/v3/customers', { role: 'customer' })) yield thing('customer', item)
  for await (const item of walk(ask, '/wc/v3/coupons')) yield withTermIds(thing('coupon', item))
  for await (const one of zoneThings({ get: async (path) => ({ status: 200, body: await ask(path) }) }))
    if ('kind' in one) yield one
  for await (const item of walk(ask, '/wc/v3/taxes')) yield thing('tax-rate', item)
  for await (const item of walk(ask, '/wc/v3/orders', { status: 'any' })) yield thing('order', item)
}

export async function* reviewThings(ask: Ask): Things {
  for await (const item of walk(ask, '/wc/v3/products/reviews', { status: 'all', context: 'edit' })) yield thing('review', item)
}

export async function* mediaThings(ask: Ask): Things {
  for await (const item of walk(ask, '/wp/v2/media', { context: 'edit' })) yield thing('media', item, mediaData(item))
}

/** Pages and posts. */
export async function* contentThings(ask: Ask): Things {
  for await (const item of walk(ask, '/wp/v2/pages', EDIT)) yield thing('page', item)
  for await (const item of walk(ask, '/wp/v2/posts', EDIT)) yield withTermIds(thing('post', item))
}

export async function* commentThings(ask: Ask): Things {
  for await (const item of walk(ask, '/wp/v2/comments', { context: 'edit', status: 'all' }))
    if (item['type'] !== 'review') yield thing('comment', item)
}

const thing = (kind: MovedKind, item: WireItem, data: Record<string, unknown> = item) => ({ kind, oldId: String(item.id), data })

export async function* termThings(ask: Ask, attributes: readonly WireItem[]): Things {
  const lists: [path: string, taxonomy: string][] = [
    ['/wc/v3/products/categories', 'product_cat'],
    ['/wc/v3/products/tags', 'product_tag'],
    ['/wc/v3/products/shipping_classes', 'product_shipping_class'],
    ...attributes.map(({ id, slug }): [string, string] => [`/wc/v3/products/attributes/${id}/terms`, textOf(slug)]),
    ['/wp/v2/categories', 'category'],
    ['/wp/v2/tags', 'post_tag'],
  ]
  for (const [path, taxonomy] of lists)
    for await (const item of walk(ask, path)) yield withTermIds(thing('term', item, { ...item, taxonomy }))
}

/** How the shop measures, counts and is called; keys of services are no settings of these groups. */
async function* settingThings(ask: Ask): Things {
  for (const group of ['general', 'products'])
    for (const one of (await ask(`/wc/v3/settings/${group}`)) as Record<string, unknown>[])
      if (one['type'] !== 'password')
        yield { kind: 'setting', oldId: textOf(one['id']), data: { id: one['id'], value: one['value'] } }
}

const mediaData = (item: WireItem) => ({
  id: item.id,
  source_url: item['source_url'],
  alt_text: item['alt_text'],
  title: recordOf(item['title'])['raw'],
  caption: recordOf(item['caption'])['raw'],
  description: recordOf(item['description'])['raw'],
  mime_type: item['mime_type'],
  date_gmt: item['date_gmt'],
})
