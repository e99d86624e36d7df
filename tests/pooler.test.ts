import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '#src/config.ts'
import { apiAs } from '#tests/support/api.ts'
import { aBuyerIn, anEmail, aReadyForm, openTills, place } from '#tests/support/checkout.ts'
import { runPostgres } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { examinePooler } from '#ops/doctor/pooler.ts'
import { aPgBouncer } from '#tests/support/pgbouncer.ts'
import { onDatabase } from '#tests/support/private-postgres.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

// PgBouncer lends another connection for each transaction; news come by a connection past it.

let shop: TestShop
let pooler: Awaited<ReturnType<typeof aPgBouncer>>
beforeAll(async () => {
  const config: Partial<Config> = { preparedStatements: false }
  shop = await aShop({
    demo: true,
    config,
    before: async (db) => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
      pooler = await aPgBouncer(onDatabase((await runPostgres()).server, rows[0]!.name))
      config.databasePoolerUrl = pooler.url
    },
  })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
})
afterAll(async () => {
  await shop?.close()
  await pooler?.close()
})

test('behind a pooler that lends connections by transaction guests buy, many at once', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyerIn(shop)))
  const orders = await Promise.all(
    buyers.map(async (buyer) => await place(buyer, await aReadyForm(buyer, { billing_email: anEmail() }))),
  )
  expect(orders.map(({ result }) => result)).toEqual(orders.map(() => 'success'))
})

test('each change is written down under the name of who made it, also when many change things at once', async () => {
  const people = await Promise.all(['ana', 'bia', 'caio', 'davi'].map((login) => apiAs(shop, 'shop_manager', login)))
  const products = await shop.db.selectFrom('products').select('id').orderBy('id').limit(4).execute()
  await Promise.all(
    people.flatMap(({ api }, at) =>
      Array.from({ length: 5 }, (_, turn) =>
        api(`/wc/v3/products/${products[at]!.id}`, { method: 'PUT', body: { short_description: `Vez ${turn}` } }),
      ),
    ),
  )
  const rows = await shop.db
    .selectFrom('audit_log')
    .select(['record_id', 'actor_name'])
    .where('noun', 'like', 'product%')
    .distinct()
    .execute()
  const names = rows.map((row) => [Number(row.record_id), row.actor_name])
  expect(names.toSorted()).toEqual(people.map(({ user }, at) => [products[at]!.id, user.login]))
})

test('a changed price is on the kept page: news come past the pooler', async () => {
  const page = async () => (await shop.get('/produto/vaso-jequitinhonha/')).body
  await page()
  const prices = { price_cents: 123_456, sale_price_cents: null }
  await shop.db.updateTable('products').set(prices).where('slug', '=', 'vaso-jequitinhonha').execute()
  await eventually('the new price', async () => (await page()).includes('1.234,56'))
})

test('the doctor says what to do with a pooler that forgets prepared statements, and only then', async () => {
  const problems = async (databasePoolerUrl: string | undefined, preparedStatements = true) =>
    (await examinePooler({ databasePoolerUrl, preparedStatements })).flatMap((finding) => finding.problems)
  const lost = await problems(pooler.url)
  expect(lost).toEqual([expect.stringMatching(/anterior ao 1\.21.*max_prepared_statements = 200.*PREPARED_STATEMENTS=off/)])
  expect(await problems(pooler.url, false)).toEqual([])
  expect(await problems(undefined)).toEqual([])
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  const bySession = await aPgBouncer(onDatabase((await runPostgres()).server, rows[0]!.name), { lends: 'session' })
  expect(await problems(bySession.url)).toEqual([])
  await bySession.close()
  expect(await problems(bySession.url)).toEqual([expect.stringContaining('não responde (ECONNREFUSED)')])
})
