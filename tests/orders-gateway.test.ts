import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GatewayEvent, signGatewayEvent } from '#shop/payments/providers/test/events.ts'
import { createGateway } from '#shop/payments/providers/test/gateway.ts'
import { createGiveBackJob } from '#shop/payments/give-back.ts'
import { createInbox } from '#shop/payments/inbox.ts'
import { type OrderDesk, orderDesk } from './support/order-desk.ts'
import { aShop, SECRET, type TestShop } from './support/shop.ts'

let shop: TestShop
let desk: OrderDesk
beforeAll(async () => {
  shop = await aShop()
  desk = orderDesk(shop.db)
  await enable(true)
})
afterAll(async () => {
  await shop.close()
})

async function enable(enabled: boolean) {
  const value = JSON.stringify({ vitrine_test: { enabled } })
  await shop.db
    .insertInto('settings')
    .values({ name: 'payments', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
const anOrder = async () => {
  const vase = await desk.aProduct()
  return await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'vitrine_test' })
}
const read = async (id: number) => (await desk.orders.findById(id))!
const press = async (action: string, { id, key }: { id: number; key: string }) =>
  await shop.http.inject({
    method: 'POST',
    url: '/pagamento-teste/',
    payload: new URLSearchParams({ order: String(id), key, action }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const call = async (event: object, signature: string) =>
  await shop.http.inject({
    method: 'POST',
    url: '/wc-api/vitrine_test/',
    payload: event,
    headers: { 'x-vitrine-signature': signature },
  })

test.each([
  ['approve', 'processing'],
  ['twice', 'processing'],
  ['disorder', 'processing'],
  ['refuse', 'failed'],
  ['lost', 'pending'],
  ['delay', 'pending'],
])('after «%s» on the gateway’s page the order is %s', async (action, status) => {
  const order = await anOrder()
  const page = await shop.get(`/pagamento-teste/?order=${order.id}&key=${order.key}`)
  expect(page.body).toContain(`value="${action}"`)
  const answer = await press(action, order)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/checkout/order-received/${order.id}/?key=${order.key}`])
  expect((await read(order.id)).status).toBe(status)
})

test('who was refused can pay after all', async () => {
  const order = await anOrder()
  await press('refuse', order)
  await press('approve', order)
  expect(await read(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
  expect((await press('approve', order)).statusCode).toBe(404)
})

test('a payment that nobody told of is found by asking', async () => {
  const order = await anOrder()
  await press('lost', order)
  const gateway = createGateway({ db: shop.db, inbox: createInbox({ db: shop.db, settle: desk.orders.settle }) })
  await gateway.poll()
  // Young orders are left in peace: the word may be on its way.
  expect((await read(order.id)).status).toBe('pending')
  await sql`update orders set created_at = now() - interval '2 minutes' where id = ${order.id}`.execute(shop.db)
  expect(await gateway.poll()).toBe(1)
  expect(await gateway.poll()).toBe(0)
  expect((await read(order.id)).status).toBe('processing')
})

test('a call is believed only with its signature, and heard once', async () => {
  const order = await anOrder()
  const event: GatewayEvent = { id: 'evt_1', type: 'paid', amount: order.totalCents, reference: order.key, refund_key: null }
  const signature = signGatewayEvent(SECRET, event)
  expect((await call(event, '0'.repeat(64))).statusCode).toBe(401)
  expect((await call({ ...event, amount: 1 }, signature)).statusCode).toBe(401)
  expect((await call({ ...event, amount: -1 }, signature)).statusCode).toBe(400)
  expect((await call({ id: 'x' }, signature)).statusCode).toBe(400)
  expect((await read(order.id)).status).toBe('pending')
  expect((await call(event, signature)).json()).toEqual({ received: true, repeated: false })
  expect((await call(event, signature)).json()).toEqual({ received: true, repeated: true })
  expect(await read(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
})

test('[I16] the gateway gives a refund back by the shop’s key, and its own word of it is not counted twice', async () => {
  const order = await anOrder()
  await press('approve', order)
  const refund = { orderId: order.id, key: 'r-1', amountCents: 500, reason: '', lines: [], actor: 'Helena' }
  const outcome = await desk.orders.refund(refund)
  if (!outcome.ok) throw new Error(outcome.problem)
  const gateway = createGateway({ db: shop.db, inbox: createInbox({ db: shop.db, settle: desk.orders.settle }) })
  const giveBack = createGiveBackJob({ db: shop.db, gateway, refunds: { give: async () => {} } })
  await giveBack({ payload: { refund: outcome.id } })
  await giveBack({ payload: { refund: outcome.id } })
  expect((await read(order.id)).refundedCents).toBe(500)
  const events = await shop.db.selectFrom('payment_events').select('kind').where('order_id', '=', order.id).execute()
  expect(events.map(({ kind }) => kind)).toEqual(['paid', 'refund'])
})

test('the page is shown to nobody without the key, for no other order, and not at all when the gateway is off', async () => {
  const order = await anOrder()
  const other = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  for (const query of [
    `order=${order.id}`,
    `order=${order.id}&key=${other.key}`,
    `order=${other.id}&key=${other.key}`,
    'order=x&key=y',
  ])
    expect((await shop.get(`/pagamento-teste/?${query}`)).statusCode).toBe(404)
  await enable(false)
  expect((await shop.get(`/pagamento-teste/?order=${order.id}&key=${order.key}`)).statusCode).toBe(404)
  expect((await press('approve', order)).statusCode).toBe(404)
  expect((await call({}, '')).statusCode).toBe(404)
  await enable(true)
})

test('an order of the test provider says so on its pages', async () => {
  const order = await anOrder()
  for (const path of [`order-received/${order.id}/?key=${order.key}`, `order-pay/${order.id}/?key=${order.key}`])
    expect((await shop.get(`/checkout/${path}`)).body).toContain('Pedido de teste')
})
