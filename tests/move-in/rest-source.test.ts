import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeftThing, MovedThing } from '#move-in/moved-thing.ts'
import { restSource } from '#move-in/sources/rest/rest-source.ts'
import type { RestKeys } from '#move-in/sources/rest/rest-client.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import { apiAs, keyFor } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

const SITE = 'https://antiga.example'
let shop: TestShop
let keys: RestKeys
let consumer: RestKeys
let whole: Awaited<ReturnType<typeof readAll>>
beforeAll(async () => {
  shop = await aShop({ demo: true })
  const { authorization, api } = await apiAs(shop, 'administrator', 'mudanca')
  await api('/wc/v3/orders', {
    method: 'POST',
    body: { billing: { email: 'ana@exemplo.com.br' }, line_items: [{ product_id: await aProduct(), quantity: 1 }] },
  })
  const [user = '', password = ''] = Buffer.from(authorization.slice(6), 'base64').toString().split(':')
  keys = { kind: 'application-password', user, password }
  const { consumerKey, consumerSecret } = await keyFor(shop, 'mudanca', 'read')
  consumer = { kind: 'consumer-key', key: consumerKey, secret: consumerSecret }
  whole = await readAll(standIn())
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

/** Another shop of ours stands for the old one: it speaks the same wire. `falter` may answer in its place. */
const standIn =
  (
    falter: (url: URL) => { status: number; headers?: Record<string, string> } | undefined = () => undefined,
    heard: URL[] = [],
  ): CallOutside =>
  async ({ url, headers = {} }) => {
    const target = new URL(url)
    heard.push(target)
    const faltered = falter(target)
    if (faltered) return { headers: {}, body: '', ...faltered }
    const route = target.searchParams.get('rest_route')
    target.searchParams.delete('rest_route')
    const answer = await shop.http.inject({
      url: (route === null ? target.pathname : `/wp-json${route}`) + target.search,
      headers,
    })
    return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
  }

async function readAll(call: CallOutside, given = keys, from?: string) {
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const [things, left]: [MovedThing[], LeftThing['left'][]] = [[], []]
  for await (const one of restSource({ site: `${SITE}/`, keys: given, call, wait, withNotes: true }).things(from)) {
    if ('kind' in one) things.push(one)
    else left.push(one.left)
  }
  return { things, left, waits, of: (kind: string) => things.filter((thing) => thing.kind === kind) }
}

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
    'order',
    'order-note',
    'review',
    'page',
    'post',
    'comment',
    'menu',
  ])
  const names = things.filter(({ kind }) => !['setting', 'term'].includes(kind)).map(({ kind, oldId }) => `${kind}:${oldId}`)
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
  const heard: URL[] = []
  const call = standIn((url) => {
    const route = url.searchParams.get('rest_route')
    if (route === null) return { status: 404 }
    if (route === '/wc/v3/orders' && refusals-- > 0) return { status: 429, headers: { 'retry-after': '7' } }
    return route === '/wc/v3/products' && Number(url.searchParams.get('per_page')) > 25 ? { status: 504 } : undefined
  }, heard)
  const { things, waits } = await readAll(call)
  expect(plainOf(things)).toEqual(plainOf(whole.things))
  expect(waits.filter((ms) => ms === 7_000)).toHaveLength(2)
  expect(heard.every(({ origin }) => origin === SITE)).toBe(true)
})

test('reading goes on after the last thing that was taken', async () => {
  const { things } = whole
  const pages = things.filter(({ kind }) => kind === 'page')
  const last = pages[Math.floor(pages.length / 2)]!
  const rest = await readAll(standIn(), keys, `page:${last.oldId}`)
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
    return await standIn()({ url: target.href, method, headers })
  }
  const { of, left } = await readAll(call, consumer)
  expect(of('product').length).toBeGreaterThan(0)
  expect(of('order').length).toBeGreaterThan(0)
  expect(left.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'post', 'menu']))
})

test.each([
  ['http://antiga.example', 'https://'],
  ['https://nenhuma.example', 'Não encontramos a API'],
])('%s is refused in the merchant’s words', async (site, words) => {
  const call = standIn(() => ({ status: 404 }))
  const first = async () => {
    for await (const one of restSource({ site, keys, call, wait: async () => {} }).things()) return one
    return undefined
  }
  await expect(first()).rejects.toThrow(words)
})
