import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import type { AvailableVariation } from './variation.ts'

let shop: TestShop
let shirtId: number
beforeAll(async () => {
  shop = await aShop({ demo: true })
  shirtId = await idOf('camiseta-algodao-organico')
})
afterAll(() => shop?.close())

const idOf = async (slug: string) =>
  (await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
const list = (id: number | string, query = '') =>
  shop.http.inject({ url: `/wp-json/woo-variation-swatches/v1/products/${id}/variations${query}` })
const post = (name: string, fields: Record<string, string>) =>
  shop.http.inject({
    method: 'POST',
    url: `/?wc-ajax=${name}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

test('[SWATCH-10] the variations of a product come from REST, with their count, cacheable by everybody', async () => {
  const answer = await list(shirtId)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toContain('public')
  expect(answer.headers['set-cookie']).toBeUndefined()
  const variations = answer.json<AvailableVariation[]>()
  expect(answer.headers['x-wp-total']).toBe(String(variations.length))
  expect(variations[0]).toMatchObject({
    attributes: { attribute_pa_cor: 'branco', attribute_pa_tamanho: 'pp' },
    display_price: 119,
    price_html: '',
    availability_html: '<p class="stock in-stock">Em estoque</p>',
    is_in_stock: true,
    min_qty: 1,
    max_qty: 6,
    variation_stock_left: 'Restam 6',
    sku: 'VES-CAMISETA-BRA-PP',
  })
  expect(variations[0]!.image).toMatchObject({
    srcset: expect.stringContaining('.webp'),
    srcset_avif: expect.stringContaining('.avif'),
  })
  const again = await shop.http.inject({
    url: `/wp-json/woo-variation-swatches/v1/products/${shirtId}/variations`,
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('[SWATCH-10, REST-6] the list can be paged and narrowed by what is chosen, and takes extra parameters', async () => {
  const all = (await list(shirtId)).json<AvailableVariation[]>()
  const second = await list(shirtId, '?per_page=5&page=2')
  expect(second.json<AvailableVariation[]>().map((one) => one.variation_id)).toEqual(
    all.slice(5, 10).map((one) => one.variation_id),
  )
  expect(second.headers['x-wp-totalpages']).toBe(String(Math.ceil(all.length / 5)))
  const black = (await list(shirtId, '?attribute_pa_cor=preto')).json<AvailableVariation[]>()
  expect(black.map((one) => one.attributes.attribute_pa_tamanho)).toEqual(['p', 'm', 'g', 'gg'])
  expect((await list(shirtId, '?lang=pt-br&attribute_pa_cor=preto')).json()).toEqual(black)
})

test.each(['?per_page=0', '?per_page=101', '?per_page=abc', '?page=-1', '?page=1.5'])(
  'a page that can not be (%s) is refused in words',
  async (query) => {
    const answer = await list(shirtId, query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'rest_invalid_param' })
  },
)

test.each(['999999999', '0', 'abc', '1e3', '99999999999999999999'])('product %s has no variations to ask for', async (id) => {
  const answer = await list(id)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ message: 'ID de produto inválido.' })
})

test('a product that is not published keeps its variations to itself', async () => {
  const id = await idOf('quimono-leve')
  expect((await list(id)).statusCode).toBe(200)
  await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute()
  await eventually('it is gone', async () => (await list(id)).statusCode === 404)
  expect((await post('woo_get_all_variations', { product_id: String(id) })).json()).toEqual([])
  expect((await post('get_variation', { product_id: String(id), attribute_pa_cor: 'indigo' })).json()).toBe(false)
})

test('[SWATCH-8] get_variation answers the variation of a whole choice, and false for any other', async () => {
  const ask = (fields: Record<string, string>) => post('get_variation', { product_id: String(shirtId), ...fields })
  const found = (await ask({ attribute_pa_cor: 'oliva', attribute_pa_tamanho: 'm' })).json<AvailableVariation>()
  expect(found).toMatchObject({
    sku: 'VES-CAMISETA-OLI-M',
    max_qty: 2,
    availability_html: '<p class="stock in-stock low-stock">Apenas 2 em estoque</p>',
  })
  expect((await ask({ attribute_pa_cor: 'oliva' })).json()).toBe(false)
  expect((await ask({ attribute_pa_cor: 'oliva', attribute_pa_tamanho: 'xxg' })).json()).toBe(false)
  expect((await ask({ attribute_pa_cor: 'x'.repeat(5_000), attribute_pa_tamanho: 'm' })).json()).toBe(false)
  expect((await post('get_variation', { product_id: 'abc' })).json()).toBe(false)
  const nothing = await post('get_variation', {})
  expect([nothing.statusCode, nothing.body]).toEqual([200, ''])
})

test('[SWATCH-2] a variation that leaves an attribute open is found by any value of it', async () => {
  const id = await idOf('camisa-de-linho')
  const kept = async () => (await list(id)).json<AvailableVariation[]>()
  const first = (await kept()).find((one) => one.attributes.attribute_pa_cor === 'azul')!.variation_id
  const size = await shop.db.selectFrom('attributes').select('id').where('slug', '=', 'tamanho').executeTakeFirstOrThrow()
  await shop.db.deleteFrom('variation_terms').where('variation_id', '=', first).where('attribute_id', '=', size.id).execute()
  await eventually('the kept list says so', async () =>
    (await kept()).some((one) => one.variation_id === first && one.attributes.attribute_pa_tamanho === ''),
  )
  const found = await post('get_variation', { product_id: String(id), attribute_pa_cor: 'azul', attribute_pa_tamanho: 'gg' })
  expect(found.json<AvailableVariation>()).toMatchObject({ variation_id: first, attributes: { attribute_pa_tamanho: '' } })
})

test('woo_get_all_variations answers all of them, or an empty list', async () => {
  const all = (await list(shirtId)).json<AvailableVariation[]>()
  expect((await post('woo_get_all_variations', { product_id: String(shirtId) })).json()).toEqual(all)
  for (const product_id of ['', 'abc', '999999999'])
    expect((await post('woo_get_all_variations', { product_id })).json()).toEqual([])
})

test('a sale that takes one of the last units is in the next answer', async () => {
  const variation = (await list(shirtId, '?attribute_pa_cor=oliva'))
    .json<AvailableVariation[]>()
    .find((one) => one.max_qty === 2)!
  await list(shirtId)
  await shop.db.updateTable('stock').set({ on_hand: 1 }).where('variation_id', '=', variation.variation_id).execute()
  await eventually('the kept list is made again', async () =>
    (await list(shirtId))
      .json<AvailableVariation[]>()
      .some((one) => one.variation_id === variation.variation_id && one.max_qty === 1),
  )
})

test('where prices differ each variation says its own', async () => {
  const towels = (await list(await idOf('toalha-de-banho-algodao'))).json<AvailableVariation[]>()
  expect(new Set(towels.map((one) => one.display_price)).size).toBeGreaterThan(1)
  expect(towels.every((one) => one.price_html.includes('R$'))).toBe(true)
})
