import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInbox, type Inbox, type PaymentEvent } from '#shop/payments/inbox.ts'
import { anOrderDesk } from './support/an-order-desk.ts'

// Crowds, beside other tests on the same cores.

let desk: Awaited<ReturnType<typeof anOrderDesk>>
let inbox: Inbox
beforeAll(async () => {
  desk = await anOrderDesk({ poolSize: 30 })
  inbox = createInbox({ db: desk.db, settle: desk.orders.settle })
})
afterAll(async () => {
  await desk.close()
})

const told = (reference: string, kind: PaymentEvent['kind'], amountCents = 0): PaymentEvent => ({
  provider: 'vitrine_test',
  eventId: randomUUID(),
  kind,
  amountCents,
  reference,
  raw: { kind },
})
const read = async (id: number) => (await desk.orders.findById(id))!
const expire = async (id: number) => {
  await desk.db
    .updateTable('orders')
    .set({ hold_until: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute()
}
const mailsOf = async (id: number) =>
  (await desk.db.selectFrom('order_mails').select('kind').where('order_id', '=', id).orderBy('created_at').execute()).map(
    ({ kind }) => kind,
  )

test('a payment makes the order paid; the same word a second time changes nothing', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'vitrine_test' })
  const paid = told(order.key, 'paid', order.totalCents)
  const answers = await Promise.all(Array.from({ length: 10 }, () => inbox.receive(paid)))
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  const after = await read(order.id)
  expect(after).toMatchObject({ status: 'processing', paidCents: order.totalCents, holdUntil: undefined })
  expect(after.paidAt).toBeInstanceOf(Date)
  expect(after.notes.filter(({ text }) => text.startsWith('Pagamento de'))).toHaveLength(1)
  expect(await desk.ledger(vase.stockId)).toEqual({ received: 10, held: -1, isBalanced: true })
  expect(await mailsOf(order.id)).toEqual(expect.arrayContaining(['received', 'new-order', 'paid']))
})

test('[I12] too little or too much money waits for a person, and says how much', async () => {
  const vase = await desk.aProduct()
  const short = await desk.anOrder([{ productId: vase.id }])
  await inbox.receive(told(short.key, 'paid', short.totalCents - 1))
  const waiting = await read(short.id)
  expect(waiting.status).toBe('on-hold')
  expect(waiting.notes.map(({ text }) => text).join()).toContain('Valor divergente: chegaram')
  await inbox.receive(told(short.key, 'paid', 1))
  expect((await read(short.id)).status).toBe('processing')

  const much = await desk.anOrder([{ productId: vase.id }])
  await inbox.receive(told(much.key, 'paid', much.totalCents + 500))
  expect(await read(much.id)).toMatchObject({ status: 'on-hold', paidCents: much.totalCents + 500 })
})

test('[I13] money that names no order waits for a person, who finds its order', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id }])
  const lost = told('wc_order_unknown', 'paid', order.totalCents)
  expect(await inbox.receive(lost)).toEqual({ isNew: true, isMatched: false })
  const row = (await inbox.listUnmatched()).find(({ event_id }) => event_id === lost.eventId)!
  expect(await inbox.match(row.id, order.id, 'Helena')).toBe(true)
  expect(await inbox.match(row.id, order.id, 'Helena')).toBe(false)
  expect((await read(order.id)).status).toBe('processing')
})

test('[I11] the same events in any order, some of them twice, lead to the same order in the database', async () => {
  const vase = await desk.aProduct({ units: 100 })
  const ends: string[] = []
  for (let turn = 0; turn < 24; turn++) {
    const order = await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'vitrine_test' })
    const events = [
      told(order.key, 'paid', 2_000),
      told(order.key, 'paid', order.totalCents - 2_000),
      told(order.key, 'refused'),
      told(order.key, 'refund', 500),
    ]
    for (const one of inOrder(events, turn)) {
      await inbox.receive(one)
      await inbox.receive(one)
    }
    const { status, paidCents, refundedCents } = await read(order.id)
    ends.push(JSON.stringify({ status, paidCents, refundedCents }))
  }
  expect(new Set(ends)).toEqual(new Set([JSON.stringify({ status: 'processing', paidCents: 6_490, refundedCents: 500 })]))
  expect(await desk.onHand(vase.stockId)).toBe(76)
})

/** The nth order of a list. */
function inOrder<T>(list: T[], turn: number): T[] {
  const left = [...list]
  return list.map((_, at) => {
    const choices = list.length - at
    const [chosen] = left.splice(turn % choices, 1)
    turn = Math.floor(turn / choices)
    return chosen!
  })
}

test('[I20] a hold that runs out is given back exactly once, with five workers at it', async () => {
  const vase = await desk.aProduct({ units: 30 })
  const orders = await desk.someOrders(20, vase.id)
  const kept = await desk.anOrder([{ productId: vase.id }])
  for (const { id } of orders) await expire(id)
  const counts = await Promise.all(Array.from({ length: 5 }, () => desk.orders.expireHolds()))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  expect(await desk.ledger(vase.stockId)).toEqual({ received: 30, held: -21, released: 20, isBalanced: true })
  expect((await read(orders[0]!.id)).status).toBe('cancelled')
  expect(await mailsOf(orders[0]!.id)).toContain('cancelled')
  expect((await read(kept.id)).status).toBe('pending')
})

test('[I14] paid after the hold ran out: the units are taken again, or the money has to go back', async () => {
  const vase = await desk.aProduct({ units: 1 })
  const late = await desk.anOrder([{ productId: vase.id }])
  await expire(late.id)
  await desk.orders.expireHolds()
  await inbox.receive(told(late.key, 'paid', late.totalCents))
  expect((await read(late.id)).status).toBe('processing')
  expect(await desk.ledger(vase.stockId)).toEqual({ received: 1, held: -1, released: 1, sold: -1, isBalanced: true })

  const lamp = await desk.aProduct({ units: 1 })
  const [first] = [await desk.anOrder([{ productId: lamp.id }])]
  await expire(first.id)
  await desk.orders.expireHolds()
  await desk.anOrder([{ productId: lamp.id }])
  await inbox.receive(told(first.key, 'paid', first.totalCents))
  expect(await read(first.id)).toMatchObject({ status: 'cancelled', paidCents: first.totalCents })
  const due = await desk.orders.list({ refundDue: true }, { page: 1 })
  expect(due.orders.map(({ id }) => id)).toContain(first.id)
  expect(await mailsOf(first.id)).toContain('refund-due')
  expect(await desk.onHand(lamp.stockId)).toBe(0)
})

test('[I14] payment and expiry at the same moment never lose a unit nor the money', async () => {
  const vase = await desk.aProduct({ units: 20 })
  const orders = await desk.someOrders(20, vase.id)
  for (const { id } of orders) await expire(id)
  await Promise.all([
    ...orders.map((order) => inbox.receive(told(order.key, 'paid', order.totalCents))),
    ...Array.from({ length: 5 }, () => desk.orders.expireHolds()),
  ])
  for (const { id, totalCents } of orders) expect(await read(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
  expect(await desk.onHand(vase.stockId)).toBe(0)
  expect(await desk.ledger(vase.stockId)).toMatchObject({ isBalanced: true })
})

test('[I2] a shopper’s own unpaid orders never keep that shopper from the last unit', async () => {
  const vase = await desk.aProduct({ units: 1 })
  const shopper = await desk.aShopper()
  const orders = []
  for (let times = 0; times < 3; times++) orders.push(await desk.anOrder([{ productId: vase.id }], { shopper }))
  const states = await Promise.all(orders.map(async ({ id }) => (await read(id)).status))
  expect(states).toEqual(['cancelled', 'cancelled', 'pending'])
  expect(await desk.ledger(vase.stockId)).toEqual({ received: 1, held: -3, released: 2, isBalanced: true })
  const somebody = await desk.orders.place(await desk.aPlacing([{ productId: vase.id }]))
  expect(somebody).toMatchObject({ ok: false, problem: { kind: 'sold-out' } })
  expect((await read(orders[2]!.id)).status).toBe('pending')
})

test('[I2] when more is wanted than own orders can give, those orders stay as they were', async () => {
  const vase = await desk.aProduct({ units: 1 })
  const shopper = await desk.aShopper()
  const mine = await desk.anOrder([{ productId: vase.id }], { shopper })
  const greedy = await desk.orders.place(await desk.aPlacing([{ productId: vase.id, quantity: 2 }], { shopper }))
  expect(greedy).toMatchObject({ ok: false, problem: { kind: 'sold-out' } })
  expect((await read(mine.id)).status).toBe('pending')
  expect(await desk.ledger(vase.stockId)).toEqual({ received: 1, held: -1, isBalanced: true })
})

test('the merchant confirms a Pix once; a second click and a paid order are told', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id }])
  const clicks = await Promise.all(Array.from({ length: 5 }, () => inbox.confirmPayment(order.id, 'Helena')))
  expect(clicks.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await read(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
  expect(await inbox.confirmPayment(0, 'Helena')).toEqual({ ok: false, problem: 'unknown' })
})

test('what is missing after the total grew is confirmed again, and counts', async () => {
  const order = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  await inbox.confirmPayment(order.id, 'Helena')
  const grow = () =>
    desk.db
      .updateTable('orders')
      .set(({ eb }) => ({ total_cents: eb('total_cents', '+', 500), shipping_cents: eb('shipping_cents', '+', 500) }))
      .where('id', '=', order.id)
      .execute()
  for (const more of [500, 1_000]) {
    await grow()
    const clicks = await Promise.all(Array.from({ length: 3 }, () => inbox.confirmPayment(order.id, 'Helena')))
    expect(clicks.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await read(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents + more })
  }
  expect((await inbox.listOf(order.id, { limit: 10, offset: 0 })).events.map((event) => event.amount_cents)).toEqual([
    500,
    500,
    order.totalCents,
  ])
})

test('[I16] refunds never give back more than came, each key once and each unit once', async () => {
  const vase = await desk.aProduct({ units: 10 })
  const order = await desk.anOrder([{ productId: vase.id, quantity: 2 }])
  await inbox.confirmPayment(order.id, 'Helena')
  const { lines } = await read(order.id)
  const refund = { orderId: order.id, key: 'click', amountCents: 4_000, reason: 'Lascou', actor: 'Helena' }
  const back = [{ lineId: lines[0]!.id, units: 1, restock: true }]
  const clicks = await Promise.all(Array.from({ length: 10 }, () => desk.orders.refund({ ...refund, lines: back })))
  expect(clicks.every(({ ok }) => ok)).toBe(true)
  expect(clicks.filter((click) => click.ok && !click.isRepeat)).toHaveLength(1)
  expect(await desk.ledger(vase.stockId)).toEqual({ received: 10, held: -2, returned: 1, isBalanced: true })
  expect(await read(order.id)).toMatchObject({ status: 'processing', refundedCents: 4_000, lines: [{ refundedUnits: 1 }] })

  const left = order.totalCents - 4_000
  const rivals = await Promise.all(
    Array.from({ length: 6 }, (_, at) => desk.orders.refund({ ...refund, key: `rival-${at}`, amountCents: left, lines: back })),
  )
  expect(rivals.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await read(order.id)).toMatchObject({
    status: 'refunded',
    refundedCents: order.totalCents,
    lines: [{ refundedUnits: 2 }],
  })
  expect(await desk.ledger(vase.stockId)).toEqual({ received: 10, held: -2, returned: 2, isBalanced: true })
  const more = await desk.orders.refund({ ...refund, key: 'more', amountCents: 1, lines: [] })
  expect(more).toEqual({ ok: false, problem: 'above-paid' })
})

test('[I10] nobody calls an order refunded before its money went back', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id }])
  const refunded = { orderId: order.id, to: 'refunded', actor: 'Helena' } as const
  expect(await desk.orders.changeStatus(refunded)).toEqual({ ok: false, problem: 'refund-first' })
  await inbox.confirmPayment(order.id, 'Helena')
  expect(await desk.orders.changeStatus(refunded)).toEqual({ ok: false, problem: 'refund-first' })
})

test('[I14] of several products paid for too late, all are taken again or none', async () => {
  const [vase, lamp] = [await desk.aProduct({ units: 1 }), await desk.aProduct({ units: 1 })]
  const late = await desk.anOrder([{ productId: vase.id }, { productId: lamp.id }])
  await expire(late.id)
  await desk.orders.expireHolds()
  await desk.anOrder([{ productId: lamp.id }])
  await inbox.receive(told(late.key, 'paid', late.totalCents))
  expect((await read(late.id)).status).toBe('cancelled')
  expect([await desk.onHand(vase.stockId), await desk.onHand(lamp.stockId)]).toEqual([1, 0])
  expect(await desk.ledger(vase.stockId)).toMatchObject({ isBalanced: true })
})

test('a paid order that is cancelled stays cancelled while its money goes back in parts', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id }])
  await inbox.confirmPayment(order.id, 'Helena')
  await desk.orders.changeStatus({ orderId: order.id, to: 'cancelled', actor: 'Helena' })
  expect(await desk.onHand(vase.stockId)).toBe(10)
  await desk.orders.refund({ orderId: order.id, key: 'a', amountCents: 100, reason: '', lines: [], actor: 'Helena' })
  expect((await read(order.id)).status).toBe('cancelled')
  await desk.orders.refund({
    orderId: order.id,
    key: 'b',
    amountCents: order.totalCents - 100,
    reason: '',
    lines: [],
    actor: 'Helena',
  })
  expect((await read(order.id)).status).toBe('refunded')
  expect(await desk.onHand(vase.stockId)).toBe(10)
})

test('[I10] [I23] history can only be added to, and tells who did what', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id }])
  await desk.orders.changeStatus({ orderId: order.id, to: 'cancelled', actor: 'Helena', note: 'A pedido da cliente.' })
  const events = await desk.db.selectFrom('order_events').selectAll().where('order_id', '=', order.id).orderBy('id').execute()
  expect(events.map(({ kind, actor, before, after }) => ({ kind, actor, before, after }))).toEqual([
    { kind: 'placed', actor: 'Loja', before: {}, after: { status: 'pending', totalCents: order.totalCents } },
    { kind: 'status', actor: 'Helena', before: { status: 'pending' }, after: { status: 'cancelled' } },
  ])
  for (const table of ['order_events', 'order_notes'] as const) {
    await expect(sql`delete from ${sql.table(table)} where order_id = ${order.id}`.execute(desk.db)).rejects.toThrow(
      /only ever added/,
    )
    await expect(
      sql`update ${sql.table(table)} set created_at = now() where order_id = ${order.id}`.execute(desk.db),
    ).rejects.toThrow(/only ever added/)
  }
  const forbidden = await desk.orders.changeStatus({ orderId: order.id, to: 'completed', actor: 'Helena' })
  expect(forbidden).toEqual({ ok: false, problem: 'not-allowed' })
})
