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
    translate: ({ elements }) => ({ document: elements as unknown[], notes: [] }),
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

test('an import that is killed in the middle of a batch goes on where it was, and nothing comes twice', async () => {
  const { db, moves, sell } = await aShop()
  // Every so often the transaction dies before its end.
  await sql`create table kills (left_over integer not null)`.execute(db)
  await sql`insert into kills values (0)`.execute(db)
  await sql`create function die() returns trigger language plpgsql as $$ begin
    if (select left_over from kills) > 0 and random() < 0.05 then perform pg_terminate_backend(pg_backend_pid()); end if; return null; end $$`.execute(
    db,
  )
  for (const table of ['products', 'orders', 'old_things', 'moved_things'])
    await sql`create trigger zz_die after insert or update on ${sql.table(table)} for each row execute function die()`.execute(db)
  let readings = 0
  sell(function* () {
    readings++
    for (const [at, thing] of [...madeUpShop(SIZE)].entries()) {
      if (readings === 1 && at === 150) throw new Error('The line broke.')
      yield thing
    }
  })
  const id = (await moves.start({ source: 'antiga.example', name: '', options: {}, userId: undefined }))!
  await expect(moves.step(id, all)).rejects.toThrow('The line broke.')
  const insist = async () => {
    for (let deaths = 0; ;)
      try {
        if ((await moves.step(id, all)) === 'over') return deaths
      } catch {
        deaths++
      }
  }
  const kill = (count: number) => sql`update kills set left_over = ${count}`.execute(db)
  await insist()
  await kill(1)
  // The pool may hold more than one connection whose end it has not heard of yet.
  const carryOutInTheEnd = async (attempts = 10): Promise<unknown> =>
    moves.carryOut(id).catch((error: unknown) => (attempts > 0 ? carryOutInTheEnd(attempts - 1) : Promise.reject(error)))
  expect(await carryOutInTheEnd()).toEqual({ ok: true })
  for (let attempts = 0; attempts < 5; attempts++) await moves.step(id, all).catch(() => undefined)
  await kill(0)
  await insist()
  expect((await moves.read(id))?.state).toBe('done')
  expect(await rowCounts(db)).toMatchObject({ products: 60, variations: 32, orders: 120, kills: 1 })
  const { rows } = await sql<{ count: number }>`select count(distinct number)::int as count from orders`.execute(db)
  expect(rows[0]!.count).toBe(120)
  const findings = await examineDatabase({ db, dataDir: '/nowhere', now: Date.now })
  expect(findings.flatMap((finding) => finding.problems.slice(0, 2))).toEqual([])
})

test('what changed there is brought up to date; what changed on both sides is asked and follows the answer', async () => {
  const { db, moves, sell } = await aShop()
  await carryOut(moves, await bring(moves))
  const rename = (names: Record<string, string>) =>
    sell(function* () {
      for (const thing of madeUpShop(SIZE))
        yield thing.kind === 'product' && names[thing.oldId]
          ? { ...thing, data: { ...thing.data, name: names[thing.oldId] } }
          : thing
    })
  const nameOf = async (sku: string) =>
    (await db.selectFrom('products').select('name').where('sku', '=', sku).executeTakeFirstOrThrow()).name
  rename({ 1020: 'Lá mudou', 1021: 'Lá também', 1022: 'Lá de novo' })
  await db.updateTable('products').set({ name: 'Aqui mudou' }).where('sku', 'in', ['CAN-21', 'CAN-22']).execute()
  await db.deleteFrom('products').where('sku', '=', 'CAN-30').execute()

  const id = await bring(moves)
  await carryOut(moves, id)
  expect([await nameOf('CAN-20'), await nameOf('CAN-21')]).toEqual(['Lá mudou', 'Aqui mudou'])
  expect(await db.selectFrom('products').select('id').where('sku', '=', 'CAN-30').execute()).toEqual([])
  const { things } = (await moves.things(id, { kind: 'product', isAsked: true, limit: 10, offset: 0 }))!
  expect(things.map(({ oldId }) => oldId)).toEqual(['1021', '1022'])
  await moves.answer(id, { kind: 'product', oldIds: ['1021'], answer: 'theirs' })
  await moves.answer(id, { kind: 'product', oldIds: ['1022'], answer: 'ours' })
  await carryOut(moves, id)
  expect([await nameOf('CAN-21'), await nameOf('CAN-22')]).toEqual(['Lá também', 'Aqui mudou'])

  const last = await bring(moves)
  expect((await moves.report(last)).find(({ kind }) => kind === 'product')?.actions).toEqual({ keep: 59, refuse: 1 })
})

test('a move can be taken back until the first order of the new shop', async () => {
  const { db, moves } = await aShop()
  const id = await bring(moves)
  await carryOut(moves, id)
  await sql`update orders set created_via = 'checkout', created_at = now() where id = (select max(id) from orders)`.execute(db)
  expect(await moves.undo(id)).toEqual({ ok: false, problem: 'has-orders' })
})

test('numbers of new orders begin after the highest that came', async () => {
  const { db, moves } = await aShop()
  await carryOut(moves, await bring(moves))
  const { rows } = await sql<{ next: number }>`select nextval('object_ids') as next`.execute(db)
  expect(rows[0]!.next).toBeGreaterThan(100_000 + SIZE.orders - 1)
})
