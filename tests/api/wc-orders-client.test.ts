import library from '@woocommerce/woocommerce-rest-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAs, keyFor } from '../support/api.ts'
import { anOpenShop } from '../support/shop.ts'

/** The ecosystem's own client as far as it is used here. */
type Answer = { status: number; headers: Record<string, string>; data: ReturnType<typeof JSON.parse> }
type Client = {
  get: (path: string, query?: object) => Promise<Answer>
  post: (path: string, body: object) => Promise<Answer>
  put: (path: string, body: object) => Promise<Answer>
  delete: (path: string, query?: object) => Promise<Answer>
  options: (path: string) => Promise<Answer>
}
type Options = { url: string; consumerKey: string; consumerSecret: string; version: string }
type Maker = new (options: Options) => Client
// A CommonJS package: for a module its default may hide one level down.
const WooCommerceRestApi = ((library as { default?: unknown }).default ?? library) as Maker

let shop: Awaited<ReturnType<typeof anOpenShop>>
let client: Client
let other: (secret: string) => Client
beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  await apiAs(shop, 'shop_manager', 'helena')
  const { consumerKey, consumerSecret } = await keyFor(shop, 'helena')
  other = (secret) => new WooCommerceRestApi({ url: shop.origin, consumerKey, consumerSecret: secret, version: 'wc/v3' })
  client = other(consumerSecret)
})
afterAll(() => shop.close())

const refusal = async (asked: Promise<Answer>) => {
  const { response } = (await asked.then(
    () => ({ response: undefined }),
    (error: unknown) => error,
  )) as { response: Answer | undefined }
  return { status: response?.status, code: (response?.data as { code?: string } | undefined)?.code }
}

test('[REST-1] the ecosystem’s own client reads products, signs its requests and is refused with a wrong secret', async () => {
  const { status, data, headers } = await client.get('products', { per_page: 3, search: 'vaso', orderby: 'title', order: 'asc' })
  expect(status).toBe(200)
  expect(Number(headers['x-wp-total'])).toBeGreaterThanOrEqual(data.length)
  expect(data[0]).toMatchObject({ id: expect.any(Number), price: expect.stringMatching(/^\d+\.\d\d$/) })
  const two = await client.get('products', { include: [data[0].id], per_page: 2 })
  expect(two.data.map(({ id }: { id: number }) => id)).toEqual([data[0].id])
  expect(await refusal(other('cs_errado').get('products'))).toEqual({
    status: 401,
    code: 'woocommerce_rest_authentication_error',
  })
})

test('[REST-1] the ecosystem’s own client takes an order from its making to its refund', async () => {
  const { data: product } = await client.post('products', {
    name: 'Vaso do cliente',
    type: 'simple',
    status: 'publish',
    regular_price: '45.90',
    manage_stock: true,
    stock_quantity: 5,
  })
  const made = await client.post('orders', {
    payment_method: 'bacs',
    set_paid: true,
    billing: { first_name: 'João', last_name: 'Grilo', email: 'joao@cliente.example', city: 'Taperoá', state: 'PB' },
    line_items: [{ product_id: product.id, quantity: 2 }],
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Jumento', total: '10.00' }],
  })
  expect(made).toMatchObject({ status: 201, data: { status: 'processing', total: '101.80' } })
  const { id, line_items: lines } = made.data
  expect((await client.get(`products/${product.id}`)).data.stock_quantity).toBe(3)
  expect((await client.get('orders', { search: 'grilo', status: 'processing' })).data).toMatchObject([{ id }])
  expect((await client.put(`orders/${id}`, { status: 'completed' })).data.status).toBe('completed')
  expect((await client.post(`orders/${id}/notes`, { note: 'Não sei, só sei que foi assim.' })).status).toBe(201)
  const refund = await client.post(`orders/${id}/refunds`, { amount: '45.90', line_items: [{ id: lines[0].id, quantity: 1 }] })
  expect(refund.data.amount).toBe('45.90')
  expect((await client.get(`products/${product.id}`)).data.stock_quantity).toBe(4)
  expect(await refusal(client.post(`orders/${id}/refunds`, { amount: '99.99' }))).toEqual({
    status: 400,
    code: 'woocommerce_rest_invalid_order_refund',
  })
  expect((await client.delete(`orders/${id}`)).data.status).toBe('trash')
  expect(await refusal(client.delete(`orders/${id}`, { force: true }))).toMatchObject({ status: 403 })
})

test('[REST-1] the ecosystem’s own client changes several things at once and reads the rest of the shop', async () => {
  const batch = await client.post('customers/batch', {
    create: [{ email: 'chico@cliente.example', first_name: 'Chicó' }, { email: 'chico@cliente.example' }],
  })
  expect(batch.data.create).toMatchObject([{ first_name: 'Chicó' }, { error: { code: 'registration-error-email-exists' } }])
  for (const path of [
    'customers',
    'coupons',
    'settings',
    'shipping/zones',
    'payment_gateways',
    'reports',
    'webhooks',
    'system_status',
    'data/currencies/current',
  ])
    expect((await client.get(path)).status, `${path}`).toBe(200)
  expect((await client.options('orders')).data.schema.title).toBe('shop_order')
})
