import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '../support/api.ts'
import { aShop, type TestShop } from '../support/shop.ts'
import { withStatements } from '../support/statements.ts'

/** As much of an answer as is looked at here. */
type Told = { id: number; type: string; status: string; featured: boolean; on_sale: boolean; stock_status: string; price: string }

let shop: TestShop
let api: Api

beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const post = (path: string, body: unknown) => api(`/wc/v3${path}`, { method: 'POST', body })
const get = (path: string) => api(`/wc/v3${path}`)

test('a list is narrowed by what merchants look for', async () => {
  const serra = (await get('/products?slug=caneca-serra')).body[0]
  const ids = async (query: string) => (await get(`/products?per_page=100&${query}`)).body.map((one: { id: number }) => one.id)
  await post('/products', { name: 'Rascunho', status: 'draft' })
  await post('/products', { name: 'Encomenda', regular_price: '5', manage_stock: true, backorders: 'yes' })
  const all = await ids('')
  const isSame = async (query: string, fits: (one: Told) => boolean) => {
    const every = (await get('/products?per_page=100')).body
    const expected = every.filter(fits).map((one: { id: number }) => one.id)
    expect([await ids(query), expected.length > 0, expected.length < all.length]).toEqual([expected, true, true])
  }
  expect(await ids('search=caneca%20SERRA')).toContain(serra.id)
  expect(await ids('search=Serr%20can%C3%A9')).toContain(serra.id)
  expect(await ids('search=caneca%20inexistente')).toEqual([])
  expect(await ids(`search=${encodeURIComponent("! & | ' ( :*")}`)).toEqual([])
  expect(await ids(`sku=${serra.sku}`)).toEqual([serra.id])
  expect(await ids(`search=${serra.sku.slice(0, -1)}`)).toContain(serra.id)
  expect(await ids(`include=${serra.id}`)).toEqual([serra.id])
  expect(await ids(`exclude=${serra.id}`)).not.toContain(serra.id)
  expect(await ids('type=grouped')).toEqual([])
  await isSame('featured=true', (one) => one.featured)
  await isSame('on_sale=true', (one) => one.on_sale)
  await isSame('type=variable', (one) => one.type === 'variable')
  await isSame('stock_status=outofstock', (one) => one.stock_status === 'outofstock')
  await isSame('stock_status=instock', (one) => one.stock_status === 'instock')
  await isSame('stock_status=onbackorder', (one) => one.stock_status === 'onbackorder')
  await isSame('status=draft', (one) => one.status === 'draft')
  expect(await ids(`category=${serra.categories[0].id}`)).toContain(serra.id)
  expect(await ids('after=2100-01-01')).toEqual([])
  expect(await ids('modified_after=2100-01-01')).toEqual([])
  const unpriced = (await post('/products', { name: 'Sem valor' })).body.id
  expect(await ids('max_price=0')).not.toContain(unpriced)
  const prices = (await get('/products?orderby=price&order=asc&min_price=50&max_price=100&type=simple&per_page=100')).body.map(
    (one: Told) => Number(one.price),
  )
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(prices.every((price: number) => price >= 50 && price <= 100)).toBe(true)
  expect(await ids(`include=${all[2]},${all[0]},${all[1]}&orderby=include&order=asc`)).toEqual([all[2], all[0], all[1]])
})

test('a list has pages, and a hundred products cost a handful of questions', async () => {
  const first = await get('/products?per_page=2&page=2')
  expect(first.body).toHaveLength(2)
  expect(first.headers.link).toContain('page=3')
  expect(Number(first.headers['x-wp-total'])).toBeGreaterThan(4)
  const { answer, statements } = await withStatements(() => get('/products?per_page=100'))
  expect(answer.body.length).toBeGreaterThan(20)
  expect(statements.slice(11)).toEqual([])
})
