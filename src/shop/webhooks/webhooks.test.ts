import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postOutside } from '#outgoing/post.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { anOrderDesk } from '#tests/support/an-order-desk.ts'
import { eventually } from '#tests/support/eventually.ts'
import { MOST_FAILURES, type ReadNews, WEBHOOK_JOB } from './contract.ts'
import { createDelivery } from './deliver.ts'
import { createWebhooks } from './service.ts'

const SECRET = 'o segredo da loja'
const got: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
let answer = 200
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    got.push({ path: request.url, headers: request.headers, body })
    response.writeHead(answer).end()
  })
})

let desk: Awaited<ReturnType<typeof anOrderDesk>>
let webhooks: ReturnType<typeof createWebhooks>
let origin: string
let ownerId: number
beforeAll(async () => {
  desk = await anOrderDesk()
  webhooks = createWebhooks({ db: desk.db, secret: SECRET })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const made = await createAccounts({ db: desk.db }).create({
    login: 'helena',
    email: 'helena@loja.example',
    displayName: 'Helena',
    password: 'uma senha bem comprida',
    roles: ['shop_manager'],
  })
  if (!made.ok) throw new Error(made.problem)
  ownerId = made.user.id
})
afterAll(async () => {
  server.close()
  await desk.close()
})
beforeEach(async () => {
  got.length = 0
  answer = 200
  await desk.db.deleteFrom('webhooks').execute()
  await desk.db.deleteFrom('jobs').execute()
})

const HERE = { protocols: ['http:'], address: (address: string) => address === '127.0.0.1' }
const readNews: ReadNews = async (resource, id, user) =>
  id === 404 ? undefined : JSON.stringify({ resource, id, told_to: user.login })
const deliver = () =>
  createDelivery({
    db: desk.db,
    secret: SECRET,
    shopUrl: 'https://loja.example',
    post: (call) => postOutside({ ...call, allowed: HERE }),
    readNews,
  })
const listen = async (topic: string, url = `${origin}/entrada`) =>
  await webhooks.create({ name: 'ERP', status: 'active', topic, deliveryUrl: url, secret: 'chave do ERP' }, ownerId)
const waiting = async () =>
  await desk.db.selectFrom('jobs').select(['id', 'payload']).where('kind', '=', WEBHOOK_JOB).orderBy('id').execute()
/** Does what the worker would, each job once; answers what went wrong. */
const work = async ({ attempt = 5 } = {}) => {
  const troubles: string[] = []
  for (const { payload } of await waiting())
    await deliver()(
      { payload: payload as Record<string, unknown>, attempt, maxAttempts: 5 },
      { signal: new AbortController().signal },
    ).catch((error: Error) => troubles.push(error.message))
  return troubles
}
const log = async (id: number) => (await webhooks.deliveries(id, { limit: 10, offset: 0 })).deliveries

test('[REST-1] who listens gets a signed call with the ecosystem’s headers', async () => {
  const id = await listen('order.created')
  const order = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  await work()
  const [call] = got
  expect(call).toMatchObject({ path: '/entrada', body: JSON.stringify({ resource: 'order', id: order.id, told_to: 'helena' }) })
  expect(call!.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-wc-webhook-source': 'https://loja.example/',
    'x-wc-webhook-topic': 'order.created',
    'x-wc-webhook-resource': 'order',
    'x-wc-webhook-event': 'created',
    'x-wc-webhook-signature': createHmac('sha256', 'chave do ERP').update(call!.body).digest('base64'),
    'x-wc-webhook-id': String(id),
  })
  const [delivery] = await log(id)
  expect(delivery).toMatchObject({ status: 'delivered', responseCode: 200, attempts: 1, resourceId: order.id })
  expect(call!.headers['x-wc-webhook-delivery-id']).toBe(String(delivery!.id))
  const stored = await desk.db.selectFrom('webhooks').select('secret_encrypted').executeTakeFirstOrThrow()
  expect(stored.secret_encrypted.toString('latin1')).not.toContain('chave do ERP')
})

test('a change that does not happen is told to nobody, and several before it is told are told once', async () => {
  await listen('order.updated')
  const order = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  await desk.db.deleteFrom('jobs').execute()
  await desk.db.deleteFrom('webhook_deliveries').execute()
  const undone = desk.db.transaction().execute(async (trx) => {
    await desk.orders.move(trx, { orderId: order.id, to: 'on-hold', actor: 'Helena' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await waiting()).toEqual([])
  await desk.orders.changeStatus({ orderId: order.id, to: 'on-hold', actor: 'Helena' })
  await desk.orders.changeStatus({ orderId: order.id, to: 'processing', actor: 'Helena' })
  expect(await waiting()).toHaveLength(1)
  await work()
  await desk.orders.changeStatus({ orderId: order.id, to: 'completed', actor: 'Helena' })
  expect(await waiting()).toHaveLength(2)
})

test('a change at the moment of the call is told by a call of its own: nothing is lost', async () => {
  const id = await listen('order.updated')
  const order = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  await desk.db.deleteFrom('jobs').execute()
  await desk.db.deleteFrom('webhook_deliveries').execute()
  await desk.orders.changeStatus({ orderId: order.id, to: 'on-hold', actor: 'Helena' })
  const [moved, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Somebody is in the middle of another change: whoever delivers waits until it can be read.
  const change = desk.db.transaction().execute(async (trx) => {
    await desk.orders.move(trx, { orderId: order.id, to: 'processing', actor: 'Helena' })
    moved.resolve()
    await finished.promise
  })
  await moved.promise
  const told: string[] = []
  const job = createDelivery({
    db: desk.db,
    secret: SECRET,
    shopUrl: 'https://loja.example',
    post: async ({ body }) => {
      told.push(body)
      return 200
    },
    readNews: async (_resource, orderId) => (await desk.orders.findById(orderId))!.status,
  })
  const [first] = await waiting()
  const leased = { payload: first!.payload as Record<string, unknown>, attempt: 1, maxAttempts: 5 }
  const delivering = job(leased, { signal: new AbortController().signal })
  await eventually('the delivery waits for the change', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and query like '%webhook_deliveries%' and datname = current_database()`.execute(
      desk.db,
    )
    return rows[0]!.count > 0
  })
  finished.resolve()
  await Promise.all([change, delivering])
  expect(told).toEqual(['processing'])
  expect(await log(id)).toHaveLength(1)
})

test.each([
  ['product.created', async () => (await desk.aProduct()).id],
  [
    'product.updated',
    async () => {
      const { id } = await desk.aProduct()
      await desk.db.updateTable('products').set({ name: 'Outro nome' }).where('id', '=', id).execute()
      return id
    },
  ],
  [
    'product.deleted',
    async () => {
      const { id } = await desk.aProduct()
      await desk.db.updateTable('products').set({ status: 'trash' }).where('id', '=', id).execute()
      return id
    },
  ],
  [
    'product.restored',
    async () => {
      const { id } = await desk.aProduct()
      await desk.db.updateTable('products').set({ status: 'trash' }).where('id', '=', id).execute()
      await desk.db.updateTable('products').set({ status: 'publish' }).where('id', '=', id).execute()
      return id
    },
  ],
  [
    'order.deleted',
    async () => {
      const { id } = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
      await desk.orders.trash(id, 'Helena')
      return id
    },
  ],
  [
    'order.restored',
    async () => {
      const { id } = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
      await desk.orders.trash(id, 'Helena')
      await desk.orders.changeStatus({ orderId: id, to: 'pending', actor: 'Helena' })
      return id
    },
  ],
  [
    'coupon.created',
    async () => {
      const code = `c${Math.random()}`
      return (
        await desk.db.insertInto('coupons').values({ code, kind: 'percent', amount: 5 }).returning('id').executeTakeFirstOrThrow()
      ).id
    },
  ],
  [
    'customer.created',
    async () => {
      const login = `cliente-${Math.floor(Math.random() * 1e9)}`
      const input = { login, email: `${login}@cliente.example`, displayName: '', password: 'uma senha bem comprida' }
      const made = await createAccounts({ db: desk.db }).create({ ...input, roles: ['customer'] })
      return made.ok ? made.user.id : 0
    },
  ],
])('%s is told, and nothing else to who listens to it', async (topic, happen) => {
  const id = await listen(topic)
  const resource = await happen()
  await work()
  const calls = got.map(({ headers, body }) => [headers['x-wc-webhook-topic'], (JSON.parse(body) as { id: number }).id])
  expect(calls).toEqual([[topic, resource]])
  // Of what is gone only the number can be told.
  expect('told_to' in (JSON.parse(got[0]!.body) as object)).toBe(!topic.endsWith('.deleted'))
  expect(await log(id)).toHaveLength(1)
})

test('an address in trouble is tried again; given up five times in a row it is left alone, until somebody switches it on', async () => {
  const id = await listen('product.created')
  answer = 503
  await desk.aProduct()
  expect(await work({ attempt: 1 })).toEqual(['The webhook answered 503.'])
  expect((await log(id))[0]).toMatchObject({ status: 'sending', attempts: 1, summary: 'O endereço respondeu 503.' })
  expect((await webhooks.find(id))!.failures).toBe(0)
  for (let count = 1; count < MOST_FAILURES; count++) {
    await work()
    expect(await webhooks.find(id)).toMatchObject({ failures: count, status: 'active' })
    await desk.db.deleteFrom('jobs').execute()
    await desk.aProduct()
  }
  await work()
  expect(await webhooks.find(id)).toMatchObject({ failures: MOST_FAILURES, status: 'disabled' })
  expect((await log(id))[0]).toMatchObject({ status: 'failed', responseCode: 503, summary: 'O endereço respondeu 503.' })
  await desk.db.deleteFrom('jobs').execute()
  await desk.aProduct()
  expect(await waiting()).toEqual([])
  await webhooks.update(id, { status: 'active' })
  answer = 200
  await desk.aProduct()
  await work()
  expect(await webhooks.find(id)).toMatchObject({ failures: 0, status: 'active' })
})

test('one call that arrives makes up for those that did not', async () => {
  const id = await listen('product.created')
  answer = 500
  await desk.aProduct()
  await work()
  expect((await webhooks.find(id))!.failures).toBe(1)
  answer = 204
  await desk.db.deleteFrom('jobs').execute()
  await desk.aProduct()
  await work()
  expect((await webhooks.find(id))!.failures).toBe(0)
})

test('a private address is never called, and what is gone or switched off is not told', async () => {
  const inside = await listen('product.created', 'http://10.0.0.8/')
  await desk.aProduct()
  await work({ attempt: 1 })
  expect((await log(inside))[0]).toMatchObject({ status: 'failed', summary: expect.stringContaining('not on the open internet') })
  const id = await listen('order.updated')
  await desk.db.insertInto('webhook_deliveries').values({ webhook_id: id, topic: 'order.updated', resource_id: 404 }).execute()
  const [gone] = await log(id)
  const job = { payload: { delivery: gone!.id }, attempt: 1, maxAttempts: 5 }
  await deliver()(job, { signal: new AbortController().signal })
  expect((await log(id))[0]).toMatchObject({ status: 'failed', summary: expect.stringContaining('já não existe') })
  expect((await webhooks.find(id))!.failures).toBe(0)
  expect(got).toEqual([])
})
