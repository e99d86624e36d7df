import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInbox, type Inbox } from '#shop/payments/inbox.ts'
import { listen } from '#db/listen.ts'
import { aDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { orderDesk, type OrderDesk } from './support/order-desk.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
let desk: OrderDesk
let inbox: Inbox
beforeAll(async () => {
  database = await aDatabase({ poolSize: 20 })
  desk = orderDesk(database.kysely)
  inbox = createInbox({ db: desk.db, settle: desk.orders.settle })
})
afterAll(() => database.close())

const sales = async (productId: number) =>
  (await desk.db.selectFrom('products').select('total_sales').where('id', '=', productId).executeTakeFirstOrThrow()).total_sales
const pay = (order: { key: string; totalCents: number }) =>
  inbox.receive({
    provider: 'vitrine_test',
    eventId: randomUUID(),
    kind: 'paid',
    amountCents: order.totalCents,
    reference: order.key,
    raw: {},
  })
const move = (orderId: number, to: Parameters<typeof desk.orders.changeStatus>[0]['to']) =>
  desk.orders.changeStatus({ orderId, to, actor: 'Loja' })

test('a sale is counted when it is paid, not before, and once however often the order moves on', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id, quantity: 3 }])
  expect(await sales(vase.id)).toBe(0)
  await pay(order)
  expect(await sales(vase.id)).toBe(3)
  for (const to of ['completed', 'processing', 'on-hold', 'processing', 'completed'] as const) await move(order.id, to)
  expect(await sales(vase.id)).toBe(3)
})

test('what waits for nothing counts with the order itself; what waits and is given up never counted', async () => {
  const vase = await desk.aProduct()
  await desk.anOrder([{ productId: vase.id, quantity: 2 }], { paymentMethod: 'cod' })
  expect(await sales(vase.id)).toBe(2)
  const given = await desk.anOrder([{ productId: vase.id }])
  await move(given.id, 'cancelled')
  expect(await sales(vase.id)).toBe(2)
})

test('two lines of one product count together', async () => {
  const vase = await desk.aProduct()
  const lines = [
    { productId: vase.id, quantity: 2, choices: { fita: 'azul' } },
    { productId: vase.id, quantity: 1, choices: { fita: 'verde' } },
  ]
  await desk.anOrder(lines, { paymentMethod: 'cod' })
  expect(await sales(vase.id)).toBe(3)
})

test('cancelling and giving the money back take the sale back once; an order that comes back counts again', async () => {
  const vase = await desk.aProduct()
  const cancelled = await desk.anOrder([{ productId: vase.id, quantity: 2 }], { paymentMethod: 'cod' })
  await move(cancelled.id, 'cancelled')
  await move(cancelled.id, 'cancelled')
  expect(await sales(vase.id)).toBe(0)
  await move(cancelled.id, 'processing')
  expect(await sales(vase.id)).toBe(2)

  const refunded = await desk.anOrder([{ productId: vase.id, quantity: 4 }])
  await pay(refunded)
  expect(await sales(vase.id)).toBe(6)
  const refund = { orderId: refunded.id, key: 'uma-vez', amountCents: refunded.totalCents, reason: '', lines: [], actor: 'Loja' }
  await Promise.all([desk.orders.refund(refund), desk.orders.refund(refund)])
  expect(await sales(vase.id)).toBe(2)
})

test('twenty words of the same payments and changes at the same moment count each order once, also with products in opposite lines', async () => {
  const [vase, bowl] = [await desk.aProduct({ units: 100 }), await desk.aProduct({ units: 100 })]
  const orders = []
  for (const inputs of [
    [vase, bowl],
    [bowl, vase],
    [vase, bowl],
    [bowl, vase],
  ])
    orders.push(await desk.anOrder(inputs.map(({ id }) => ({ productId: id, quantity: 2 }))))
  await Promise.all(orders.flatMap((order) => Array.from({ length: 5 }, () => move(order.id, 'processing'))))
  expect([await sales(vase.id), await sales(bowl.id)]).toEqual([8, 8])
  await Promise.all(orders.flatMap(({ id }) => [move(id, 'cancelled'), move(id, 'completed'), move(id, 'cancelled')]))
  const rows = await desk.db
    .selectFrom('orders')
    .select(['status', 'sales_counted'])
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  expect(rows.every(({ status, sales_counted }) => sales_counted === (status === 'completed'))).toBe(true)
  const kept = rows.filter(({ status }) => status === 'completed').length
  expect([await sales(vase.id), await sales(bowl.id)]).toEqual([kept * 2, kept * 2])
})

test('a merchant who sets the count to nothing does not keep an order from being cancelled', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'cod' })
  await desk.db.updateTable('products').set({ total_sales: 0 }).where('id', '=', vase.id).execute()
  expect(await move(order.id, 'cancelled')).toMatchObject({ ok: true })
  expect(await sales(vase.id)).toBe(0)
})

test('a sale leaves kept pages alone; a new price does not', async () => {
  const vase = await desk.aProduct({ units: null })
  const heard: string[] = []
  const listener = await listen({
    connection: database.connection,
    channels: ['content'],
    onMessage: (_channel, payload) => heard.push(...(JSON.parse(payload) as string[])),
    onReconnect: () => undefined,
    now: () => Date.now(),
  })
  await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'cod' })
  await desk.db.updateTable('products').set({ price_cents: 9_990 }).where('id', '=', vase.id).execute()
  await eventually('the new price is announced', () => heard.includes(`product:${vase.id}`))
  expect(heard.filter((tag) => tag === `product:${vase.id}`)).toHaveLength(1)
  await listener.close()
})

test('what the test provider pays is no sale: not of the product, not in the sums of the day', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id, quantity: 2 }], { paymentMethod: 'vitrine_test' })
  await pay(order)
  expect(await desk.orders.findById(order.id)).toMatchObject({ status: 'processing', isTest: true })
  expect(await sales(vase.id)).toBe(0)
  const { rows } = await sql<{ units: number }>`
    select units::int from count_sales(array[shop_day(now())], array['product']) where id = ${vase.id}`.execute(desk.db)
  expect(rows).toEqual([])
  await move(order.id, 'cancelled')
  expect(await sales(vase.id)).toBe(0)
})
