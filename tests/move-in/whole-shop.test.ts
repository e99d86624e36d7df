import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadWidgets } from '#builder/registry.ts'
import { createMoves, type Moves } from '#move-in/service.ts'
import { openSource } from '#move-in/sources/open-source.ts'
import { createTranslation } from '#move-in/translate-content.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import { aDatabase } from '#tests/support/database.ts'
import { OLD_PASSWORD, writeOldDump } from './make-shop.ts'
import { writeOldWxr } from './make-wxr.ts'

const SIZE = { products: 40, variable: 6, orders: 60, customers: 25, pages: 4, pictures: 10 }

let folder: string
let sums: Awaited<ReturnType<typeof writeOldDump>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-whole-shop-'))
  sums = await writeOldDump({ file: join(folder, 'loja.sql'), size: SIZE })
  writeOldWxr(join(folder, 'loja.xml'), SIZE)
})
afterAll(() => rm(folder, { recursive: true }))

async function aNewShop() {
  const database = await aDatabase()
  const db = database.kysely
  const moves = createMoves({
    db,
    stock: createStock(),
    open: async ({ id, options }) => (await openSource({ file: options.file!, db, name: `move-${id}` })).source,
    removePicture: async () => {},
    translate: createTranslation(await loadWidgets('src/widgets')),
    now: () => new Date(),
  })
  return { db, moves, close: database.close }
}

async function bring(moves: Moves, name: string): Promise<number> {
  const file = join(folder, name)
  const id = (await moves.start({ source: 'loja-antiga.example', name, options: { file }, userId: undefined }))!
  while ((await moves.step(id, { until: Infinity })) === 'more');
  expect(await moves.read(id)).toMatchObject({ state: 'planned', problem: '' })
  expect(await moves.carryOut(id)).toEqual({ ok: true })
  while ((await moves.step(id, { until: Infinity })) === 'more');
  expect(await moves.read(id)).toMatchObject({ state: 'done', problem: '' })
  return id
}

test('a shop comes over from the dump of its database: goods, people with their passwords, orders to the centavo, pages in widgets', async () => {
  const { db, moves, close } = await aNewShop()
  const id = await bring(moves, 'loja.sql')
  const report = new Map((await moves.report(id)).map((one) => [one.kind, one]))
  expect(report.get('product')?.refused).toBe(0)
  const count = async (table: 'products' | 'orders' | 'variations') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  expect([await count('products'), await count('orders')]).toEqual([SIZE.products, SIZE.orders])
  const { rows } = await sql<{ cents: string }>`select sum(total_cents) as cents from orders`.execute(db)
  expect(Number(rows[0]!.cents)).toBe(sums.totalCents)

  const { email, password_hash } = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where(sql<boolean>`roles = '{customer}'`)
    .executeTakeFirstOrThrow()
  const { meta } = await db.selectFrom('customer_meta').select('meta').executeTakeFirstOrThrow()
  expect(meta).toEqual([{ id: 1, key: 'aniversario', value: '1990-05-01' }])
  const accounts = createAccounts({ db })
  // A stolen table is not guessed at the speed of md5.
  expect(password_hash).toMatch(/^\$carried\$.+\$argon2id\$/)
  expect(await accounts.signIn(email, 'outra senha')).toMatchObject({ ok: false })
  expect(await accounts.signIn(email, OLD_PASSWORD.typed)).toMatchObject({ ok: true })
  const own = db.selectFrom('users').select('password_hash').where('email', '=', email)
  expect((await own.executeTakeFirstOrThrow()).password_hash).toMatch(/^\$argon2id\$/)

  const pages = await db.selectFrom('content').select('document').where('type', '=', 'page').execute()
  expect(JSON.stringify(pages)).toContain('"widgetType":"heading"')
  const findings = await examineDatabase({ db, dataDir: '/nowhere', now: Date.now })
  expect(findings.flatMap((finding) => finding.problems.slice(0, 2))).toEqual([])

  const again = await bring(moves, 'loja.sql')
  const done = (await moves.report(again)).flatMap(({ kind, actions }) =>
    Object.keys(actions).map((action) => `${kind} ${action}`),
  )
  expect(done.filter((one) => / (create|update)$/.test(one))).toEqual([])

  // Its export says the same of goods and pages, under the same numbers.
  const exported = await bring(moves, 'loja.xml')
  const made = (await moves.report(exported)).flatMap(({ kind, actions }) =>
    actions.create ? [`${kind} ${actions.create}`] : [],
  )
  expect(made).toEqual([])
  await close()
})
