import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from './support/api.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop()
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const PATH = '/vitrine/v1/pickup-points'
const CENTRO = { name: 'Loja Centro', address: 'Rua Direita, 10', city: 'Tiradentes', state: 'MG', postcode: '36325-000' }
const PAULISTA = { name: 'Loja Paulista', address: 'Av. Paulista, 900', city: 'São Paulo', state: 'SP', postcode: '01310-100' }
const page = async (query = '') => await shop.get(`/nossas-lojas/${query}`)
const save = async (points: object[]) => {
  const { version } = (await api(PATH)).body
  return await api(PATH, { method: 'PUT', body: { points, version } })
}

test('a shop without places has no page of them; with places it has, for search engines too', async () => {
  expect((await page()).statusCode).toBe(404)
  const saved = await save([{ ...CENTRO, phone: '(32) 3355-0199', hours: 'Seg a sex: 9h às 18h' }, PAULISTA])
  expect(saved.body.points).toMatchObject([{ name: 'Loja Centro', postcode: '36325000' }, { name: 'Loja Paulista' }])
  await eventually('the page is there', async () => (await page()).statusCode === 200)
  const { body } = await page()
  expect(body).toContain('href="tel:+553233550199"')
  expect(body).toContain('CEP 36325-000')
  expect(body).toContain('"@type":"Store"')
  expect(body).toContain('rel="canonical" href="http://127.0.0.1/nossas-lojas/"')
})

test('who says a CEP sees the nearest place first; one that is none is asked for again', async () => {
  const order = (body: string) => body.indexOf('<h3>Loja Centro') - body.indexOf('<h3>Loja Paulista')
  expect(order((await page('?cep=01001-000')).body)).toBeGreaterThan(0)
  expect(order((await page('?cep=36300-000')).body)).toBeLessThan(0)
  const wrong = await page('?cep=%3Cscript%3E')
  expect(wrong.statusCode).toBe(200)
  expect(wrong.body).toContain('Confira o CEP')
  expect(wrong.body).not.toContain('<script>"')
})

test('two who change the places at once do not overwrite one another, and a wrong CEP is told by its place', async () => {
  const { version } = (await api(PATH)).body
  expect((await api(PATH, { method: 'PUT', body: { points: [CENTRO], version } })).status).toBe(200)
  expect((await api(PATH, { method: 'PUT', body: { points: [PAULISTA], version } })).status).toBe(409)
  expect((await save([{ ...CENTRO, postcode: '123' }])).body.message).toContain('Loja Centro')
  const customer = (await apiAs(shop, 'customer')).api
  expect((await customer(PATH)).status).toBe(403)
})

test('whoever chooses to fetch the order reads the address of the place that this way means', async () => {
  const zone = await shop.db
    .insertInto('shipping_zones')
    .values({ name: 'Minas', states: ['MG'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const method = await shop.db
    .insertInto('shipping_methods')
    .values({ zone_id: zone.id, kind: 'local_pickup', title: 'Retirar no centro', settings: '{"cents":0}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await save([{ ...CENTRO, method_id: method.id, hours: 'Seg a sex: 9h às 18h' }])
  expect((await api(PATH)).body.methods).toMatchObject([{ id: method.id, title: 'Retirar no centro', zone: 'Minas' }])
  const product = {
    type: 'simple' as const,
    status: 'publish' as const,
    name: 'Caneca',
    slug: 'caneca',
    published_at: new Date(0),
  }
  const { id } = await shop.db
    .insertInto('products')
    .values({ ...product, price_cents: 5_000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rates = await shop.get(`/frete/?cep=36300-000&produto=${id}`)
  expect(rates.body).toContain('Loja Centro, Rua Direita, 10, Tiradentes – MG')
})
