import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrderPaying } from '#shop/checkout/pay-order.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import { anOrdersApi, BILLING, type OrdersApi } from '../support/orders-api.ts'

let shop: OrdersApi['shop']
let desk: OrdersApi['desk']
let api: OrdersApi['api']
let post: OrdersApi['post']
let put: OrdersApi['put']
beforeAll(async () => {
  ;({ shop, desk, api, post, put } = await anOrdersApi())
})
afterAll(() => shop.close())

const aCoupon = (values: { code: string; exclude_sale_items?: boolean; usage_limit?: number }) =>
  shop.db
    .insertInto('coupons')
    .values({ kind: 'percent', amount: 10, ...values })
    .execute()
const anOffer = async (cents: number, saleCents: number) => {
  const offer = await desk.aProduct({ cents })
  await shop.db.updateTable('products').set({ sale_price_cents: saleCents }).where('id', '=', offer.id).execute()
  return offer
}
const feesOf = ({ fee_lines: fees }: { fee_lines: { name: string; total: string }[] }) =>
  fees.map(({ name, total }) => [name, total])

test('what the merchant takes off an order stays, whichever way the buyer pays it', async () => {
  const vase = await desk.aProduct({ cents: 7_900 })
  const { body: order } = await post('/orders', {
    billing: BILLING,
    line_items: [{ product_id: vase.id }],
    fee_lines: [{ name: 'Desconto', total: '-30.00' }],
  })
  expect([order.total, feesOf(order)]).toEqual(['49.00', [['Desconto', '-30.00']]])
  const page = (await shop.get(`/checkout/order-pay/${order.id}/?pay_for_order=true&key=${order.order_key}`)).body
  expect(page).toContain('46,55')
  expect(page).not.toContain('75,05')
  const pay = createOrderPaying({ db: shop.db, orders: desk.orders, payments: desk.payments })
  const by = async (methodId: string) => {
    expect(await pay({ id: order.id, key: order.order_key, methodId })).toEqual({ ok: true })
    return (await api(`/wc/v3/orders/${order.id}`)).body
  }
  const withPix = await by('pix')
  expect([withPix.total, feesOf(withPix)]).toEqual([
    '46.55',
    [
      ['Desconto', '-30.00'],
      ['Desconto (Pix)', '-2.45'],
    ],
  ])
  expect((await shop.get(`/checkout/order-received/${order.id}/?key=${order.order_key}`)).statusCode).toBe(200)
  // Sent back as it was told, nothing changes; the merchant's own may go, the method's follows.
  expect((await put(`/orders/${order.id}`, { fee_lines: withPix.fee_lines })).body.total).toBe('46.55')
  const without = (await put(`/orders/${order.id}`, { fee_lines: [] })).body
  expect([without.total, feesOf(without)]).toEqual(['75.05', [['Desconto (Pix)', '-3.95']]])
})

test('the discount of a way of paying follows that way and the sum; the merchant’s own stays', async () => {
  const vase = await desk.aProduct({ cents: 9_900 })
  const { id } = await desk.anOrder([{ productId: vase.id }])
  const { body: placed } = await api(`/wc/v3/orders/${id}`)
  expect(feesOf(placed)).toEqual([['Desconto (Pix)', '-4.95']])
  const [line] = placed.line_items
  const three = (await put(`/orders/${id}`, { line_items: [{ id: line.id, quantity: 3 }] })).body
  expect([three.total, feesOf(three)]).toEqual(['297.15', [['Desconto (Pix)', '-14.85']]])
  const less = (await put(`/orders/${id}`, { fee_lines: [{ name: 'Desconto', total: '-97.00' }] })).body
  expect([less.total, feesOf(less)]).toEqual([
    '205.00',
    [
      ['Desconto', '-97.00'],
      ['Desconto (Pix)', '-10.00'],
    ],
  ])
  const transfer = (await put(`/orders/${id}`, { payment_method: 'bacs' })).body
  expect([transfer.total, feesOf(transfer)]).toEqual(['215.00', [['Desconto', '-97.00']]])
  expect((await put(`/orders/${id}`, { payment_method: 'pix' })).body.total).toBe('205.00')
  expect(await put(`/orders/${id}`, { fee_lines: [{ total: '-312.01' }] })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_invalid_fee' },
  })
})

test('an order is not priced again when nothing of its price is another, and an offer stays one', async () => {
  const [offer, vase] = [await anOffer(30_000, 20_000), await desk.aProduct({ cents: 10_000 })]
  await aCoupon({ code: 'so-cheios', exclude_sale_items: true })
  const freight = [{ method_id: 'flat_rate', method_title: 'Motoboy', total: '12.50' }]
  const { body: order } = await post('/orders', {
    billing: BILLING,
    line_items: [{ product_id: offer.id }, { product_id: vase.id }],
    coupon_lines: [{ code: 'so-cheios' }],
    shipping_lines: freight,
  })
  expect(order).toMatchObject({ total: '302.50', discount_total: '10.00' })
  const [first, second] = order.line_items
  const told = { ...BILLING, address_2: 'Fundos' }
  const everything = { billing: told, shipping_lines: freight, fee_lines: [], coupon_lines: [{ code: 'so-cheios' }] }
  const same = await put(`/orders/${order.id}`, { ...everything, line_items: [{ id: first.id, quantity: 1 }] })
  expect(same.body).toMatchObject({ total: '302.50', billing: { address_2: 'Fundos' } })
  // Dearer by now: the line that the coupon lowered was no offer when it was bought.
  await shop.db.updateTable('products').set({ price_cents: 12_000 }).where('id', '=', vase.id).execute()
  const more = await put(`/orders/${order.id}`, { line_items: [{ id: second.id, quantity: 2 }] })
  expect(more.body).toMatchObject({ total: '392.50', discount_total: '20.00' })
  expect((await put(`/orders/${order.id}`, { shipping_lines: [] })).body.total).toBe('380.00')
})

test('a coupon that an order has is granted: neither its end nor its limits touch the order', async () => {
  const vase = await desk.aProduct({ cents: 10_000 })
  await aCoupon({ code: 'ate-ontem', usage_limit: 5 })
  await aCoupon({ code: 'novo' })
  const coupon = () => shop.db.selectFrom('coupons').select(['id', 'used']).where('code', '=', 'ate-ontem').executeTakeFirst()
  const { body: order } = await post('/orders', {
    billing: BILLING,
    line_items: [{ product_id: vase.id }],
    coupon_lines: [{ code: 'ate-ontem' }],
  })
  await shop.db
    .updateTable('coupons')
    .set({ expires_at: new Date(0), usage_limit: 1, individual_use: true })
    .where('code', '=', 'ate-ontem')
    .execute()
  const moved = await put(`/orders/${order.id}`, { billing: { city: 'Niterói', email: 'outro@cliente.example' } })
  expect(moved.body).toMatchObject({ total: '90.00', billing: { city: 'Niterói' } })
  const uses = await shop.db.selectFrom('coupon_uses').select('email').where('order_id', '=', order.id).execute()
  expect(uses).toEqual([{ email: 'outro@cliente.example' }])
  const [line] = order.line_items
  const two = await put(`/orders/${order.id}`, { line_items: [{ id: line.id, quantity: 2 }] })
  expect(two.body).toMatchObject({ total: '180.00', coupon_lines: [{ code: 'ate-ontem', discount: '20.00' }] })
  expect(await coupon()).toMatchObject({ used: 1 })
  // For any other order it has ended.
  expect((await post('/orders', { line_items: [{ product_id: vase.id }], coupon_lines: [{ code: 'ate-ontem' }] })).status).toBe(
    400,
  )
  await shop.db.deleteFrom('coupons').where('code', '=', 'ate-ontem').execute()
  const three = await put(`/orders/${order.id}`, { line_items: [{ id: line.id, quantity: 3 }], billing: { city: 'Maricá' } })
  expect(three.body).toMatchObject({ total: '280.00', coupon_lines: [{ code: 'ate-ontem', discount: '20.00' }] })
  const both = await put(`/orders/${order.id}`, { coupon_lines: [{ code: 'ate-ontem' }, { code: 'novo' }] })
  expect(both.body).toMatchObject({ total: '250.00', discount_total: '50.00' })
})

test('[I16] a unit that comes back is worth what was paid for it, and the order’s history says who gave what back and why', async () => {
  const vase = await desk.aProduct({ cents: 18_855 })
  const { id } = await desk.anOrder([{ productId: vase.id, quantity: 2 }])
  await api(`/vitrine/v1/orders/${id}/confirm-payment`, { method: 'POST' })
  const [line] = (await api(`/wc/v3/orders/${id}`)).body.line_items
  const back = (reason: string) => post(`/orders/${id}/refunds`, { reason, line_items: [{ id: line.id, quantity: 1 }] })
  expect((await back('Lascou na viagem')).body.amount).toBe('179.12')
  expect((await back('')).body.amount).toBe('179.12')
  const notes = (await api(`/wc/v3/orders/${id}/notes`)).body as { note: string; author: string; customer_note: boolean }[]
  expect(notes.filter(({ note }) => note.startsWith('Reembolso'))).toMatchObject([
    { note: 'Reembolso de R$\u00a0179,12.', author: 'helena', customer_note: false },
    { note: 'Reembolso de R$\u00a0179,12. Motivo: Lascou na viagem', author: 'helena', customer_note: false },
  ])
})

test('[I4] after all of that every order adds up', async () => {
  const findings = await examineDatabase({ db: shop.db, dataDir: shop.dataDir, now: Date.now })
  expect(findings.filter(({ id }) => id === 'order-sums').flatMap(({ problems }) => problems)).toEqual([])
})
