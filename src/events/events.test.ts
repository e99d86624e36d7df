import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimJob } from '#jobs/lease.ts'
import { createWorker, type Worker } from '#jobs/worker.ts'
import { anOrderDesk } from '#tests/support/an-order-desk.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { EventName, Listener } from './contract.ts'
import { eventJobs, keepListeners } from './listen.ts'

let desk: Awaited<ReturnType<typeof anOrderDesk>>
let workers: Worker[]
beforeEach(async () => {
  workers = []
  desk = await anOrderDesk()
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await desk.close()
})

const EVENTS: EventName[] = [
  'order.placed',
  'order.paid',
  'order.sent',
  'order.cancelled',
  'order.refunded',
  'product.saved',
  'stock.low',
  'customer.registered',
  'form.submitted',
]
const quiet = { warn: () => {}, error: () => {} }
const emit = (event: EventName, subject: string, data: object) =>
  sql`select emit_event(${event}, ${subject}, ${JSON.stringify(data)}::jsonb)`.execute(desk.db)
const work = (listeners: Record<string, Listener>, options: { timeoutMs?: number } = {}) =>
  workers.push(createWorker({ db: desk.db, handlers: eventJobs(listeners), log: quiet, pollMs: 20, concurrency: 3, ...options }))
const makeDue = () =>
  desk.db
    .updateTable('jobs')
    .set({ run_at: sql`now()` })
    .where('status', '=', 'waiting')
    .execute()
const told = async () =>
  (
    await sql<{ event: string; subject: string }>`
      select payload ->> 'event' as event, ordering_key as subject from jobs where kind = 'event.all' order by id`.execute(
      desk.db,
    )
  ).rows.map(({ event, subject }) => `${event} ${subject}`)

test('what happens to an order is told in its order, with the change that causes it', async () => {
  const { id: productId } = await desk.aProduct({ units: 4 })
  await keepListeners(desk.db, { all: Object.fromEntries(EVENTS.map((name) => [name, async () => {}])) })
  const { id } = await desk.anOrder([{ productId, quantity: 3 }], { paymentMethod: 'cod' })
  await desk.db.updateTable('orders').set({ tracking_code: 'BR123' }).where('id', '=', id).execute()
  await desk.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute()
  const heard = (await told()).filter((line) => !line.startsWith('product.saved'))
  expect(heard).toEqual([
    `stock.low product:${productId}`,
    `order.placed order:${id}`,
    `order.paid order:${id}`,
    `order.sent order:${id}`,
  ])
})

test('a change that is taken back tells nothing, and what nobody listens to is not written', async () => {
  await keepListeners(desk.db, { all: { 'customer.registered': async () => {} } })
  const failed = desk.db.transaction().execute(async (trx) => {
    await sql`select emit_event('customer.registered', 'customer:1', '{}')`.execute(trx)
    throw new Error('no customer after all')
  })
  await expect(failed).rejects.toThrow('no customer after all')
  await emit('form.submitted', 'form:a', {})
  expect(await told()).toEqual([])
})

test('events about one order come one after the other, also when the first fails; others don’t wait for it', async () => {
  const heard: string[] = []
  let isBroken = true
  const listener: Listener = {
    'order.placed': async ({ orderId }) => {
      if (orderId === 1 && isBroken) throw new Error('The service is away.')
      heard.push(`placed ${orderId}`)
    },
    'order.paid': async ({ orderId }, { isRepeat }) => void heard.push(`paid ${orderId}${isRepeat ? ' again' : ''}`),
  }
  await keepListeners(desk.db, { all: listener })
  await emit('order.placed', 'order:1', { orderId: 1 })
  await emit('order.paid', 'order:1', { orderId: 1 })
  await emit('order.placed', 'order:2', { orderId: 2 })
  await emit('order.paid', 'order:2', { orderId: 2 })
  work({ all: listener })
  await eventually('the second order', () => heard.length === 2)
  expect(heard).toEqual(['placed 2', 'paid 2'])
  isBroken = false
  await makeDue()
  await eventually('the first order', () => heard.length === 4)
  expect(heard.slice(2)).toEqual(['placed 1', 'paid 1'])
})

test('a listener that throws or hangs harms no other', async () => {
  const heard: string[] = []
  const listeners: Record<string, Listener> = {
    broken: { 'product.saved': async () => Promise.reject(new Error('never')) },
    stuck: { 'product.saved': () => new Promise(() => {}) },
    well: { 'product.saved': async ({ productId }) => void heard.push(`saved ${productId}`) },
  }
  await keepListeners(desk.db, listeners)
  await emit('product.saved', 'product:7', { productId: 7 })
  work(listeners, { timeoutMs: 50 })
  await eventually('the one that is well', () => heard.includes('saved 7'))
  await eventually('the others to be given up for now', async () => {
    const { rows } = await sql<{ errors: number }>`select count(*)::int as errors from jobs where last_error <> ''`.execute(
      desk.db,
    )
    return rows[0]!.errors === 2
  })
  expect(heard).toEqual(['saved 7'])
})

test('who listens no more is told nothing, and nothing waits for them', async () => {
  await keepListeners(desk.db, { all: { 'product.saved': async () => {}, 'order.paid': async () => {} } })
  await emit('product.saved', 'product:7', {})
  await emit('product.saved', 'product:7', {})
  await emit('order.paid', 'order:1', {})
  // A process that was killed has left one in its hands.
  expect(await claimJob(desk.db, { worker: 'gone', kinds: ['event.all'], leaseMs: 1 })).toMatchObject({ attempt: 1 })
  await keepListeners(desk.db, { all: { 'order.paid': async () => {} } })
  expect(await told()).toEqual(['order.paid order:1'])
  await keepListeners(desk.db, {})
  await emit('order.paid', 'order:2', {})
  expect(await told()).toEqual([])
})

test('webhooks are told of the same events, and topics of theirs are events too', async () => {
  const heard: EventName[] = ['coupon.created', 'order.created', 'order.updated', 'order.paid']
  await keepListeners(desk.db, { all: Object.fromEntries(heard.map((name) => [name, async () => {}])) })
  await sql`insert into users (login, email, display_name, password_hash, roles) values ('dona', 'dona@loja.example', 'Dona', '', '{administrator}')`.execute(
    desk.db,
  )
  await sql`
    insert into webhooks (name, status, topic, delivery_url, secret_encrypted, user_id)
    select 'Pagos', 'active', 'order.paid', 'https://exemplo.com.br/', '', id from users where login = 'dona'`.execute(desk.db)
  const { id: productId } = await desk.aProduct({ units: 9 })
  const { id } = await desk.anOrder([{ productId, quantity: 1 }], { paymentMethod: 'cod' })
  const heardOf = (await told()).map((line) => line.split(' ')[0])
  expect(heardOf).toContain('order.created')
  expect(heardOf).toContain('order.paid')
  const deliveries = await sql`select topic, resource_id::int as id from webhook_deliveries`.execute(desk.db)
  expect(deliveries.rows).toEqual([{ topic: 'order.paid', id }])
})
