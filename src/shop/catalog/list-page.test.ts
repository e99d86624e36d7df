import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMedia } from '#content/media/service.ts'
import { aDatabase } from '#tests/support/database.ts'
import type { Catalog, ProductOrder, ProductQuery } from './contract.ts'
import { NO_FILTERS } from './filters.ts'
import { wholeCategory } from './list-page.ts'
import { selectListing, sortBy } from './list-query.ts'
import { createCatalog } from './service.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
let catalog: Catalog
beforeAll(async () => {
  database = await aDatabase()
  const { kysely: db } = database
  catalog = createCatalog({ db, media: createMedia({ db }), settings: { get: async () => undefined } })
  await sql`
    insert into categories (slug, name, parent_id) select 'mesa-' || n, 'Mesa ' || n, null from generate_series(1, 3) n;
    insert into categories (slug, name, parent_id) select 'canto-' || id, 'Canto', id from categories where slug like 'mesa-%';
    insert into product_tags (slug, name) values ('novo', 'Novo'), ('raro', 'Raro');
    insert into attributes (slug, name) values ('cor', 'Cor'), ('lado', 'Lado');
    insert into attribute_terms (attribute_id, slug, name) select id, slug || '-' || n, 'Termo' from attributes, generate_series(1, 3) n;
    insert into products (type, status, slug, name, price_cents, sale_price_cents, manage_stock, in_stock, featured, position, total_sales,
      rating_sum, rating_count, visibility, published_at)
    select 'simple', 'publish', 'peca-' || n, 'Peça ' || n, 1000 + (n * 7) % 40 * 100, case when n % 5 = 0 then 500 end, false, n % 4 <> 0, n % 6 = 0,
      (n * 11) % 30, (n * 13) % 7, (n % 3) * (n % 5), n % 3, case when n % 17 = 0 then 'hidden' else 'visible' end,
      timestamptz '2026-01-01' - make_interval(hours => n % 20)
    from generate_series(1, 120) n;
    insert into product_categories select p.id, c.id from products p join categories c on c.slug like 'canto-%' and (p.id + c.id) % 3 = 0;
    insert into product_tagged select p.id, t.id from products p, product_tags t where (p.id * t.id) % 4 = 0;
    insert into product_terms select p.id, t.id, 0 from products p, attribute_terms t where (p.id + t.id) % 4 = 0`.execute(db)
})
afterAll(() => database.close())

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const queries: fc.Arbitrary<ProductQuery> = fc.record({
  category: maybe(['mesa-1', 'mesa-2', 'nenhuma']),
  tag: maybe(['novo', 'raro']),
  orderby: fc.constantFrom<ProductOrder>('menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'),
  page: fc.integer({ min: 1, max: 6 }),
  perPage: fc.constantFrom(4, 12),
  onSale: fc.boolean(),
  featured: fc.boolean(),
  filters: fc.option(
    fc.record({
      attributes: fc.uniqueArray(
        fc.record({
          slug: fc.constantFrom('cor', 'lado'),
          terms: fc.constantFrom(['cor-1'], ['cor-1', 'lado-2'], ['nada']),
          any: fc.boolean(),
        }),
        { selector: ({ slug }) => slug, maxLength: 2 },
      ),
      minCents: maybe([0, 1_500, 3_000]),
      maxCents: maybe([2_000, 4_000]),
      onSale: fc.boolean(),
      inStock: fc.boolean(),
      ratings: fc.constantFrom([], [2], [1, 4]),
    }),
    { nil: undefined },
  ),
})
/** What was left out is left out, as pages hand it over. */
const tidy = (query: ProductQuery) => JSON.parse(JSON.stringify(query)) as ProductQuery // what went in comes out

/** The same list by the plain statement: every product of the listing that fits, sorted whole. */
async function plainly(query: ProductQuery) {
  const { orderby = 'menu_order', page = 1, perPage = 12 } = query
  const rows = await sortBy(selectListing(database.kysely, query).select(['product_id', 'facets']), 'listing', orderby).execute()
  return { ids: rows.map((row) => row.product_id).slice((page - 1) * perPage, page * perPage), rows }
}

test('[LIST-4] however a list is narrowed and sorted, its page, number and counts are those of the whole listing', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (asked) => {
      const query = tidy(asked)
      const [list, facets, plain] = [await catalog.list(query), await catalog.facets(query), await plainly(query)]
      expect(list.products.map(({ id }) => id)).toEqual(plain.ids)
      expect(list.total).toBe(plain.rows.length)
      const having = (code: string) => plain.rows.filter(({ facets: codes }) => codes.includes(code)).length
      expect([facets.inStock, facets.onSale]).toEqual([having('stock:in'), having('sale:yes')])
      for (const { slug, count } of facets.categories) expect([slug, count]).toEqual([slug, having(`cat:${slug}`)])
    }),
    { numRuns: 60 },
  )
})

test.each<[ProductQuery, string | undefined]>([
  [{ category: 'mesa-1' }, 'mesa-1'],
  [{ category: 'mesa-2', page: 3, orderby: 'rating' }, 'mesa-2'],
  [{ tag: 'novo' }, undefined],
  [{ category: 'mesa-1', filters: { ...NO_FILTERS, minCents: 100 } }, 'mesa-1'],
  [{ category: 'mesa-1', tag: 'novo' }, undefined],
  [{ category: 'mesa-1', onSale: true }, undefined],
  [{ category: 'mesa-1', ids: [1] }, undefined],
  [{ category: 'mesa-1', filters: { ...NO_FILTERS, ratings: [5] } }, undefined],
  [{ onSale: true }, undefined],
  [{}, undefined],
])('a list of %j is the whole category %j', (query, code) => {
  expect(wholeCategory(query)).toBe(code)
})

test('what is hidden, renamed, sold or thrown away leaves its place', async () => {
  const { kysely: db } = database
  const listing = async (category: string) => (await catalog.list({ category, perPage: 100, orderby: 'popularity' })).products
  const [first, second, third] = await listing('mesa-3')
  const before = (await listing('mesa-3')).length
  await db.updateTable('products').set({ visibility: 'hidden' }).where('id', '=', first!.id).execute()
  await db.deleteFrom('products').where('id', '=', second!.id).execute()
  expect(await listing('mesa-3')).toHaveLength(before - 2)
  await db.updateTable('categories').set({ slug: 'sala' }).where('slug', '=', 'mesa-3').execute()
  expect([await listing('mesa-3'), (await listing('sala')).length]).toEqual([[], before - 2])
  await db
    .updateTable('products')
    .set({ total_sales: 900 })
    .where('id', '=', (await listing('sala')).at(-1)!.id)
    .execute()
  const last = (await listing('sala')).at(-1)!.id
  await catalog.followClock()
  expect((await listing('sala'))[0]!.id).toBe(last)
  expect(last).not.toBe(third!.id)
  expect(await db.selectFrom('shelf_sales').selectAll().execute()).toEqual([])
})
