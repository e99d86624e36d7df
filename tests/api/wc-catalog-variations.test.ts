import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type ApiAnswer, apiAs } from '../support/api.ts'
import { aShop, type TestShop } from '../support/shop.ts'

/** As much of an answer as is looked at here. */
type Told = { id: number; name: string; option: string; variation: boolean; price: string; attributes: { option: string }[] }

let shop: TestShop
let api: Api

beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'administrator')).api
})
afterAll(() => shop.close())

const call = (method: string, path: string, body?: unknown) => api(`/wc/v3${path}`, { method, body })
const get = (path: string) => call('GET', path)

/** A shirt in two colours and two sizes, without variations yet. */
const aShirt = async (more: object = {}) =>
  (
    await call('POST', '/products', {
      name: 'Camisa',
      type: 'variable',
      attributes: [
        { name: 'Tamanho', options: ['P', 'M'], variation: true, position: 1 },
        { name: 'Tom', options: ['Anil', 'Urucum'], variation: true, position: 0 },
        { name: 'Tecido', options: ['Linho', 'Algodão'], visible: true, variation: false },
      ],
      ...more,
    })
  ).body

test('[REST-6] a product gets its variations, and the page sells them at once', async () => {
  const shirt = await aShirt()
  expect(shirt).toMatchObject({ type: 'variable', variations: [], price: '', purchasable: false, has_options: true })
  expect(shirt.attributes.map((one: Told) => [one.name, one.variation])).toEqual([
    ['Tom', true],
    ['Tamanho', true],
    ['Tecido', false],
  ])
  const made = await call('POST', `/products/${shirt.id}/variations`, {
    regular_price: '120',
    sale_price: '99.90',
    sku: 'CAM-ANIL-P',
    manage_stock: true,
    stock_quantity: 3,
    attributes: [
      { name: 'Tom', option: 'Anil' },
      { name: 'Tamanho', option: 'P' },
    ],
  })
  expect(made.status).toBe(201)
  expect(made.headers.location).toBe(`http://127.0.0.1/wp-json/wc/v3/products/${shirt.id}/variations/${made.body.id}`)
  expect(Object.keys(made.body).sort()).toEqual([...KEYS].sort())
  expect(made.body).toMatchObject({
    price: '99.90',
    on_sale: true,
    stock_quantity: 3,
    parent_id: shirt.id,
    status: 'publish',
    image: null,
    permalink: expect.stringContaining('attribute_pa_tom=anil'),
  })
  expect(new Map(made.body.attributes.map((one: Told) => [one.name, one.option]))).toEqual(
    new Map([
      ['Tamanho', 'P'],
      ['Tom', 'Anil'],
    ]),
  )
  const page = await shop.get(`/produto/${shirt.slug}/`)
  expect(page.body).toContain('name="attribute_pa_tom"')
  // What only describes it is not asked for.
  expect(page.body).not.toContain('name="attribute_pa_tecido"')
  expect(page.body).toContain('Algodão')
  const path = `/products/${shirt.id}/variations/${made.body.id}`
  await call('PUT', path, { regular_price: '150', sale_price: '' })
  await expect.poll(async () => (await shop.get(`/produto/${shirt.slug}/`)).body).toContain('150,00')
  expect((await get(`/products/${shirt.id}`)).body).toMatchObject({
    price: '150.00',
    variations: [made.body.id],
    stock_status: 'instock',
  })
  expect((await call('PUT', path, { status: 'private' })).body).toMatchObject({ status: 'private', purchasable: false })
  await expect.poll(async () => (await shop.get(`/produto/${shirt.slug}/`)).statusCode).toBe(404)
})

test('every choice that has no variation yet gets one with one click, and none of them is free', async () => {
  const shirt = await aShirt()
  await call('POST', `/products/${shirt.id}/variations`, { regular_price: '10', attributes: [{ name: 'Tom', option: 'Anil' }] })
  expect((await call('POST', `/products/${shirt.id}/variations/generate`)).body).toEqual({ count: 2 })
  const all = (await get(`/products/${shirt.id}/variations`)).body
  expect(all.map((one: Told) => one.price)).toEqual(['10', '', ''])
  expect(all.slice(1).map((one: Told) => one.attributes.map((chosen) => chosen.option).sort())).toEqual([
    ['P', 'Urucum'],
    ['M', 'Urucum'],
  ])
  expect((await call('POST', `/products/${shirt.id}/variations/generate`)).body).toEqual({ count: 0 })
  expect((await get(`/products/${shirt.id}`)).body).toMatchObject({
    price: '10.00',
    price_html: expect.not.stringContaining(' – '),
  })
})

test('a variation weighs and measures for itself, and where it says nothing as its product; what is packed follows', async () => {
  const shirt = await aShirt({ status: 'publish', weight: '0.4', dimensions: { length: '30', width: '20', height: '5' } })
  const attributes = [
    { name: 'Tom', option: 'Anil' },
    { name: 'Tamanho', option: 'P' },
  ]
  const list = `/products/${shirt.id}/variations`
  const { body: made } = await call('POST', list, {
    regular_price: '120',
    attributes,
    weight: '1,25',
    dimensions: { height: '9' },
  })
  expect(made).toMatchObject({
    weight: '1.25',
    dimensions: { length: '30', width: '20', height: '9' },
    own_measures: { weight: '1.25', dimensions: { length: '', width: '', height: '9' } },
  })
  const packed = async () => {
    const items = [{ product_id: shirt.id, variation_id: made.id, quantity: 2 }]
    const simulated = await api('/vitrine/v1/freight/simulate', { method: 'POST', body: { postcode: '01310-100', items } })
    const { rows } = await sql<{ sides: number[] }>`
      select json_build_array(length_mm, width_mm, height_mm) as sides from cart_offers where variation_id = ${made.id}`.execute(
      shop.db,
    )
    return [simulated.body.weight_grams, rows[0]?.sides]
  }
  expect(await packed()).toEqual([2_500, [300, 200, 90]])
  const { body: plain } = await call('PUT', `${list}/${made.id}`, { weight: '', dimensions: { height: '' } })
  expect(plain).toMatchObject({ weight: '0.4', dimensions: { height: '5' }, own_measures: { weight: '' } })
  expect(await packed()).toEqual([800, [300, 200, 50]])
  expect((await call('PUT', `${list}/${made.id}`, { weight: 'leve' })).status).toBe(400)
})

test('many variations are changed in one request', async () => {
  const shirt = await aShirt()
  await call('POST', `/products/${shirt.id}/variations/generate`)
  const [one, two, three, four] = (await get(`/products/${shirt.id}/variations`)).body
  const answer = await call('POST', `/products/${shirt.id}/variations/batch`, {
    update: [
      { id: one.id, regular_price: '30', manage_stock: true, stock_quantity: 4 },
      { id: two.id, regular_price: '20' },
    ],
    delete: [three.id, four.id],
  })
  expect(answer.body.update).toMatchObject([{ id: one.id, stock_quantity: 4 }, { price: '20' }])
  expect(answer.body.delete).toMatchObject([{ id: three.id }, { id: four.id }])
  const product = (await get(`/products/${shirt.id}`)).body
  expect(product).toMatchObject({ price: '20.00', variations: [one.id, two.id] })
  expect(product.price_html).toMatch(/20,00.* – .*30,00/)
})

test('what does not fit a variation is refused', async () => {
  const shirt = await aShirt()
  const path = `/products/${shirt.id}/variations`
  const simple = (await get('/products?type=simple&per_page=1')).body[0]
  const code = async (answer: Promise<ApiAnswer>) => [(await answer).status, (await answer).body.code]
  expect(await code(call('POST', path, { attributes: [{ name: 'Tom', option: 'Roxo' }] }))).toEqual([
    400,
    'woocommerce_rest_product_invalid_attribute_option',
  ])
  expect(await code(call('POST', path, { attributes: [{ id: 999_999, option: 'x' }] }))).toEqual([
    400,
    'woocommerce_rest_product_invalid_attribute',
  ])
  expect(await code(call('POST', path, { sku: simple.sku }))).toEqual([400, 'product_invalid_sku'])
  expect(await code(call('POST', path, { image: { id: 999_999 } }))).toEqual([400, 'woocommerce_product_invalid_image_id'])
  expect(await code(call('POST', `/products/${simple.id}/variations`, {}))).toEqual([
    400,
    'woocommerce_rest_product_not_variable',
  ])
  expect(await code(call('GET', '/products/999999/variations'))).toEqual([404, 'woocommerce_rest_product_invalid_id'])
  const { id } = (await call('POST', path, { regular_price: '1' })).body
  expect(await code(call('GET', `/products/${simple.id}/variations/${id}`))).toEqual([
    404,
    'woocommerce_rest_product_variation_invalid_id',
  ])
  expect(await code(call('PUT', `/products/${simple.id}/variations/${id}`, { regular_price: '2' }))).toEqual([
    404,
    'woocommerce_rest_product_variation_invalid_id',
  ])
  expect(await code(call('DELETE', `${path}/${id}`))).toEqual([501, 'woocommerce_rest_trash_not_supported'])
  expect(await code(call('PUT', `${path}/${id}`, { version: 7 }))).toEqual([409, 'woocommerce_rest_stale_version'])
  expect((await call('DELETE', `${path}/${id}?force=true`)).body).toMatchObject({ id })
})

test('a copy is a draft with everything but what belongs to one thing alone', async () => {
  const [original] = (await get('/products?type=variable&per_page=1&orderby=id&order=asc')).body
  const copy = await call('POST', `/products/${original.id}/duplicate`)
  expect(copy.status).toBe(201)
  expect(copy.body).toMatchObject({
    name: `${original.name} (cópia)`,
    status: 'draft',
    sku: '',
    total_sales: 0,
    rating_count: 0,
    categories: original.categories,
    attributes: original.attributes,
  })
  expect(copy.body.images.map((one: Told) => one.id)).toEqual(original.images.map((one: Told) => one.id))
  expect(copy.body.variations).toHaveLength(original.variations.length)
  const [variation] = (await get(`/products/${copy.body.id}/variations`)).body
  expect(variation).toMatchObject({ sku: '', regular_price: expect.stringMatching(/\d/) })
  expect(variation.stock_quantity ?? 0).toBe(0)
  expect(await call('POST', '/products/999999/duplicate')).toMatchObject({ status: 404 })
})

test('a variation has a text of its own, cleaned, which the page says when it is chosen and tables carry', async () => {
  const shirt = await aShirt()
  const { body } = await call('POST', `/products/${shirt.id}/variations`, {
    regular_price: '120',
    global_unique_id: '7891000315507',
    date_on_sale_from: '2026-12-01T00:00:00',
    description: '<p>Tecido <strong>anil</strong>.</p><script>alert(1)</script>',
    attributes: [{ name: 'Tom', option: 'Anil' }],
  })
  expect(body).toMatchObject({
    description: '<p>Tecido <strong>anil</strong>.</p>',
    global_unique_id: '7891000315507',
    date_on_sale_from: null,
  })
  const path = `/products/${shirt.id}/variations/${body.id}`
  expect((await call('PUT', path, { sku: 'ANIL' })).body.description).toBe(body.description)
  expect((await call('PUT', path, { description: 'x'.repeat(5_001) })).status).toBe(400)
  const page = await shop.get(`/produto/${shirt.slug}/`)
  expect(page.body).toContain('Tecido &lt;strong&gt;anil')
})

test('a product that becomes a simple one has no variations left to sell', async () => {
  const shirt = await aShirt()
  await call('POST', `/products/${shirt.id}/variations/generate`)
  expect((await call('PUT', `/products/${shirt.id}`, { type: 'simple', regular_price: '12' })).body).toMatchObject({
    type: 'simple',
    variations: [],
    price: '12',
  })
})

const KEYS =
  `id type date_created date_created_gmt date_modified date_modified_gmt description permalink sku global_unique_id price
  regular_price sale_price date_on_sale_from date_on_sale_from_gmt date_on_sale_to date_on_sale_to_gmt on_sale lowest_price_30_days status purchasable
  virtual downloadable downloads download_limit download_expiry tax_status tax_class manage_stock stock_quantity stock_status
  backorders backorders_allowed backordered low_stock_amount weight dimensions shipping_class shipping_class_id image attributes
  menu_order meta_data name own_measures parent_id version _links`.split(/\s+/)
