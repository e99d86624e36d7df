import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { announceDue } from './announce-due.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000)

test('nothing is told while nothing begins or ends', async () => {
  const { until, tags } = await announceDue(database.kysely, ago(60))
  expect(tags).toEqual([])
  expect(Math.abs(until.getTime() - Date.now())).toBeLessThan(60_000)
})

test('a sale that ended, a product and a post whose hour came are told once', async () => {
  const db = database.kysely
  await db
    .insertInto('products')
    .values({
      type: 'simple',
      status: 'publish',
      slug: 'vaso',
      name: 'Vaso',
      sku: 'V-1',
      price_cents: 1_000,
      sale_price_cents: 900,
      sale_to: ago(10),
      published_at: ago(9_000),
    })
    .execute()
  await db
    .insertInto('content')
    .values({ type: 'post', slug: 'novo', title: 'Novo', status: 'publish', published_at: ago(10), document: '[]' })
    .execute()
  const first = await announceDue(db, ago(60))
  expect(first.tags).toEqual(['products', 'posts'])
  expect((await announceDue(db, first.until)).tags).toEqual([])
})
