import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createMoves, type Moves } from '#move-in/service.ts'
import type { MovedThing, Source } from '#move-in/moved-thing.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import { aDatabase } from '#tests/support/database.ts'
import { madeUpShop } from './made-up-shop.ts'

const SIZE = { products: 60, variable: 8, orders: 120, customers: 40, pages: 3 }

type Things = () => Iterable<MovedThing>
const from = (things: Things): Source => ({
  things: async function* () {
    yield* things()
  },
})

async function aShop() {
  const database = await aDatabase()
  onTestFinished(database.close)
  const db = database.kysely
  let things: Things = () => madeUpShop(SIZE)
  const moves = createMoves({
    db,
    stock: createStock(),
    open: () => from(things),
    removePicture: async () => {},
    translate: (document) => ({ document: document as unknown[], notes: [] }),
    now: () => new Date(),
  })
  return {
    db,
    moves,
    sell: (other: Things) => {
      things = other
    },
  }
}

const all = { until: Infinity }
async function bring(moves: Moves): Promise<number> {
  const id = (await moves.start({ source: 'antiga.example', name: 'loja.jsonl', options: {}, userId: undefined }))!
  while ((await moves.step(id, all)) === 'more');
  return id
}
async function carryOut(moves: Moves, id: number) {
  expect(await moves.carryOut(id)).toEqual({ ok: true })
  while ((await moves.step(id, all)) === 'more');
}

type Db = Awaited<ReturnType<typeof aShop>>['db']
/** How many rows every table has, but for those that remember moves or follow what happened. */
async function rowCounts(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('moves', 'moved_things', 'sales_marks', 'shelf_changes', 'search_words', 'shelf_codes') order by 1`.execute(
    db,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)
    counts[name] = found[0]!.count
  }
  return counts
}
const totals = async (db: Db) =>
  (
    await sql<{ count: number; cents: number; refunded: number }>`
      select count(*)::int as count, sum(total_cents)::bigint as cents, sum(refunded_cents)::bigint as refunded from orders`.execute(
      db,
    )
  ).rows[0]!

test('a plan changes nothing; carried out twice the shop is the same; taken back it is as before', async () => {
  const { db, moves } = await aShop()
  // Somebody listens to everything.
  await sql`insert into event_listeners (listener, event) select 'tests', unnest(array[
    'order.placed', 'order.sent', 'order.paid', 'order.refunded', 'product.saved', 'customer.registered', 'stock.low'])`.execute(
    db,
  )
  const before = await rowCounts(db)
  const id = await bring(moves)
  expect((await moves.read(id))?.state).toBe('planned')
  expect(await rowCounts(db)).toEqual(before)

  await carryOut(moves, id)
  expect((await moves.read(id))?.state).toBe('done')
  const report = await moves.report(id)
  expect(report.flatMap(({ kind, refused, reasons }) => (refused > 0 && kind !== 'setting' ? [{ kind, reasons }] : []))).toEqual(
    [],
  )
  const orders = [...madeUpShop(SIZE)].filter(({ kind }) => kind === 'order')
  const cents = orders.reduce((sum, { data }) => sum + Math.round(Number(data['total']) * 100), 0)
  expect(await totals(db)).toMatchObject({ count: SIZE.orders, cents })
  const after = await rowCounts(db)
  expect(after).toMatchObject({
    products: 60,
    variations: 32,
    users: before['users']! + 40,
    orders: 120,
    coupons: before['coupons']! + 1,
  })
  // Nothing is sent, told, handed over or followed because of old orders.
  for (const table of [
    'jobs',
    'mails',
    'order_mails',
    'order_invoices',
    'tracked_packages',
    'terms_versions',
    'webhook_deliveries',
    'audit_log',
    'security_events',
  ])
    expect([table, after[table]]).toEqual([table, before[table]])

  const findings = await examineDatabase({ db, dataDir: '/nowhere', now: Date.now })
  expect(findings.flatMap((finding) => finding.problems.slice(0, 2))).toEqual([])

  const again = await bring(moves)
  await carryOut(moves, again)
  expect(await rowCounts(db)).toEqual(after)
  expect((await moves.report(again)).flatMap(({ actions }) => Object.keys(actions))).not.toContain('create')
  expect((await moves.report(again)).flatMap(({ actions }) => Object.keys(actions))).not.toContain('update')

  expect(await moves.undo(again)).toEqual({ ok: true })
  while ((await moves.step(again, all)) === 'more');
  expect((await moves.read(again))?.state).toBe('undone')
  expect(await rowCounts(db)).toEqual(before)
})
