import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KeptTables } from '#db/kept-tables.ts'
import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { createPromotions } from '#shop/promotions/service.ts'
import { apiAs } from './support/api.ts'
import { aShopper } from './support/checkout.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let api: Awaited<ReturnType<typeof apiAs>>['api']
/** A Wednesday in the afternoon; turned by the tests. */
let now = readLocalMoment('2026-11-18T15:00:00').getTime()
beforeAll(async () => {
  // Nobody listens there: only what is said to such a cache is of interest.
  const edge = { url: 'varnish://127.0.0.1:9', token: undefined }
  shop = await aShop({ demo: true, clock: { now: () => now }, config: { edge } })
  ;({ api } = await apiAs(shop, 'shop_manager'))
}, 120_000)
afterAll(() => shop.close())

const PRODUCT = '/produto/vaso-jequitinhonha/'
const LISTING = '/loja/'
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')
const body = async (url: string) => (await shop.get(url)).body
const make = async (more: object = {}) => {
  const rule = { kind: 'units', take: 3, lowered: 1, percent: 100 }
  const made = await api('/vitrine/v1/promotions', {
    method: 'POST',
    body: { name: 'Festa do barro', rule, is_active: true, ...more },
  })
  expect(made.status).toBe(201)
  return made.body as { id: number }
}
const remove = (id: number) => api(`/vitrine/v1/promotions/${id}?force=true`, { method: 'DELETE' })

test('a product page and a listing that are kept change at the minute at which a promotion begins and ends', async () => {
  const { id } = await make({ starts_at: '2026-11-18T16:00:00', ends_at: '2026-11-18T17:00:00' })
  const seen = async () => [(await body(PRODUCT)).includes('Leve 3, pague 2'), (await body(LISTING)).includes('Leve 3, pague 2')]
  expect(await seen()).toEqual([false, false])
  const { headers } = await shop.get(PRODUCT)
  const keptFor = async (url: string) => {
    const told = (await shop.get(url)).headers
    return [told['cache-control'], told['surrogate-control']].map((one) =>
      Number(/(?:s-maxage|^max-age)=(\d+)/.exec(String(one))?.[1]),
    )
  }
  expect(await keptFor(PRODUCT)).toEqual([30, 3_600])
  now = readLocalMoment('2026-11-18T15:58:00').getTime()
  expect([await keptFor(PRODUCT), await keptFor(LISTING)]).toEqual([
    [30, 120],
    [30, 120],
  ])
  now = readLocalMoment('2026-11-18T15:59:59').getTime()
  expect(await keptFor(PRODUCT)).toEqual([1, 1])
  expect((await shop.get(PRODUCT)).headers.etag).toBe(headers.etag)
  now = readLocalMoment('2026-11-18T16:00:00').getTime()
  expect(await seen()).toEqual([true, true])
  expect(text(await body(PRODUCT))).toContain('Até 18/11/2026 às 17:00.')
  now = readLocalMoment('2026-11-18T17:00:00').getTime()
  expect(await seen()).toEqual([false, false])
  await remove(id)
})

test('a process that draws no page knows that one began, and tells a cache in front of the shop', async () => {
  const { id } = await make({ starts_at: '2026-11-18T18:00:00', ends_at: '2026-11-18T19:00:00' })
  const clock = { now: () => now }
  const keptTables = { of: (_tag: string, _name: string, read: () => Promise<unknown>) => read() } as Pick<KeptTables, 'of'>
  const worker = createPromotions({ db: shop.db, keptTables, clock, payments: { list: async () => [] } })
  const looked = readLocalMoment('2026-11-18T17:59:00').getTime()
  now = readLocalMoment('2026-11-18T17:59:59').getTime()
  expect(await worker.hasTurnedSince(looked)).toBe(false)
  now = readLocalMoment('2026-11-18T18:00:00').getTime()
  expect(await worker.hasTurnedSince(looked)).toBe(true)
  expect(await worker.hasTurnedSince(now)).toBe(false)
  await remove(id)
})

test('the cart in the header tells what they take off, and what lacks for one', async () => {
  const { id } = await make()
  const buyer = aShopper(shop)
  const drawer = async (units: string) => {
    const answer = await buyer.add('vaso-jequitinhonha', units)
    return text(answer.json<{ fragments: Record<string, string> }>().fragments['div.widget_shopping_cart_content']!)
  }
  expect(await drawer('2')).toContain('Leve mais 1 unidade e aproveite: Festa do barro Subtotal: R$ 778,00')
  expect(await drawer('1')).toContain('Festa do barro: −R$ 389,00 Subtotal: R$ 1.167,00')
  await remove(id)
  expect(text((await buyer.ajax('get_refreshed_fragments', {})).body)).not.toContain('Festa do barro')
})

test('they change when a merchant edits one, and pay for its style only while they show one', async () => {
  expect(await body(LISTING)).not.toContain('promotion-note')
  const { id } = await make()
  await expect.poll(() => body(PRODUCT)).toContain('Festa do barro')
  await expect.poll(() => body(LISTING)).toContain('.promotion-note{')
  const steps = [
    { units: 2, percent: 5 },
    { units: 6, percent: 12 },
  ]
  await api(`/vitrine/v1/promotions/${id}`, { method: 'PUT', body: { rule: { kind: 'quantity-steps', counts: 'each', steps } } })
  await expect.poll(async () => text(await body(PRODUCT))).toContain('Unidades Desconto 2 ou mais 5% 6 ou mais 12%')
  await expect.poll(() => body(LISTING)).toContain('Leve mais: até 12%')
  await remove(id)
  await expect.poll(() => body(PRODUCT)).not.toContain('promotion')
})
