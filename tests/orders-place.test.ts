import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Placing } from '#shop/orders/contract.ts'
import { anOrderDesk } from './support/an-order-desk.ts'

// Crowds, beside other tests on the same cores.

let desk: Awaited<ReturnType<typeof anOrderDesk>>
beforeAll(async () => {
  desk = await anOrderDesk({ poolSize: 50 })
})
afterAll(async () => {
  await desk.close()
})

test('[CHECK-6] an order has its lines, sums, buyer and first note, takes its units and leaves the cart empty', async () => {
  const vase = await desk.aProduct({ units: 5, cents: 10_000 })
  const placing = await desk.aPlacing([{ productId: vase.id, quantity: 2 }], { note: 'Deixar na portaria' })
  const outcome = await desk.orders.place(placing)
  if (!outcome.ok) throw new Error(outcome.problem.kind)
  const order = await desk.orders.findOrder(outcome.order)
  expect(order).toMatchObject({
    status: 'pending',
    subtotalCents: 20_000,
    paymentDiscountCents: 1_000,
    shippingCents: 1_500,
    totalCents: 20_500,
    note: 'Deixar na portaria',
    attribution: { source_type: 'utm', utm_source: 'boletim' },
    lines: [{ productId: vase.id, quantity: 2, totalCents: 20_000, name: vase.name }],
    notes: [{ text: 'Pedido recebido pela loja.', toCustomer: false }],
    paymentMethod: { id: 'pix', title: 'Pix' },
  })
  expect(order?.customer).toEqual(placing.customer)
  expect(order!.holdUntil!.getTime()).toBeGreaterThan(Date.now() + 25 * 60_000)
  expect(await desk.ledger(vase.stockId)).toEqual({ received: 5, held: -2, isBalanced: true })
  expect(await desk.db.selectFrom('cart_lines').selectAll().where('cart_id', '=', placing.cartId).execute()).toEqual([])
})

test('[CHECK-6] [I8] the same key gives the same order, however often it comes', async () => {
  const vase = await desk.aProduct({ units: 5 })
  const placing = await desk.aPlacing([{ productId: vase.id }])
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.placeInTheCrowd(placing)))
  const later = await desk.orders.place(placing)
  const orders = [...answers, later].map((answer) => (answer.ok ? answer.order.key : answer.problem.kind))
  expect(new Set(orders).size).toBe(1)
  expect(orders[0]).toMatch(/^wc_order_[0-9A-Za-z]{22}$/)
  expect(answers.filter((answer) => answer.ok && !answer.isRepeat)).toHaveLength(1)
  expect(await desk.onHand(vase.stockId)).toBe(4)
})

test('[CHECK-6] [I8] two tabs with keys of their own make one order of one cart', async () => {
  const vase = await desk.aProduct({ units: 5 })
  const placing = await desk.aPlacing([{ productId: vase.id }])
  const tabs = Array.from({ length: 10 }, (_, tab) => ({ ...placing, key: `${placing.key}-tab-${tab}` }))
  const answers = await Promise.all(tabs.map(desk.placeInTheCrowd))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok && answer.problem.kind === 'changed')).toHaveLength(9)
  expect(await desk.onHand(vase.stockId)).toBe(4)
})

test('[I8] a key that was used for something else is refused, and shows nothing of the first order', async () => {
  const vase = await desk.aProduct({ units: 5 })
  const mine = await desk.aPlacing([{ productId: vase.id }])
  await desk.orders.place(mine)
  const theirs = await desk.aPlacing([{ productId: vase.id }], { key: mine.key })
  expect(await desk.orders.place(theirs)).toEqual({ ok: false, problem: { kind: 'key-reused' } })
  expect(await desk.orders.findPlaced({ key: mine.key, cartId: theirs.cartId })).toBeUndefined()
  expect(await desk.orders.findPlaced(mine)).toMatchObject({ status: 'pending' })
})

test.each([10, 50])(
  '[I1] 200 shoppers who buy the last %i units at the same moment make exactly so many orders',
  async (units) => {
    const vase = await desk.aProduct({ units })
    const before = await desk.countOrders()
    const placings: Placing[] = []
    while (placings.length < 200) placings.push(await desk.aPlacing([{ productId: vase.id }]))
    const answers = await Promise.all(placings.map(desk.placeInTheCrowd))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(units)
    expect(new Set(answers.filter((answer) => !answer.ok).map((answer) => JSON.stringify(answer.problem)))).toEqual(
      new Set([JSON.stringify({ kind: 'sold-out', names: [vase.name] })]),
    )
    expect((await desk.countOrders()) - before).toBe(units)
    expect(await desk.ledger(vase.stockId)).toEqual({ received: units, held: -units, isBalanced: true })
    expect(await desk.onHand(vase.stockId)).toBe(0)
  },
)

test('[I1] shoppers with the same two products in opposite lines never wait for each other in vain', async () => {
  const [one, other] = [await desk.aProduct({ units: 15 }), await desk.aProduct({ units: 15 })]
  const inputs = [{ productId: one.id }, { productId: other.id }]
  const placings = await Promise.all(
    Array.from({ length: 40 }, (_, at) => desk.aPlacing(at % 2 === 0 ? inputs : inputs.toReversed())),
  )
  const answers = await Promise.all(placings.map(desk.placeInTheCrowd))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(15)
  expect([await desk.onHand(one.stockId), await desk.onHand(other.stockId)]).toEqual([0, 0])
})

test('[I1] what is refused leaves nothing behind: no order, no unit gone, the cart as it was', async () => {
  const [there, gone] = [await desk.aProduct({ units: 5 }), await desk.aProduct({ units: 0 })]
  const placing = await desk.aPlacing([{ productId: there.id }, { productId: gone.id }])
  expect(await desk.orders.place(placing)).toEqual({ ok: false, problem: { kind: 'sold-out', names: [gone.name] } })
  expect(await desk.ledger(there.stockId)).toEqual({ received: 5, isBalanced: true })
  const lines = await desk.db.selectFrom('cart_lines').select('key').where('cart_id', '=', placing.cartId).execute()
  expect(lines).toHaveLength(2)
  expect(await desk.orders.findPlaced(placing)).toBeUndefined()
})

test('[I3] two lines of the same stock count together', async () => {
  const vase = await desk.aProduct({ units: 3 })
  const inputs = [
    { productId: vase.id, quantity: 2 },
    { productId: vase.id, quantity: 2, choices: { bilhete: 'sim' } },
  ]
  const outcome = await desk.orders.place(await desk.aPlacing(inputs))
  expect(outcome).toEqual({ ok: false, problem: { kind: 'sold-out', names: [vase.name] } })
  expect(await desk.onHand(vase.stockId)).toBe(3)
})

test.each([
  ['a price that changed', (id: number) => desk.db.updateTable('products').set({ price_cents: 5_000 }).where('id', '=', id)],
  ['a product that is gone', (id: number) => desk.db.updateTable('products').set({ status: 'draft' }).where('id', '=', id)],
  ['a cart that changed', (id: number) => desk.db.updateTable('cart_lines').set({ quantity: 2 }).where('product_id', '=', id)],
])('%s since it was shown is told, not sold', async (_what, change) => {
  const vase = await desk.aProduct()
  const placing = await desk.aPlacing([{ productId: vase.id }])
  await change(vase.id).execute()
  expect(await desk.orders.place(placing)).toEqual({ ok: false, problem: { kind: 'changed' } })
  expect(await desk.onHand(vase.stockId)).toBe(10)
})

test("the cart of somebody else can't be ordered", async () => {
  const vase = await desk.aProduct()
  const placing = await desk.aPlacing([{ productId: vase.id }])
  const thief = await desk.aShopper()
  expect(await desk.orders.place({ ...placing, ...thief })).toEqual({ ok: false, problem: { kind: 'changed' } })
})

test('what may be sold beyond the stock takes what is there and owes the rest; what is not counted is simply sold', async () => {
  const ordered = await desk.aProduct({ units: 2, backorders: 'yes' })
  const uncounted = await desk.aProduct({ units: null })
  const { id } = await desk.anOrder([
    { productId: ordered.id, quantity: 5 },
    { productId: uncounted.id, quantity: 3 },
  ])
  expect(await desk.ledger(ordered.stockId)).toEqual({ received: 2, held: -2, isBalanced: true })
  const lines = await desk.db
    .selectFrom('order_lines')
    .select(['owed_units', 'stock_id'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  expect(lines).toEqual([
    { owed_units: 3, stock_id: ordered.stockId },
    { owed_units: 0, stock_id: null },
  ])
})

test('paying on delivery waits for nothing: the order is prepared at once and its units are sold', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'cod' })
  expect(order.status).toBe('processing')
  expect((await desk.orders.findById(order.id))?.holdUntil).toBeUndefined()
  expect(await desk.ledger(vase.stockId)).toEqual({ received: 10, sold: -1, isBalanced: true })
})
