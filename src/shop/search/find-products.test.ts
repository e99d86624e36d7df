import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMedia } from '#content/media/service.ts'
import { createCatalog } from '../catalog/service.ts'
import { aDatabase } from '#tests/support/database.ts'
import { isBroad, telling, type Wanted } from './find-products.ts'
import { createSearch } from './service.ts'

test.each<[Wanted[], Wanted[] | undefined]>([
  [[['caneca'], ['a']], [['caneca']]],
  [[['caneca'], ['az']], undefined],
  [[['a'], ['b']], undefined],
  [[['caneca']], undefined],
  [[['a']], undefined],
  [
    [['cneca', 'caneca'], ['b'], ['azul']],
    [['cneca', 'caneca'], ['azul']],
  ],
])('of %j an index is asked for %j first', (wanted, first) => {
  expect(telling(wanted)).toEqual(first)
})

test('one or two letters alone find half the shop', () => {
  expect([[['c']], [['ca']], [['can']], [['ca'], ['a']]].map(isBroad)).toEqual([true, true, false, false])
})

let database: Awaited<ReturnType<typeof aDatabase>>
let titlesOf: (words: string, isQuick: boolean) => Promise<string[]>
beforeAll(async () => {
  database = await aDatabase()
  const { kysely: db } = database
  await sql`
    insert into products (type, status, slug, name, price_cents, manage_stock, published_at)
    select 'simple', 'publish', 'caneca-' || n, 'Caneca ' || case when n in (2, 599) then 'zebrada' when n % 2 = 0 then 'azul' else 'verde' end || ' ' || n,
      1000, false, timestamptz '2026-01-01' from generate_series(1, 600) n`.execute(db)
  const catalog = createCatalog({ db, media: createMedia({ db }), settings: { get: async () => undefined } })
  const search = createSearch({ db, catalog, homeSlug: 'inicio' })
  titlesOf = async (words, isQuick) =>
    (await search.find({ words, isQuick, perPage: 6, onlyProducts: true })).products.map(({ name }) => name)
})
afterAll(() => database.close())

test('[SEARCH-2] a letter that few names begin with finds them all, however many have the other word', async () => {
  expect((await titlesOf('caneca z', true)).sort()).toEqual(['Caneca zebrada 2', 'Caneca zebrada 599'])
  expect((await titlesOf('caneca z', false)).sort()).toEqual(['Caneca zebrada 2', 'Caneca zebrada 599'])
  expect((await titlesOf('canec ze', true)).sort()).toEqual(['Caneca zebrada 2', 'Caneca zebrada 599'])
})

test('[SEARCH-2] a letter that many names begin with fills the list', async () => {
  const titles = await titlesOf('caneca v', true)
  expect(titles).toHaveLength(6)
  for (const title of titles) expect(title).toContain('verde')
})
