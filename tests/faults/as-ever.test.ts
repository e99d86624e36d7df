import { Socket } from 'node:net'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { aShopper, place } from '#tests/support/checkout.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts'

/** What pages may have of the shop's ten connections. */
const AT_ONCE = 7

let shop: FaultyShop
beforeAll(async () => {
  // Nobody answers at this port, nor at any address outside.
  shop = await aFaultyShop({ config: { smtpUrl: 'smtp://127.0.0.1:9/' } })
  const settings = createSettings({ db: shop.db })
  await settings.set('cep_service_url', 'https://cep.invalid/ws/{cep}/json/')
  await settings.set('facebook_sdk', { appId: '1234567890', language: 'pt_BR' })
})
afterAll(() => shop?.close())
afterEach(() => void vi.restoreAllMocks())

let walks = 0
/** What people do who need none of what is away, each in turn: cart, signing in, workbench and API, a payment's call. */
async function walk() {
  const number = ++walks
  const done: Record<string, unknown> = {}
  const note = async (what: string, asked: Promise<{ statusCode: number }>) => {
    done[what] = (await asked).statusCode
  }
  const visitor = aShopper(shop)
  const signIn = await shop.aSignIn(visitor)
  const payment = await shop.aPaymentCall()
  await note('a kept page', shop.get('/'))
  await note('adding to the cart', visitor.add('moringa-de-barro'))
  await note('the cart', visitor.ajax('get_refreshed_fragments', {}))
  await note('the freight', visitor.ajax('update_shipping_method', { 'shipping_method[0]': 'flat_rate:1' }))
  await note('the checkout', visitor.get('/checkout/'))
  await note('signing in', signIn())
  await note('the account', visitor.get('/minha-conta/'))
  await note('the workbench', visitor.get('/painel/'))
  const asApi = async (asked: ReturnType<typeof shop.api>) => ({ statusCode: (await asked).status })
  await note('reading the API', asApi(shop.api('/wc/v3/orders')))
  await note('writing by the API', asApi(shop.api('/wc/v3/coupons', { method: 'POST', body: { code: `volta${number}` } })))
  await note('the payment’s call', payment.tell())
  done['the order'] = await shop.statusOf(payment.orderId)
  return done
}
const AS_EVER = {
  'a kept page': 200,
  'adding to the cart': 200,
  'the cart': 200,
  // Without the page's proof, and so refused: the answer is the shop's own.
  'the freight': 403,
  'the checkout': 200,
  'signing in': 303,
  'the account': 200,
  'the workbench': 200,
  'reading the API': 200,
  'writing by the API': 201,
  'the payment’s call': 200,
  'the order': 'processing',
}

/** From now on nobody takes a job, as when every worker was killed. Answers how to hire one again. */
async function killWorkers() {
  await sql`create or replace function no_worker() returns trigger language plpgsql as $$ begin raise 'the worker is dead'; end $$`.execute(
    shop.db,
  )
  await sql`create trigger no_worker before update on jobs for each row when (new.status = 'running') execute function no_worker()`.execute(
    shop.db,
  )
  return () => sql`drop trigger no_worker on jobs`.execute(shop.db)
}

/** Every place that this process connects to from now on, but for the database. */
function watchConnections() {
  const places: string[] = []
  const { port } = shop.wire.connection
  const connect = Socket.prototype.connect
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...details: unknown[]) {
    const asked = JSON.stringify(details)
    if (!asked.includes('.s.PGSQL.') && !asked.includes(String(port))) places.push(asked)
    return Reflect.apply(connect, this, details) as Socket
  } as typeof connect)
  return places
}

test('with mail, payment, address, captcha and other services away, and no worker alive, whoever needs none of them is served as ever', async () => {
  const hireAgain = await killWorkers()
  const places = watchConnections()
  try {
    expect(await walk()).toEqual(AS_EVER)
    for (const path of ['/loja/?min_price=1&max_price=9999', '/?s=vaso', '/produto/bowl-cuia/', '/blog/', '/cart/'])
      expect([path, (await shop.get(path)).statusCode]).toEqual([path, 200])
    const { shopper, form } = await shop.aReadyBuyer()
    expect((await place(shopper, form)).result).toBe('success')
    // Nobody is kept waiting because nobody is asked: not one connection but to the database.
    expect(places).toEqual([])
    await fetch('http://cep.invalid/').catch(() => {})
    expect(places).toHaveLength(1)
  } finally {
    await hireAgain()
  }
  const { waiting } = await sql<{ waiting: number }>`select count(*) as waiting from jobs where status = 'waiting'`
    .execute(shop.db)
    .then(({ rows }) => rows[0]!)
  expect(waiting).toBeGreaterThan(0)
})

test('while thirty pages hang in the database, cart, checkout, sign-in, workbench and payments find a connection', async () => {
  expect((await shop.get('/')).statusCode).toBe(200)
  const blocker = new Client(shop.connection)
  await blocker.connect()
  // Lists and their counts stand in these tables, and nothing else does.
  await blocker.query('begin; lock table product_shelf, product_codes, category_places in access exclusive mode')
  const door = { isOpen: true }
  let pages = 0
  const visitors = Array.from({ length: 30 }, async () => {
    while (door.isOpen) await shop.get(`/loja/?min_price=2&max_price=${20_000 + ++pages}`)
  })
  const hanging = async () =>
    (
      await blocker.query<{ hanging: string }>(
        `select count(distinct pid) as hanging from pg_locks where not granted
             and relation in ('product_shelf'::regclass, 'product_codes'::regclass, 'category_places'::regclass)`,
      )
    ).rows[0]!.hanging
  try {
    await eventually(
      'as many questions of pages to hang as may be asked at once',
      async () => Number(await hanging()) === AT_ONCE,
    )
    expect(await walk()).toEqual(AS_EVER)
    expect(Number(await hanging())).toBeLessThanOrEqual(AT_ONCE)
  } finally {
    door.isOpen = false
    await blocker.query('rollback')
    await blocker.end()
    await Promise.all(visitors)
  }
})
