import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await aShop({ demo: true })
})
afterAll(() => shop.close())

/** How many pages have been rendered so far. */
async function rendered() {
  const { body } = await shop.http.inject('/metrics')
  return Number(/vitrine_page_cache_total\{from="render"\} (\d+)/.exec(body)?.[1] ?? 0)
}

test.each([
  [
    'the order of parameters and terms, and strangers’ parameters',
    '/loja/?filter_cor=azul,cru&query_type_cor=or&min_price=10',
    '/loja/?utm_source=x&min_price=10,00&query_type_cor=or&filter_cor=cru,azul,azul&paged=1',
  ],
  ['an order that does not exist', '/loja/', '/loja/?orderby=relevancia-inventada'],
  ['filters that mean nothing', '/loja/page/2/', '/loja/page/2/?min_price=&max_price=abc&filter_cor=&rating_filter=9'],
  ['spaces around the words of a search', '/?s=caneca%20azul', '/?s=%20caneca%20%20azul%20&utm_medium=x'],
])('[LIST-4] %s make no second copy of a page', async (_what, first, same) => {
  const one = await shop.get(first)
  expect(one.statusCode).toBe(200)
  const before = await rendered()
  const other = await shop.get(same)
  expect(await rendered()).toBe(before)
  expect(other.body).toBe(one.body)
})

test('a change of a product reaches narrowed lists and searches too', async () => {
  const urls = ['/loja/?filter_cor=terracota', '/?s=serra']
  for (const url of urls) expect((await shop.get(url)).body).toContain('Caneca Serra')
  await shop.db.updateTable('products').set({ name: 'Caneca Serrana' }).where('slug', '=', 'caneca-serra').execute()
  for (const url of urls) await expect.poll(async () => (await shop.get(url)).body).toContain('Caneca Serrana')
})
