import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInbox } from '#shop/payments/inbox.ts'
import { type Api, apiAs, apiOf, keyFor } from '../support/api.ts'
import { orderDesk, type OrderDesk } from '../support/order-desk.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let desk: OrderDesk
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  desk = orderDesk(shop.db)
  await apiAs(shop, 'shop_manager', 'helena')
  api = (await keyFor(shop, 'helena')).api
})
afterAll(() => shop.close())

/** An order of a day long ago, which no other test touches. */
async function sold(day: string, cents: number, { quantity = 1, refund = 0, isPaid = true } = {}) {
  const vase = await desk.aProduct({ cents })
  const order = await desk.anOrder([{ productId: vase.id, quantity }], { paymentMethod: 'bacs' })
  if (isPaid) await createInbox({ db: shop.db, settle: desk.orders.settle }).confirmPayment(order.id, 'Helena')
  if (refund > 0)
    await desk.orders.refund({ orderId: order.id, key: 'r', amountCents: refund, reason: '', lines: [], actor: 'Helena' })
  await shop.db
    .updateTable('orders')
    .set({ created_at: new Date(day) })
    .where('id', '=', order.id)
    .execute()
  return { ...vase, orderId: order.id }
}

test('[REST-1] sales add up to the centavo, day by day, with what went back beside them', async () => {
  await sold('2021-05-10T12:00:00Z', 1_001, { quantity: 3 })
  await sold('2021-05-11T02:30:00Z', 5_000, { refund: 2_000 })
  await sold('2021-05-12T12:00:00Z', 10_000, { isPaid: false })
  const { orderId } = await sold('2021-05-12T12:00:00Z', 10_000)
  await desk.orders.trash(orderId, 'Helena')
  const { status, body } = await api('/wc/v3/reports/sales?date_min=2021-05-10&date_max=2021-05-12')
  expect(status).toBe(200)
  expect(body).toHaveLength(1)
  // 30,03 + 50,00, and 15,00 of freight each; the second was still the tenth in São Paulo.
  expect(body[0]).toMatchObject({
    total_sales: '110.03',
    net_sales: '60.03',
    average_sales: '20.01',
    total_orders: 2,
    total_items: 4,
    total_shipping: '30.00',
    total_refunds: '20.00',
    total_discount: '0.00',
    totals_grouped_by: 'day',
  })
  expect(Object.keys(body[0].totals)).toEqual(['2021-05-10', '2021-05-11', '2021-05-12'])
  expect(body[0].totals['2021-05-10']).toEqual({
    sales: '110.03',
    orders: 2,
    items: 4,
    tax: '0.00',
    shipping: '30.00',
    discount: '0.00',
    customers: 0,
  })
  const year = await api('/wc/v3/reports/sales?date_min=2021-01-01&date_max=2021-12-31')
  expect(year.body[0]).toMatchObject({ totals_grouped_by: 'month', total_sales: '110.03' })
  expect(Object.keys(year.body[0].totals)).toHaveLength(12)
})

test('the best sellers come first, without the units that came back', async () => {
  const few = await sold('2020-03-05T12:00:00Z', 1_000, { quantity: 2 })
  const many = await sold('2020-03-06T12:00:00Z', 1_000, { quantity: 5 })
  const line = await shop.db.selectFrom('order_lines').select('id').where('order_id', '=', many.orderId).executeTakeFirstOrThrow()
  const lines = [{ lineId: line.id, units: 1, restock: true }]
  await desk.orders.refund({ orderId: many.orderId, key: 'u', amountCents: 100, reason: '', lines, actor: 'Helena' })
  const { body } = await api('/wc/v3/reports/top_sellers?date_min=2020-03-01&date_max=2020-03-31')
  expect(body).toMatchObject([
    { product_id: many.id, name: many.name, quantity: 4 },
    { product_id: few.id, quantity: 2 },
  ])
})

test('the totals count what there is, by their names in Portuguese', async () => {
  const total = async (path: string, slug: string) =>
    ((await api(`/wc/v3/reports/${path}/totals`)).body as { slug: string; name: string; total: number }[]).find(
      (one) => one.slug === slug,
    )
  const before = await total('orders', 'on-hold')
  expect(before?.name).toBe('Aguardando')
  await desk.anOrder([{ productId: (await desk.aProduct()).id }], { paymentMethod: 'bacs' })
  expect((await total('orders', 'on-hold'))!.total).toBe(before!.total + 1)
  expect((await total('products', 'variable'))!.total).toBeGreaterThan(0)
  expect((await total('coupons', 'percent'))!.total).toBeGreaterThan(0)
  expect((await total('reviews', 'rated_5_out_of_5'))!.total).toBeGreaterThan(0)
  const strangers = (await total('customers', 'non_paying'))!.total
  await apiAs(shop, 'customer', 'visita')
  expect((await total('customers', 'non_paying'))!.total).toBe(strangers + 1)
  expect((await api('/wc/v3/reports')).body.map(({ slug }: { slug: string }) => slug)).toContain('top_sellers')
})

test('periods that make no sense are refused, and shoppers get no reports', async () => {
  for (const query of [
    'date_min=ontem',
    'date_min=2026-02-30',
    'date_min=2026-02-02&date_max=2026-02-01',
    'date_min=1990-01-01',
    'period=day',
  ])
    expect(await api(`/wc/v3/reports/sales?${query}`), `${query}`).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param' },
    })
  for (const period of ['week', 'month', 'last_month', 'year'])
    expect((await api(`/wc/v3/reports/sales?period=${period}`)).status, `${period}`).toBe(200)
  const shopper = await apiAs(shop, 'customer', 'xereta')
  for (const path of ['', '/sales', '/top_sellers', '/orders/totals', '/customers/totals']) {
    expect((await shopper.api(`/wc/v3/reports${path}`)).status, `${path}`).toBe(403)
    expect((await apiOf(shop)(`/wc/v3/reports${path}`)).status, `${path}`).toBe(401)
  }
})
