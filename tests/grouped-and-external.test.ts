import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper, openTills } from './support/checkout.ts'
import { type Api, apiAs } from './support/api.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop()
  await openTills(shop)
  ;({ api } = await apiAs(shop, 'shop_manager'))
})
afterAll(() => shop.close())

type Made = { id: number; slug: string; permalink: string; price: string; price_html: string; purchasable: boolean }
const make = async (body: object) => (await api('/wc/v3/products', { method: 'POST', body })).body as Made
const look = async (slug: string) => (await shop.http.inject({ url: `/produto/${slug}/` })).body
const listed = async () => (await shop.http.inject({ url: '/loja/' })).body

test('a product that is sold elsewhere shows its price and a button that leads there, and can’t be put into the cart', async () => {
  const mug = await make({
    name: 'Caneca do parceiro',
    type: 'external',
    regular_price: '49.90',
    external_url: 'https://parceiro.example/caneca?ref=loja',
    button_text: 'Comprar na Casa Azul',
  })
  expect(mug).toMatchObject({ price: '49.90', purchasable: false })
  const page = await look(mug.slug)
  expect(page).toContain('href="https://parceiro.example/caneca?ref=loja"')
  expect(page).toContain('Comprar na Casa Azul')
  expect(page).toContain('49,90')
  expect(page).not.toContain('name="add-to-cart"')
  expect(await listed()).toMatch(/product_type_external"[^>]*aria-label="Comprar na Casa Azul/)
  const shopper = aShopper(shop)
  const answer = await shopper.ajax('add_to_cart', { product_id: String(mug.id) })
  expect(answer.json()).toMatchObject({ error: true })
  expect((await shop.http.inject({ url: '/wp-json/wc/store/v1/products?type=external' })).json()).toMatchObject([
    { id: mug.id, is_purchasable: false, add_to_cart: { url: 'https://parceiro.example/caneca?ref=loja' } },
  ])
})

test.each(['javascript:alert(1)', 'parceiro.example', 'http://'])('«%s» is no address to sell at', async (external_url) => {
  const { status, body } = await api('/wc/v3/products', { method: 'POST', body: { name: 'X', type: 'external', external_url } })
  expect([status, (body as { code: string }).code]).toEqual([400, 'woocommerce_rest_product_invalid_external_url'])
})

test('a group costs what its products cost, follows them, and puts several into the cart at once', async () => {
  const [cup, plate, gone] = await Promise.all([
    make({ name: 'Xícara', type: 'simple', regular_price: '20', manage_stock: true, stock_quantity: 3 }),
    make({ name: 'Pires', type: 'simple', regular_price: '12.50' }),
    make({ name: 'Bule', type: 'simple', regular_price: '90', stock_status: 'outofstock' }),
  ])
  const set = await make({ name: 'Jogo de chá', type: 'grouped', grouped_products: [cup.id, plate.id, gone.id] })
  const told = (await api(`/wc/v3/products/${set.id}`)).body
  expect(told).toMatchObject({ price: '12.50', purchasable: false, grouped_products: [cup.id, plate.id, gone.id] })
  const page = await look(set.slug)
  for (const id of [cup.id, plate.id]) expect(page).toContain(`name="quantity[${id}]"`)
  expect(page).not.toContain(`name="quantity[${gone.id}]"`)
  expect(page).toContain('Fora de estoque')
  expect(await listed()).toContain('Ver os produtos de “Jogo de chá”')

  const shopper = aShopper(shop)
  const post = (fields: Record<string, string>) =>
    shopper.send(`/produto/${set.slug}/`, { 'add-to-cart': String(set.id), ...fields })
  expect((await post({ [`quantity[${cup.id}]`]: '2', [`quantity[${plate.id}]`]: '0' })).statusCode).toBe(303)
  expect((await post({ [`quantity[${cup.id}]`]: '2', [`quantity[${plate.id}]`]: '4' })).statusCode).toBe(303)
  const cart = (await shopper.get('/cart/')).body
  expect(cart).toContain('“Pires” foi adicionado ao seu carrinho.')
  expect(cart).toContain('temos em estoque 3 de “Xícara” e você já tem 2')
  await post({})
  expect((await shopper.get('/cart/')).body).not.toContain('Jogo de chá')

  // The group follows its products: its price, its page that is kept, and its place among what is in stock.
  await api(`/wc/v3/products/${plate.id}`, { method: 'PUT', body: { regular_price: '15' } })
  expect((await api(`/wc/v3/products/${set.id}`)).body.price).toBe('15.00')
  for (const { id } of [cup, plate])
    await api(`/wc/v3/products/${id}`, { method: 'PUT', body: { manage_stock: false, stock_status: 'outofstock' } })
  const shelf = await shop.db
    .selectFrom('product_shelf')
    .select('facets')
    .where('product_id', '=', set.id)
    .executeTakeFirstOrThrow()
  expect(shelf.facets).not.toContain('stock:in')
})

test('groups and products that are sold elsewhere are in no list for shopping channels, and in the map of the shop', async () => {
  const feed = (await shop.http.inject({ url: '/feed/produtos/' })).body
  expect(feed).not.toContain('Jogo de chá')
  expect(feed).not.toContain('Caneca do parceiro')
  expect(feed).toContain('Pires')
  const map = (await shop.http.inject({ url: '/sitemap-produtos-1.xml' })).body
  expect(map).toContain('/produto/jogo-de-cha/')
  expect(map).toContain('/produto/caneca-do-parceiro/')
})
