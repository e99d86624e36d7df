import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadWidgets } from '#builder/registry.ts'
import { createOldShopKeys } from '#move-in/old-shop-keys.ts'
import { createMoves, type Moves } from '#move-in/service.ts'
import { createOpenSource } from '#move-in/sources/open-source.ts'
import { createTranslation } from '#move-in/translate-content.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { aDatabase } from '#tests/support/database.ts'
import { aShop, SECRET, type TestShop } from '#tests/support/shop.ts'
import { keysOfStandIn, OLD_ADDRESS, standIn } from './rest-stand-in.ts'

const SOURCE = 'antiga.example'
let old: TestShop
let given: Awaited<ReturnType<typeof keysOfStandIn>>
let database: Awaited<ReturnType<typeof aDatabase>>
let moves: Moves
let keys: ReturnType<typeof createOldShopKeys>
let call: CallOutside
const forgotten: string[] = []
beforeAll(async () => {
  old = await aShop({ demo: true })
  given = await keysOfStandIn(old)
  database = await aDatabase()
  const db = database.kysely
  keys = createOldShopKeys({ db, secret: SECRET })
  call = standIn(old).call
  moves = createMoves({
    db,
    stock: createStock(),
    keys,
    open: createOpenSource({
      db,
      keys,
      call: (asked) => call(asked),
      files: { onDisk: async (place) => place, inner: (place) => `${place}.aberto` },
    }),
    removePicture: async () => {},
    forgetFiles: async (places) => void forgotten.push(...places),
    translate: createTranslation(await loadWidgets('src/widgets')),
    now: () => new Date(),
  })
  await keys.keep(SOURCE, { site: OLD_ADDRESS, keys: given.both })
})
afterAll(async () => {
  await old?.close()
  await database?.close()
})

const all = { until: Infinity }
const readThrough = async (id: number) => {
  while ((await moves.step(id, all)) === 'more');
  expect(await moves.read(id)).toMatchObject({ state: 'planned', problem: '' })
  return id
}
const carryOut = async (id: number) => {
  expect(await moves.carryOut(id)).toEqual({ ok: true })
  while ((await moves.step(id, all)) === 'more');
  expect((await moves.read(id))?.state).toBe('done')
}
/** Which product stands in which category and has which tag, by their slugs: all three are numbered from 1 there. */
const labelsIn = async (db: TestShop['db']) => {
  const { rows } = await sql<{ pair: string }>`
    select p.slug || ' in ' || c.slug as pair from product_categories pc
      join products p on p.id = pc.product_id join categories c on c.id = pc.category_id
    union all select p.slug || ' is ' || t.slug from product_tagged pt
      join products p on p.id = pt.product_id join product_tags t on t.id = pt.tag_id
    order by 1`.execute(db)
  return rows.map(({ pair }) => pair)
}
const actionsOf = async (id: number, action: 'create' | 'update') =>
  (await moves.report(id)).flatMap(({ kind, actions }) => (actions[action] ? [`${kind} ${actions[action]}`] : []))

test('a shop that is open comes by its address; killed in between it goes on; again it makes nothing; what changed there is updated', async () => {
  const { heard, call: counted } = standIn(old)
  call = counted
  const options = { connection: SOURCE }
  const id = (await moves.start({ source: SOURCE, name: OLD_ADDRESS, options, userId: undefined }))!
  // No time at all: each step ends at the first mark.
  expect(await moves.step(id, { until: 0 })).toBe('more')
  expect(await moves.step(id, { until: 0 })).toBe('more')
  for (let steps = 0; !(await moves.read(id))!.cursor.startsWith('order:'); steps++) {
    expect(steps).toBeLessThan(500)
    await moves.step(id, { until: 0 })
  }
  // What was read before the line breaks stays read.
  call = standIn(old, ({ pathname }) =>
    pathname.endsWith('/wp/v2/pages') ? new Error(`${SOURCE}: CERT_HAS_EXPIRED`) : undefined,
  ).call
  await expect(moves.step(id, all)).rejects.toThrow('certificado')
  call = counted
  const before = heard.length
  await readThrough(id)
  expect(heard.slice(before).some(({ pathname }) => pathname === '/wp-json/wc/v3/products')).toBe(false)
  await carryOut(id)
  const count = async (table: 'products' | 'variations') =>
    Number(
      (
        await database.kysely
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const theirs = await old.db.selectFrom('products').select('id').where('type', 'in', ['simple', 'variable']).execute()
  expect(await count('products')).toBeGreaterThanOrEqual(theirs.length)

  expect(await labelsIn(database.kysely)).toEqual(await labelsIn(old.db))

  const again = await moves.again(id, undefined)
  if (!again.ok) throw new Error(again.problem)
  await readThrough(again.id)
  expect([await actionsOf(again.id, 'create'), await actionsOf(again.id, 'update')]).toEqual([[], []])
  await carryOut(again.id)

  const { name } = await old.db.selectFrom('products').select('name').where('slug', '=', 'caneca-serra').executeTakeFirstOrThrow()
  await old.db
    .updateTable('products')
    .set({ name: `${name} nova` })
    .where('slug', '=', 'caneca-serra')
    .execute()
  const third = await moves.again(again.id, undefined)
  if (!third.ok) throw new Error(third.problem)
  await readThrough(third.id)
  expect(await actionsOf(third.id, 'update')).toEqual(['product 1'])
  await carryOut(third.id)
  const here = await database.kysely
    .selectFrom('products')
    .select('name')
    .where('slug', '=', 'caneca-serra')
    .executeTakeFirstOrThrow()
  expect(here.name).toBe(`${name} nova`)

  expect(await moves.undo(third.id)).toEqual({ ok: true })
  while ((await moves.step(third.id, all)) === 'more');
  expect(await keys.open(SOURCE)).toBeUndefined()
  expect(await moves.again(third.id, undefined)).toEqual({ ok: false, problem: 'no-keys' })
})

test('keys lie encrypted, open for their shop alone, and go after thirty days', async () => {
  const db = database.kysely
  await keys.keep(SOURCE, { site: OLD_ADDRESS, keys: given.both })
  const rows = await db.selectFrom('move_secrets').select(['name', 'locked']).execute()
  expect(rows).toHaveLength(4)
  for (const { locked } of rows) expect(locked.toString('latin1')).not.toContain(given.both.consumer!.secret.slice(0, 8))
  expect(await keys.open(SOURCE)).toEqual({ site: OLD_ADDRESS, keys: given.both })
  expect(await createOldShopKeys({ db, secret: `${SECRET}x` }).open(SOURCE)).toBeUndefined()
  await keys.sweep()
  expect(await keys.open(SOURCE)).toBeDefined()
  await db
    .updateTable('move_connections')
    .set({ kept_at: new Date(Date.now() - 31 * 86_400_000) })
    .execute()
  await keys.sweep()
  expect(await db.selectFrom('move_secrets').selectAll().execute()).toEqual([])
})

test('files of moves that are over for a month are named once, to be removed', async () => {
  const id = (await moves.start({ source: 'velha.example', name: 'x.sql', options: { file: '/x/9.sql' }, userId: undefined }))!
  await moves.sweep()
  expect(forgotten).toEqual([])
  await database.kysely
    .updateTable('moves')
    .set({ state: 'done', finished_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await moves.sweep()
  await moves.sweep()
  expect(forgotten).toEqual(['/x/9.sql'])
})
