import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { saveParts } from '../editing/parts.ts'
import { createCatalog } from '../service.ts'
import { createMedia } from '#content/media/service.ts'
import { askForFilling, fillCollections, followNewness } from './fill.ts'
import type { CollectionCondition } from './rules.ts'
import { createCollections } from './service.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
let collections: ReturnType<typeof createCollections>
beforeAll(async () => {
  database = await aDatabase()
  collections = createCollections({ db: database.kysely })
})
afterAll(() => database.close())

let made = 0
const aProduct = async (over: Record<string, unknown> = {}) => {
  made++
  const { id } = await database.kysely
    .insertInto('products')
    .values({
      type: 'simple',
      status: 'publish',
      slug: `peca-${made}`,
      name: `Peça ${made}`,
      price_cents: 1_000,
      manage_stock: false,
      published_at: new Date(0),
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const aCategory = async (parent_id: number | null = null) => {
  made++
  const category = { slug: `lista-${made}`, name: `Lista ${made}`, parent_id }
  return (await database.kysely.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow()).id
}
const shelve = (product_id: number, category_id: number) =>
  database.kysely.insertInto('product_categories').values({ product_id, category_id }).execute()
const inCategory = async (id: number) => {
  const rows = database.kysely.selectFrom('product_categories').select('product_id').where('category_id', '=', id)
  return (await rows.orderBy('product_id').execute()).map(({ product_id }) => product_id)
}
const change = (id: number, values: Record<string, unknown>) =>
  database.kysely.updateTable('products').set(values).where('id', '=', id).execute()
const aCollection = async (
  conditions: CollectionCondition[],
  { match = 'all' as 'all' | 'any', parent = null as number | null } = {},
) => {
  const id = await aCategory(parent)
  expect(await collections.save('category', id, { rules: { match, conditions }, sortedBy: 'price' })).toEqual({
    ok: true,
    isFilling: false,
  })
  return id
}
const DAY = 86_400_000

test('each kind of rule lets in what fits it, and the other way round', async () => {
  const { kysely: db } = database
  const byHand = await aCategory()
  const below = await aCategory(byHand)
  const { id: tagId } = await db
    .insertInto('product_tags')
    .values({ slug: 'presente', name: 'Presente' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const one = await aProduct({
    name: 'Vaso Çarça do Índio',
    brand: 'Olaria São João',
    price_cents: 5_000,
    sale_price_cents: 4_000,
    featured: true,
    published_at: new Date(Date.now() - 2 * DAY),
  })
  const other = await aProduct({ name: 'Outra', in_stock: false, price_cents: 9_000 })
  const draft = await aProduct({ name: 'Rascunho do Índio', status: 'draft', price_cents: 4_000 })
  await shelve(one, below)
  await db.insertInto('product_tagged').values({ product_id: one, tag_id: tagId }).execute()
  await sql`insert into sales_sums (id, units, goods, discount, shipping, refunded, orders, day, side, key, name)
    values (${one}, 7, 0, 0, 0, 0, 1, current_date - 3, 'product', '', '')`.execute(db)
  const cases: [CollectionCondition, boolean][] = [
    [{ field: 'price', most: 4_000 }, true],
    [{ field: 'price', least: 4_001 }, false],
    [{ field: 'sale' }, true],
    [{ field: 'stock' }, true],
    [{ field: 'featured' }, true],
    [{ field: 'category', ids: [byHand] }, true],
    [{ field: 'tag', ids: [tagId] }, true],
    [{ field: 'brand', texts: ['olaria sao joao'] }, true],
    [{ field: 'brand', texts: ['Olaria'] }, false],
    [{ field: 'name', texts: ['ÍNDIO'] }, true],
    [{ field: 'name', texts: ["'; drop table products; --"] }, false],
    [{ field: 'new', days: 3 }, true],
    [{ field: 'new', days: 1 }, false],
    [{ field: 'sold', days: 7, least: 7 }, true],
    [{ field: 'sold', days: 2, least: 1 }, false],
    [{ field: 'attribute', ids: [1] }, false],
  ]
  const fitting = async (condition: CollectionCondition) => {
    const { rows } = await sql<{ id: number }>`
      select id from collection_members(${JSON.stringify({ match: 'all', conditions: [condition] })}::jsonb, ${[one, other, draft]}::bigint[]) m (id)`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  }
  for (const [condition, fits] of cases) {
    const [found, turned] = [await fitting(condition), await fitting({ ...condition, not: true })]
    expect({ condition, letIn: found.includes(one), turned: turned.includes(one) }).toEqual({
      condition,
      letIn: fits,
      turned: !fits,
    })
    expect(found).not.toContain(draft)
  }
})

test('a product comes and goes by itself, in the same moment in which it changes', async () => {
  const list = await aCollection([{ field: 'name', texts: ['azulejo'] }, { field: 'stock' }])
  const id = await aProduct({ name: 'Azulejo', manage_stock: true })
  await database.kysely.insertInto('stock').values({ product_id: id, on_hand: 2 }).execute()
  expect(await inCategory(list)).toEqual([id])
  await database.kysely.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', id).execute()
  expect(await inCategory(list)).toEqual([])
  await database.kysely.updateTable('stock').set({ on_hand: 1 }).where('product_id', '=', id).execute()
  expect(await inCategory(list)).toEqual([id])
  await change(id, { name: 'Ladrilho' })
  expect(await inCategory(list)).toEqual([])
  const catalog = createCatalog({
    db: database.kysely,
    media: createMedia({ db: database.kysely }),
    settings: { get: async () => undefined },
  })
  await change(id, { name: 'Azulejo' })
  const { slug } = (await collections.find('category', list))!
  expect((await catalog.list({ category: slug })).products.map((card) => card.id)).toEqual([id])
  expect((await catalog.category(slug))?.sortedBy).toBe('price')
})

test('who puts a product in by hand, or takes it out, changes nothing', async () => {
  const list = await aCollection([{ field: 'name', texts: ['cestinho'] }])
  const [inside, outside] = [await aProduct({ name: 'Cestinho' }), await aProduct()]
  await shelve(outside, list)
  expect(await inCategory(list)).toEqual([inside])
  await database.kysely.deleteFrom('product_categories').where('product_id', '=', inside).execute()
  expect(await inCategory(list)).toEqual([inside])
  const other = await aCategory()
  await database.kysely.transaction().execute(async (trx) => {
    await saveParts(trx, inside, { categoryIds: [other] })
    const still = await trx.selectFrom('product_categories').select('category_id').where('product_id', '=', inside).execute()
    expect(still.map(({ category_id }) => category_id).sort()).toEqual([list, other].sort())
  })
})

test('a list by rules below the category that it asks for does not hold its own products there', async () => {
  const top = await aCategory()
  const list = await aCollection([{ field: 'category', ids: [top] }], { parent: top })
  const id = await aProduct()
  await shelve(id, top)
  expect(await inCategory(list)).toEqual([id])
  await database.kysely.deleteFrom('product_categories').where('product_id', '=', id).where('category_id', '=', top).execute()
  expect(await inCategory(list)).toEqual([])
})

test('lists that ask for each other hold nothing of each other', async () => {
  const [one, two] = [await aCollection([{ field: 'sale' }]), await aCategory()]
  await collections.save('category', two, {
    rules: { match: 'any', conditions: [{ field: 'category', ids: [one] }] },
    sortedBy: 'date',
  })
  await collections.save('category', one, {
    rules: { match: 'any', conditions: [{ field: 'category', ids: [two], not: true }] },
    sortedBy: 'date',
  })
  const id = await aProduct({ sale_price_cents: 500 })
  expect([(await inCategory(one)).includes(id), (await inCategory(two)).includes(id)]).toEqual([true, false])
})

test('the hour of a sale and the age of a product are followed by the clock', async () => {
  const onSale = await aCollection([{ field: 'sale' }, { field: 'name', texts: ['relogio'] }])
  const fresh = await aCollection([
    { field: 'new', days: 10 },
    { field: 'name', texts: ['relogio'] },
  ])
  const id = await aProduct({
    name: 'Relógio',
    published_at: new Date(Date.now() - 9.5 * DAY),
    sale_price_cents: 500,
    sale_from: new Date(Date.now() + DAY),
  })
  expect([await inCategory(onSale), await inCategory(fresh)]).toEqual([[], [id]])
  const { kysely: db } = database
  await sql`alter table products disable trigger user`.execute(db)
  await change(id, { published_at: new Date(Date.now() - 10.5 * DAY), sale_from: new Date(Date.now() - 1_000) })
  await sql`alter table products enable trigger user`.execute(db)
  await sql`update product_shelf set next_change_at = now() where product_id = ${id}`.execute(db)
  await sql`update product_collections set followed_to = now() - interval '1 day'`.execute(db)
  await sql`select refresh_due_shelves(100)`.execute(db)
  await followNewness(db)
  expect([await inCategory(onSale), await inCategory(fresh)]).toEqual([[id], []])
})

test('what was chosen by hand comes back, or what stands in the list stays', async () => {
  const { kysely: db } = database
  const list = await aCategory()
  const [chosen, fitting] = [await aProduct(), await aProduct({ name: 'Moringa' })]
  await shelve(chosen, list)
  const rules = { match: 'all', conditions: [{ field: 'name', texts: ['moringa'] }] } as const
  const saved = () =>
    collections.save('category', list, {
      rules: { ...rules, conditions: [...rules.conditions] } as never,
      sortedBy: 'menu_order',
    })
  await saved()
  expect([await inCategory(list), (await collections.find('category', list))?.byHand]).toEqual([[fitting], 1])
  expect(await collections.remove('category', list, { restores: true })).toBe(true)
  expect(await inCategory(list)).toEqual([chosen])
  await saved()
  await collections.remove('category', list, { restores: false })
  expect(await inCategory(list)).toEqual([fitting])
  await db.deleteFrom('product_categories').where('category_id', '=', list).execute()
  expect(await inCategory(list)).toEqual([])
  expect(await collections.remove('category', list, { restores: true })).toBe(false)
})

test('a tag follows rules too; rules that nobody saved are counted with examples; one night asks once', async () => {
  const { kysely: db } = database
  const { id: tagId } = await db
    .insertInto('product_tags')
    .values({ slug: 'barato', name: 'Barato' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cheap = await aProduct({ price_cents: 7, name: 'Botão' })
  const rules = { match: 'all' as const, conditions: [{ field: 'price' as const, most: 7 }] }
  expect(await collections.preview(rules, 'price')).toEqual({
    count: 1,
    examples: [{ id: cheap, name: 'Botão', slug: expect.any(String), cents: 7, inStock: true }],
  })
  expect(await collections.save('tag', 9_999_999, { rules, sortedBy: 'date' })).toEqual({ ok: false, problem: 'gone' })
  await collections.save('tag', tagId, { rules, sortedBy: 'date' })
  expect(await collections.find('tag', tagId)).toMatchObject({ kind: 'tag', name: 'Barato', count: 1 })
  await askForFilling(db)
  await askForFilling(db)
  expect(await db.selectFrom('jobs').select('id').where('kind', '=', 'fill-collections').execute()).toHaveLength(1)
  await fillCollections(db)
  expect(await collections.find('tag', tagId)).toMatchObject({ count: 1 })
})
