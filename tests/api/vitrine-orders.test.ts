import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInbox } from '#shop/payments/inbox.ts'
import { type Api, apiAs } from '../support/api.ts'
import { orderDesk, type OrderDesk } from '../support/order-desk.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let desk: OrderDesk
const as: Record<string, Api> = {}
beforeAll(async () => {
  shop = await aShop()
  desk = orderDesk(shop.db)
  for (const role of ['administrator', 'shop_manager', 'customer'] as const) as[role] = (await apiAs(shop, role)).api
})
afterAll(() => shop.close())

const put = (id: number, body: unknown) => as.shop_manager!(`/wc/v3/orders/${id}`, { method: 'PUT', body })

test('two people edit the same order: the second is told, and nothing of the first one’s is lost', async () => {
  const vase = await desk.aProduct({ units: 10 })
  const made = await as.shop_manager!('/wc/v3/orders', {
    method: 'POST',
    body: { line_items: [{ product_id: vase.id, quantity: 1 }], shipping_lines: [{ method_title: 'Motoboy', total: '5.00' }] },
  })
  const { id, edit_version: version, line_items: items } = made.body
  const first = await put(id, { edit_version: version, line_items: [{ id: items[0].id, quantity: 4 }] })
  expect(first.status).toBe(200)
  expect(first.body.edit_version).toBeGreaterThan(version)
  const second = await put(id, { edit_version: version, shipping_lines: [{ method_title: 'Correio', total: '9.00' }] })
  expect([second.status, second.body.code]).toEqual([409, 'woocommerce_rest_stale_version'])
  const now = await as.shop_manager!(`/wc/v3/orders/${id}`)
  expect(now.body).toMatchObject({ shipping_total: '5.00', line_items: [{ quantity: 4 }] })
  expect(await desk.onHand(vase.stockId)).toBe(6)
  // Who does not say what they had read is not asked.
  expect((await put(id, { customer_note: 'Portão azul.' })).status).toBe(200)
})

test('what payment services told is there for merchants, and in their own words for administrators alone', async () => {
  const vase = await desk.aProduct()
  const { id } = await desk.anOrder([{ productId: vase.id }])
  await createInbox({ db: shop.db, settle: desk.orders.settle }).confirmPayment(id, 'Helena')
  const path = `/vitrine/v1/orders/${id}/payments`
  const [event] = (await as.administrator!(path)).body
  expect(event).toMatchObject({ kind: 'paid', provider: 'manual', raw: { confirmedBy: 'Helena' } })
  const manager = await as.shop_manager!(path)
  expect(manager.body).toMatchObject([{ kind: 'paid', amount_cents: event.amount_cents, raw: null }])
  expect(manager.headers['x-wp-total']).toBe('1')
  expect((await as.customer!(path)).status).toBe(403)
  expect((await as.administrator!('/vitrine/v1/orders/999999/payments')).status).toBe(404)
})

test('an order is found by a part of its buyer’s name, its number, e-mail and CPF', async () => {
  const vase = await desk.aProduct()
  const { id, number } = await desk.anOrder([{ productId: vase.id }])
  for (const words of ['na sou', `#${number}`, 'ANA@cliente.example', '529.982.247-25']) {
    const { body } = await as.shop_manager!(`/wc/v3/orders?search=${encodeURIComponent(words)}`)
    expect([words, body.map((order: { id: number }) => order.id)]).toEqual([words, expect.arrayContaining([id])])
  }
  expect((await as.shop_manager!('/wc/v3/orders?search=ninguém')).body).toEqual([])
})
