import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMedia } from '#content/media/service.ts'
import { aDatabase } from '#tests/support/database.ts'
import type { Catalog } from './contract.ts'
import { NO_FILTERS, toggleTerm } from './filters.ts'
import { createMemoCache } from '#kit/memo-cache.ts'
import { createCatalog } from './service.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
let catalog: Catalog

beforeAll(async () => {
  database = await aDatabase()
  const { kysely: db } = database
  catalog = createCatalog({ db, media: createMedia({ db }), settings: { get: async () => undefined } })
})
afterAll(() => database.close())

let made = 0
async function aProduct(over: Record<string, unknown> = {}) {
  made++
  const { id } = await database.kysely
    .insertInto('products')
    .values({
      type: 'simple',
      status: 'publish',
      slug: `peca-${made}`,
      name: `Peça ${made}`,
      sku: `P-${made}`,
      price_cents: 1_000,
      manage_stock: false,
      published_at: new Date(0),
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function aCategory(slug: string, parent_id: number | null = null) {
  const row = await database.kysely
    .insertInto('categories')
    .values({ slug, name: slug, parent_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
const shelve = (product_id: number, category_id: number) =>
  database.kysely.insertInto('product_categories').values({ product_id, category_id }).execute()
const idsOf = async (query: Parameters<Catalog['list']>[0]) => (await catalog.list(query)).products.map(({ id }) => id)

test('a product stands in its category and in all above it, also after the category has moved or got another address', async () => {
  const top = await aCategory('topo')
  const middle = await aCategory('meio', top)
  const leaf = await aCategory('folha', middle)
  const elsewhere = await aCategory('outro-topo')
  const id = await aProduct()
  await shelve(id, leaf)
  for (const category of ['folha', 'meio', 'topo']) expect(await idsOf({ category })).toEqual([id])
  await database.kysely.updateTable('categories').set({ parent_id: elsewhere }).where('id', '=', middle).execute()
  expect([await idsOf({ category: 'topo' }), await idsOf({ category: 'outro-topo' })]).toEqual([[], [id]])
  await database.kysely.updateTable('categories').set({ slug: 'ramo' }).where('id', '=', leaf).execute()
  expect([await idsOf({ category: 'folha' }), await idsOf({ category: 'ramo' })]).toEqual([[], [id]])
})

test('categories that name each other as parent are no endless road', async () => {
  const one = await aCategory('volta-um')
  const other = await aCategory('volta-dois', one)
  await database.kysely.updateTable('categories').set({ parent_id: other }).where('id', '=', one).execute()
  const id = await aProduct()
  await shelve(id, one)
  expect(await idsOf({ category: 'volta-dois' })).toEqual([id])
})

test('the last unit that is sold takes a product out of what is in stock, and one that comes back puts it in again', async () => {
  const category = await aCategory('estoque')
  const id = await aProduct({ manage_stock: true })
  await shelve(id, category)
  await database.kysely.insertInto('stock').values({ product_id: id, variation_id: null, on_hand: 1 }).execute()
  const inStock = () => idsOf({ category: 'estoque', filters: { ...NO_FILTERS, inStock: true } })
  const setStock = (on_hand: number) =>
    database.kysely.updateTable('stock').set({ on_hand }).where('product_id', '=', id).execute()
  expect(await inStock()).toEqual([id])
  await setStock(0)
  expect(await inStock()).toEqual([])
  await setStock(3)
  expect(await inStock()).toEqual([id])
})

test('a sale whose hour comes changes price and filter once the clock is followed', async () => {
  const category = await aCategory('relogio')
  const id = await aProduct({ price_cents: 5_000, sale_price_cents: 900, sale_from: new Date(Date.now() + 86_400_000) })
  await shelve(id, category)
  const onSale = () => idsOf({ category: 'relogio', filters: { ...NO_FILTERS, onSale: true } })
  expect(await onSale()).toEqual([])
  await aDayPasses(id)
  expect(await onSale()).toEqual([])
  await catalog.followClock()
  expect(await onSale()).toEqual([id])
  expect(await idsOf({ category: 'relogio', filters: { ...NO_FILTERS, maxCents: 1_000 } })).toEqual([id])
})

/** Moves the moments of a product into the past as time would: no trigger hears of it. */
async function aDayPasses(id: number) {
  await database.kysely.transaction().execute(async (trx) => {
    await sql`alter table products disable trigger shelf_changed`.execute(trx)
    await sql`update products set sale_from = sale_from - interval '1 day' where id = ${id}`.execute(trx)
    await sql`alter table products enable trigger shelf_changed`.execute(trx)
    await sql`update product_shelf set next_change_at = next_change_at - interval '1 day' where product_id = ${id}`.execute(trx)
  })
}

test('what was bought more often comes first once the clock is followed', async () => {
  const category = await aCategory('vendas')
  const [first, second] = [await aProduct({ position: 1 }), await aProduct({ position: 2 })]
  await shelve(first, category)
  await shelve(second, category)
  const sorted = () => idsOf({ category: 'vendas', orderby: 'popularity' })
  expect(await sorted()).toEqual([first, second])
  await database.kysely.updateTable('products').set({ total_sales: 3 }).where('id', '=', second).execute()
  await catalog.followClock()
  expect(await sorted()).toEqual([second, first])
})

test('a product whose hour has not come, or that is hidden, is in no list', async () => {
  const category = await aCategory('segredo')
  for (const over of [
    { published_at: new Date(Date.now() + 1e9) },
    { visibility: 'hidden' },
    { visibility: 'search' },
    { status: 'draft' },
    { status: 'private' },
  ])
    await shelve(await aProduct(over), category)
  expect(await catalog.list({ category: 'segredo' })).toMatchObject({ products: [], total: 0 })
})

test('two edits of one product at the same moment leave it as both of them made it', async () => {
  const [first, second] = [await aCategory('par-um'), await aCategory('par-dois')]
  const id = await aProduct()
  await Promise.all([shelve(id, first), shelve(id, second)])
  expect([await idsOf({ category: 'par-um' }), await idsOf({ category: 'par-dois' })]).toEqual([[id], [id]])
})

test('[LIST-4] each choice says how many products it would leave; terms of one attribute do not hide one another', async () => {
  const category = await aCategory('facetas')
  const attribute = await database.kysely
    .insertInto('attributes')
    .values({ slug: 'tom', name: 'Tom' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const terms = await database.kysely
    .insertInto('attribute_terms')
    .values(['claro', 'escuro', 'neutro'].map((slug) => ({ attribute_id: attribute.id, slug, name: slug })))
    .returning('id')
    .execute()
  const [light, dark, neutral] = terms.map(({ id }) => id)
  const plan: [cents: number, terms: (number | undefined)[]][] = [
    [1_000, [light]],
    [2_000, [light, dark]],
    [3_000, [dark]],
    [9_000, [neutral]],
  ]
  for (const [price_cents, own] of plan) {
    const id = await aProduct({ price_cents, rating_sum: 9, rating_count: 2 })
    await shelve(id, category)
    await database.kysely
      .insertInto('product_terms')
      .values(own.map((term_id) => ({ product_id: id, term_id: term_id! })))
      .execute()
  }
  const countsFor = async (filters = NO_FILTERS) => {
    const { attributes } = await catalog.facets({ category: 'facetas', filters })
    return attributes.find(({ slug }) => slug === 'tom')!.options.map(({ count }) => count)
  }
  expect(await countsFor()).toEqual([2, 2, 1])
  expect(await countsFor({ ...NO_FILTERS, maxCents: 2_500 })).toEqual([2, 1, 0])
  expect(await countsFor(toggleTerm(NO_FILTERS, 'tom', 'claro'))).toEqual([2, 2, 1])
  const both = { ...NO_FILTERS, attributes: [{ slug: 'tom', terms: ['claro', 'escuro'], any: false }] }
  expect(await countsFor(both)).toEqual([1, 1, 0])
  expect(await idsOf({ category: 'facetas', filters: both })).toHaveLength(1)
  const facets = await catalog.facets({ category: 'facetas', filters: { ...NO_FILTERS, ratings: [1] } })
  expect([facets.ratings.get(5), facets.price]).toEqual([4, undefined])
  const { price, areLeast } = await catalog.facets({ category: 'facetas' })
  expect([price, areLeast]).toEqual([{ lowestCents: 1_000, highestCents: 9_000 }, false])
})

test('how many there are is counted once for all pages and orders of a list, until there is news', async () => {
  const { kysely: db } = database
  const counted = createMemoCache({ isUpToDate: () => true })
  const keeping = createCatalog({ db, media: createMedia({ db }), settings: { get: async () => undefined }, counted })
  const [before, all] = [await keeping.list({}), await keeping.facets({})]
  const id = await aProduct()
  expect((await keeping.list({ page: 2, orderby: 'date' })).total).toBe(before.total)
  expect((await keeping.facets({ orderby: 'price' })).inStock).toBe(all.inStock)
  expect((await keeping.list({ ids: [id] })).total).toBe(1)
  counted.forget()
  expect((await keeping.list({ page: 2 })).total).toBe(before.total + 1)
  expect((await keeping.facets({})).inStock).toBe(all.inStock + 1)
})

test('[LIST-4] a list that is narrowed by a colour shows the variation in it: its picture, price, stock and address', async () => {
  const { kysely: db } = database
  const id = await aProduct({ type: 'variable' })
  const sizes = JSON.stringify([{ width: 600, height: 600, avif: 'a.avif', webp: 'a.webp', bytes: 1 }])
  const aPicture = async (slug: string) =>
    await db
      .insertInto('media')
      .values({ slug, title: slug, alt: slug, mime: 'image/webp', width: 600, height: 600, file: `${slug}.webp`, sizes })
      .returning('id')
      .executeTakeFirstOrThrow()
  const cover = await aPicture('todos-os-tons')
  await db.insertInto('product_pictures').values({ product_id: id, media_id: cover.id, position: 0 }).execute()
  const darkPicture = await aPicture('tom-escuro')
  const { id: attribute_id } = await db
    .insertInto('attributes')
    .values({ slug: 'esmalte', name: 'Esmalte' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, [slug, price_cents]] of (
    [
      ['claro', 2_000],
      ['escuro', 3_000],
    ] as const
  ).entries()) {
    const term = await db
      .insertInto('attribute_terms')
      .values({ attribute_id, slug, name: slug, color: '#123456', position })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('product_terms').values({ product_id: id, term_id: term.id, position }).execute()
    const variation = await db
      .insertInto('variations')
      .values({
        product_id: id,
        sku: `TOM-${slug}`,
        price_cents,
        manage_stock: false,
        position,
        in_stock: slug === 'claro',
        picture_id: slug === 'escuro' ? darkPicture.id : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('variation_terms').values({ variation_id: variation.id, attribute_id, term_id: term.id }).execute()
  }
  const cardIn = async (tone: string) =>
    (await catalog.list({ ids: [id], filters: toggleTerm(NO_FILTERS, 'esmalte', tone) })).products[0]
  // A variation without a picture of its own has the product's.
  const light = { price: { cents: 2_000, regularCents: 2_000 }, inStock: true, cover: { alt: 'todos-os-tons' } }
  expect(await cardIn('claro')).toMatchObject(light)
  const dark = await cardIn('escuro')
  expect(dark).toMatchObject({ price: { cents: 3_000, regularCents: 3_000 }, inStock: false })
  expect(dark!.cover).toMatchObject({ id: darkPicture.id, alt: 'tom-escuro' })
  expect(dark!.url).toMatch(/\?attribute_pa_esmalte=escuro$/)
  expect(dark!.colors.map(({ isShown }) => isShown)).toEqual([false, true])
  const [whole] = (await catalog.list({ ids: [id] })).products
  expect(whole).toMatchObject({ price: { cents: 2_000, upToCents: 3_000 }, inStock: true })
  expect(whole!.cover).toMatchObject({ id: cover.id })
  expect(whole!.url).not.toContain('?')
})
