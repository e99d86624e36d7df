import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import { aDatabase } from './support/database.ts'

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')
/** The first that knows the merchant's discount apart. */
const NEW = '0044_'

let database: Awaited<ReturnType<typeof aDatabase>>
let before: string
/** A shop of the version before, with orders in it. */
beforeAll(async () => {
  database = await aDatabase()
  before = mkdtempSync(join(tmpdir(), 'vitrine-before-'))
  cpSync(MIGRATIONS, before, { recursive: true })
  for (const name of readdirSync(before)) if (name >= NEW) rmSync(join(before, name))
  await database.pool.query('drop schema public cascade; create schema public')
  await migrate({ connection: database.connection, folder: before })
})
afterAll(async () => {
  await database.close()
  rmSync(before, { recursive: true })
})

type Old = { via?: string; status?: string; method?: string; title?: string; off?: number; paid?: number; events?: string[] }

/** Two for 50,00 with 15,00 of freight, and what is taken off it in the only column that there was. */
async function anOldOrder({
  via = 'admin',
  status = 'pending',
  method = 'pix',
  title = 'Pix',
  off = 0,
  paid = 0,
  events = [],
}: Old) {
  const place = `'{"firstName":"Ana","lastName":"Souza","company":"","postcode":"01310100","street":"Rua","number":"1","complement":"","neighborhood":"Bela Vista","city":"São Paulo","state":"SP","phone":"+5511912345678"}'`
  const { rows } = await database.pool.query(
    `insert into orders (number, key, status, email, person_type, billing, shipping, subtotal_cents, discount_cents, shipping_cents,
      payment_discount_cents, total_cents, payment_method, payment_title, paid_cents, created_via)
    values (nextval('object_ids')::text, 'wc_order_' || left(replace(gen_random_uuid()::text, '-', ''), 22), $1, 'ana@cliente.example', 'person',
      ${place}, ${place}, 10000, 1000, 1500, $2::bigint, 10500 - $2::bigint, $3, $4, $5, $6) returning id`,
    [status, off, method, title, paid, via],
  )
  const { id } = rows[0] as { id: number }
  await database.pool.query(
    `insert into order_lines (order_id, position, name, quantity, unit_cents, discount_cents, total_cents) values ($1, 0, 'Vaso', 2, 5000, 1000, 9000)`,
    [id],
  )
  for (const kind of events)
    await database.pool.query(`insert into order_events (order_id, kind, actor) values ($1, $2, 'Helena')`, [id, kind])
  return id
}

const MOVED = { own: 3_000, method: 0, total: 7_500, version: 1 }
const STAYS = { own: 0, method: 3_000, total: 7_500, version: 0 }

test('orders of the version before keep their totals, and those made by hand the discount that the merchant gave', async () => {
  const kinds: [what: string, order: Old, after: object][] = [
    ['made at the desk, waiting for its money', { off: 3_000 }, MOVED],
    ['made by a program, on hold', { off: 3_000, via: 'rest-api', status: 'on-hold', method: 'bacs' }, MOVED],
    ['changed by the merchant meanwhile', { off: 3_000, events: ['placed', 'edited', 'status'] }, MOVED],
    ['given up, and may come back', { off: 3_000, status: 'cancelled' }, MOVED],
    ['prepared before it is paid', { off: 3_000, status: 'processing', method: 'cod' }, MOVED],
    ['the buyer has chosen another way to pay', { off: 3_000, events: ['placed', 'payment-method'] }, STAYS],
    ['the same, changed by the merchant since', { off: 3_000, events: ['payment-method', 'edited'] }, STAYS],
    ['paid', { off: 3_000, paid: 7_500, status: 'processing' }, STAYS],
    ['paid in part', { off: 3_000, paid: 100, status: 'on-hold' }, STAYS],
    ['bought at the checkout', { off: 3_000, via: 'checkout' }, STAYS],
    ['bought over the store API', { off: 3_000, via: 'store-api' }, STAYS],
    ['made at the desk without a discount', {}, { own: 0, method: 0, total: 10_500, version: 0 }],
  ]
  const ids: number[] = []
  for (const [, order] of kinds) ids.push(await anOldOrder(order))
  const unnamed = await anOldOrder({ method: 'other', title: 'other' })
  const named = await anOldOrder({ method: 'other', title: 'No balcão' })

  expect(await migrate({ connection: database.connection })).toContainEqual(expect.stringContaining(NEW))

  for (const [at, [what, , after]] of kinds.entries()) {
    const { rows } = await database.pool.query(
      `select merchant_discount_cents as own, payment_discount_cents as method, total_cents as total, version from orders where id = $1`,
      [ids[at]],
    )
    expect(rows, `${what}`).toEqual([after])
  }
  const titles = await database.pool.query(
    `select id, payment_title as title from orders where payment_method = 'other' order by id`,
  )
  expect(titles.rows).toEqual([
    { id: unnamed, title: 'A combinar' },
    { id: named, title: 'No balcão' },
  ])
  const findings = await examineDatabase({ db: database.kysely, dataDir: before, now: Date.now })
  expect(findings.filter(({ id }) => id === 'order-sums').flatMap(({ problems }) => problems)).toEqual([])
  await expect(database.pool.query(`update orders set merchant_discount_cents = 1 where id = $1`, [ids[0]])).rejects.toThrow(
    'orders_sum',
  )
})
