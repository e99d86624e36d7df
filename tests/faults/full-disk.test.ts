import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper, place } from '#tests/support/checkout.ts'
import { aFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts'

let shop: FaultyShop
beforeAll(async () => {
  shop = await aFaultyShop()
  await sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(shop.db)
})
afterAll(() => shop?.close())

/** From now on these tables can't grow, as when the disk under them is full. Answers how to make room. */
async function fill(tables: string[]) {
  for (const table of tables)
    await sql`create trigger no_room before insert or update on ${sql.table(table)} for each statement execute function no_room()`.execute(
      shop.db,
    )
  return async () => {
    for (const table of tables) await sql`drop trigger no_room on ${sql.table(table)}`.execute(shop.db)
  }
}

const everyTable = async () => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(
    shop.db,
  )
  return rows.map(({ name }) => name)
}
const unitsOf = async () =>
  (await sql<{ units: string }>`select sum(on_hand)::text as units from stock`.execute(shop.db)).rows[0]!.units

/** Whatever an order writes, in the order in which it does. */
const WRITTEN_BY_AN_ORDER = [
  'order_keys',
  'stock',
  'stock_moves',
  'orders',
  'order_lines',
  'order_notes',
  'order_meta',
  'order_events',
  'order_mails',
  'jobs',
]

test('[I1] [I4] a disk that fills up at any table of an order leaves no half of it: 503, nothing gone, and the same form works once there is room', async () => {
  const known = await everyTable()
  expect(WRITTEN_BY_AN_ORDER.filter((table) => !known.includes(table))).toEqual([])
  const { shopper, form } = await shop.aReadyBuyer()
  const [orders, units] = [await shop.orderIds(), await unitsOf()]
  for (const table of WRITTEN_BY_AN_ORDER) {
    const makeRoom = await fill([table])
    const answer = await shopper.ajax('checkout', form)
    await makeRoom()
    expect([table, answer.statusCode]).toEqual([table, 503])
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
  }
  expect([await shop.orderIds(), await unitsOf()]).toEqual([orders, units])
  expect((await place(shopper, form)).result).toBe('success')
})

test('with no room anywhere the shop can be read, every writing says "later", and the log says why', async () => {
  const { shopper, form } = await shop.aReadyBuyer()
  const visitor = aShopper(shop)
  const signIn = await shop.aSignIn(visitor)
  const customer = aShopper(shop)
  expect((await (await shop.aSignIn(customer))()).statusCode).toBe(303)
  const payment = await shop.aPaymentCall()
  const makeRoom = await fill(await everyTable())
  try {
    for (const path of ['/', '/produto/bowl-cuia/', '/loja/?orderby=price'])
      expect([path, (await shop.get(path)).statusCode]).toEqual([path, 200])
    expect((await shopper.get('/cart/')).body.includes('Vaso')).toBe(true)
    // Who is signed in stays so.
    expect((await customer.get('/minha-conta/')).statusCode).toBe(200)
    const written = [
      await aShopper(shop).add('moringa-de-barro'),
      await shopper.ajax('checkout', form),
      await signIn(),
      await payment.tell(),
    ]
    expect(written.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503])
    expect((await shop.api('/wc/v3/orders')).status).toBe(200)
    expect((await shop.api('/wc/v3/coupons', { method: 'POST', body: { code: 'cheio' } })).status).toBe(503)
    expect(shop.log()).toContain('sem espaço em disco')
  } finally {
    await makeRoom()
  }
  expect((await place(shopper, form)).result).toBe('success')
  expect((await signIn()).statusCode).toBe(303)
  await payment.tell()
  expect(await shop.statusOf(payment.orderId)).toBe('processing')
})
