import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrderPaying } from '#shop/checkout/pay-order.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import { createInbox } from '#shop/payments/inbox.ts'
import { anOrderDesk } from './support/an-order-desk.ts'

let desk: Awaited<ReturnType<typeof anOrderDesk>>
beforeAll(async () => {
  desk = await anOrderDesk()
})
afterAll(() => desk.close())

const rowOf = async (id: number) => await desk.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const historyOf = async (id: number) =>
  (await desk.db.selectFrom('order_events').select('kind').where('order_id', '=', id).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )
const payingWith = (list: () => Promise<PaymentMethod[]>) =>
  createOrderPaying({ db: desk.db, orders: desk.orders, payments: { list } })

test('another way to pay changes method, price and state at once', async () => {
  const vase = await desk.aProduct({ cents: 10_000 })
  const order = await desk.anOrder([{ productId: vase.id }])
  const pay = payingWith(desk.payments.list)
  expect(await pay({ id: order.id, key: order.key, methodId: 'bacs' })).toEqual({ ok: true })
  expect(await rowOf(order.id)).toMatchObject({
    payment_method: 'bacs',
    payment_discount_cents: 0,
    total_cents: 11_500,
    status: 'on-hold',
    hold_until: null,
  })
  expect(await historyOf(order.id)).toEqual(['placed', 'payment-method', 'status'])
})

test('when the order can’t go to where the new way leads, nothing of it has changed', async () => {
  const vase = await desk.aProduct()
  const order = await desk.anOrder([{ productId: vase.id }])
  await desk.orders.changeStatus({ orderId: order.id, to: 'failed', actor: 'Loja' })
  const before = { row: await rowOf(order.id), history: await historyOf(order.id) }
  // What failed is never finished by paying: there is no such change of state.
  const finishing = async () =>
    (await desk.payments.list()).map((method): PaymentMethod => ({ ...method, firstStatus: () => 'completed' }))
  expect(await payingWith(finishing)({ id: order.id, key: order.key, methodId: 'cod' })).toEqual({
    ok: false,
    problem: 'not-payable',
  })
  expect({ row: await rowOf(order.id), history: await historyOf(order.id) }).toEqual(before)
})

test('money that arrives while the way to pay is being changed is never overlooked', async () => {
  const vase = await desk.aProduct({ units: 100 })
  const inbox = createInbox({ db: desk.db, settle: desk.orders.settle })
  const pay = payingWith(desk.payments.list)
  for (let round = 0; round < 10; round++) {
    const { id, key, totalCents } = await desk.anOrder([{ productId: vase.id }])
    const paid = {
      provider: 'pix',
      eventId: randomUUID(),
      kind: 'paid',
      amountCents: totalCents,
      reference: key,
      raw: {},
    } as const
    const [outcome] = await Promise.all([pay({ id, key, methodId: 'bacs' }), inbox.receive(paid)])
    const row = await rowOf(id)
    expect(row.paid_cents).toBe(totalCents)
    // Before the change it pays the order; after it the larger price waits for a person. It is never left as unpaid.
    expect(row).toMatchObject(
      outcome.ok
        ? { payment_method: 'bacs', status: 'on-hold' }
        : { payment_method: 'pix', status: 'processing', total_cents: totalCents },
    )
  }
})
