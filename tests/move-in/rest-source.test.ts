import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeftThing, MovedThing } from '#move-in/moved-thing.ts'
import { restSource } from '#move-in/sources/rest/rest-source.ts'
import type { RestKeys } from '#move-in/sources/rest/rest-client.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { FIREWALL_PAGE, keysOfStandIn, OLD_ADDRESS, standIn } from './rest-stand-in.ts'

let shop: TestShop
let keys: RestKeys
let consumer: RestKeys
let whole: Awaited<ReturnType<typeof readAll>>
beforeAll(async () => {
  shop = await aShop({ demo: true })
  const given = await keysOfStandIn(shop)
  await given.api('/wc/v3/orders', {
    method: 'POST',
    body: { billing: { email: 'ana@exemplo.com.br' }, line_items: [{ product_id: await aProduct(), quantity: 1 }] },
  })
  keys = given.application
  consumer = given.consumer
  whole = await readAll(standIn(shop).call)
})
afterAll(async () => await shop.close())

const aProduct = async () =>
  (
    await shop.db
      .selectFrom('products')
      .select('id')
      .where('type', '=', 'simple')
      .where('status', '=', 'publish')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

async function readAll(call: CallOutside, given = keys, from?: string) {
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const [things, left]: [MovedThing[], LeftThing['left'][]] = [[], []]
  for await (const one of restSource({ site: `${OLD_ADDRESS}/`, keys: given, call, wait }).things(from)) {
    if ('kind' in one) things.push(one)
    else left.push(one.left)
  }
  return { things, left, waits, of: (kind: string) => things.filter((thing) => thing.kind === kind) }
}

test('between the notes of two orders the old shop has as long for its visitors as it took to answer, a tenth of a second at the most', async () => {
  const answered = standIn(shop).call
  const order = (id: number) => ({ id, refunds: [] })
  const call: CallOutside = async (asked) => {
    const { pathname } = new URL(asked.url)
    if (pathname.endsWith('/notes')) await new Promise((resolve) => setTimeout(resolve, pathname.includes('/1/') ? 0 : 150))
    const body = pathname.endsWith('/notes')
      ? []
      : pathname.endsWith('/wc/v3/orders')
        ? [order(1), order(2), order(3)]
        : undefined
    return body ? { status: 200, headers: {}, body: JSON.stringify(body) } : await answered(asked)
  }
  const { waits } = await readAll(call)
  expect(waits).toEqual([expect.any(Number), 100])
  expect(waits[0]).toBeLessThanOrEqual(100)
})

test('a shop is read by its API, each thing once', async () => {
  const { things, left, of } = whole
  expect(left).toEqual([])
  expect([...new Set(things.map(({ kind }) => kind))]).toEqual([
    'setting',
    'media',
    'attribute',
    'term',
    'product',
    'variation',
    'customer',
    'coupon',
    'shipping-zone',
    'order',
    'order-note',
    'review',
    'page',
    'post',
    'comment',
    'menu',
  ])
  const names = things.filter(({ kind }) => kind !== 'setting').map(({ kind, oldId }) => `${kind}:${oldId}`)
  expect(new Set(names).size).toBe(names.length)
  const products = await shop.db.selectFrom('products').select('id').execute()
  expect(of('product').map(({ oldId }) => Number(oldId))).toEqual(
    products.map(({ id }) => id).toSorted((one, other) => one - other),
  )
  expect(of('variation')[0]!.data['parent_id']).toBeTypeOf('number')
  expect(of('product')[0]!.data).not.toHaveProperty('_links')
})

test('it waits as long as the host asks, goes around pages that are too large, and finds an API without speaking addresses', async () => {
  const plainOf = (things: MovedThing[]) => things.map(({ kind, oldId }) => `${kind}:${oldId}`)
  let refusals = 2
  const { call, heard } = standIn(shop, (url) => {
    const route = url.searchParams.get('rest_route')
    if (route === null) return { status: 404 }
    if (route === '/wc/v3/orders' && refusals-- > 0) return { status: 429, headers: { 'retry-after': '7' } }
    return route === '/wc/v3/products' && Number(url.searchParams.get('per_page')) > 25 ? { status: 504 } : undefined
  })
  const { things, waits } = await readAll(call)
  expect(plainOf(things)).toEqual(plainOf(whole.things))
  expect(waits.filter((ms) => ms === 7_000)).toHaveLength(2)
  expect(heard.every(({ origin }) => origin === OLD_ADDRESS)).toBe(true)
})

test('reading goes on after the last thing that was taken', async () => {
  const { things } = whole
  const pages = things.filter(({ kind }) => kind === 'page')
  const last = pages[Math.floor(pages.length / 2)]!
  const rest = await readAll(standIn(shop).call, keys, `page:${last.oldId}`)
  expect(rest.things.map(({ oldId }) => oldId)).toEqual(things.slice(things.indexOf(last) + 1).map(({ oldId }) => oldId))
})

test('keys of the shop open the shop alone, also where the host takes the header away; the rest is told', async () => {
  const call: CallOutside = async ({ url, method }) => {
    const target = new URL(url)
    const [name, secret] = ['consumer_key', 'consumer_secret'].map((one) => target.searchParams.get(one))
    for (const one of ['consumer_key', 'consumer_secret']) target.searchParams.delete(one)
    const headers: Record<string, string> = name
      ? { authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}` }
      : {}
    return await standIn(shop).call({ url: target.href, method, headers })
  }
  const { of, left } = await readAll(call, consumer)
  expect(of('product').length).toBeGreaterThan(0)
  expect(of('order').length).toBeGreaterThan(0)
  // What visitors see comes without a password.
  expect(of('page').length).toBeGreaterThan(0)
  expect(left.map(({ kind }) => kind)).toContain('menu')
})

test.each([
  ['http://antiga.example', 'https://'],
  ['https://nenhuma.example', 'Não encontramos o WordPress'],
])('%s is refused in the merchant’s words', async (site, words) => {
  const { call } = standIn(shop, () => ({ status: 404 }))
  const first = async () => {
    for await (const one of restSource({ site, keys, call, wait: async () => {} }).things()) return one
    return undefined
  }
  await expect(first()).rejects.toThrow(words)
})

test('a firewall that steps in is told as one, and is no list that is empty', async () => {
  const { call } = standIn(shop, ({ pathname }) =>
    pathname === '/wp-json/wc/v3/orders' ? { status: 403, body: FIREWALL_PAGE } : undefined,
  )
  await expect(readAll(call)).rejects.toThrow('firewall')
})

test('variations go on with the product that was reached', async () => {
  const source = restSource({ site: OLD_ADDRESS, keys, call: standIn(shop).call, wait: async () => {} })
  const marks: string[] = []
  for await (const one of source.marked!()) if ('reached' in one) marks.push(one.reached)
  const ofVariations = marks.filter((mark) => mark.startsWith('variation:') && mark !== 'variation:0:0')
  expect(ofVariations.length).toBeGreaterThan(2)
  const { heard, call } = standIn(shop)
  const rest = await readAll(call, keys, ofVariations[1])
  const asked = heard.filter(({ pathname }) => pathname.endsWith('variations'))
  expect(asked).toHaveLength(ofVariations.length - 2)
  expect(rest.things.every(({ kind }) => kind !== 'product')).toBe(true)
})

test('zones of delivery and rates of taxes come with where they hold; keys without the right to them are told', async () => {
  const zone = whole.of('shipping-zone').find(({ data }) => (data['methods'] as unknown[]).length > 0)!
  expect(zone.data['methods']).toContainEqual(
    expect.objectContaining({ method_id: expect.any(String), settings: expect.any(Object) }),
  )
  const rate = { id: 7, country: 'BR', state: 'SP', rate: '18.0000', name: 'ICMS', class: 'standard', postcodes: [], cities: [] }
  const { call } = standIn(shop, ({ pathname, searchParams }) => {
    if (pathname === '/wp-json/wc/v3/taxes') return { body: JSON.stringify(searchParams.get('page') === '1' ? [rate] : []) }
    return pathname === '/wp-json/wc/v3/shipping/zones'
      ? { status: 403, body: '{"code":"woocommerce_rest_cannot_view"}' }
      : undefined
  })
  const { of, left } = await readAll(call)
  expect(of('tax-rate')).toEqual([{ kind: 'tax-rate', oldId: '7', data: rate }])
  expect(left).toEqual([{ kind: 'shipping-zone', reason: expect.stringContaining('não dão acesso') }])
})

test('what the merchant does not want is not asked for', async () => {
  const { call, heard } = standIn(shop)
  const without = ['order', 'refund', 'order-note', 'shipping-zone']
  const kinds = new Set<string>()
  for await (const one of restSource({ site: OLD_ADDRESS, keys, call, wait: async () => {}, without }).things())
    if ('kind' in one) kinds.add(one.kind)
  expect(without.filter((kind) => kinds.has(kind))).toEqual([])
  expect(heard.filter(({ pathname }) => pathname.includes('/orders') || pathname.includes('/zones'))).toEqual([])
})
