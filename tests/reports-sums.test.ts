import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepSalesSums, recountSales } from '#shop/reports/keep-sums.ts'
import salesSums from '#ops/doctor/questions/sales-sums.ts'
import { aDatabase } from './support/database.ts'
import { aSoldOrder, keepOrder } from './support/sold-orders.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
/** One that is deleted leaves its place empty. */
let products: (number | undefined)[]
beforeAll(async () => {
  database = await aDatabase()
  await run(`insert into categories (slug, name, position) select 'c-' || n, 'Categoria ' || n, n from generate_series(1, 3) n`)
})
afterAll(() => database.close())

const run = async (statement: string) => await sql.raw(statement).execute(database.kysely)
const problems = async () => (await salesSums.ask({ db: database.kysely, dataDir: '/nowhere' })).problems
const marked = async () =>
  Number((await sql<{ n: number }>`select count(distinct day)::int as n from sales_marks`.execute(database.kysely)).rows[0]!.n)

async function anEmptyShop() {
  await run('delete from orders; delete from products; update categories set parent_id = null, position = id')
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into products (type, status, slug, name, price_cents, published_at)
      select 'simple', 'publish', 'p-' || n, 'Produto ' || n, 100, now() from generate_series(1, 5) n returning id
    )
    select id from made order by id`.execute(database.kysely)
  products = rows.map(({ id }) => id)
  await run(`insert into product_categories select p.id, c.id from products p, categories c where (p.id + c.id) % 3 <> 0`)
  await keepSalesSums(database.kysely)
}

/** What merchants, shoppers and payments do to what was sold; `one` and `other` choose of what there is. */
const CHANGES: ((one: string, other: string) => string)[] = [
  (one, other) => `update orders set status = ${other} where id = ${one}`,
  (one) => `update orders set trashed_at = case when trashed_at is null then now() end where id = ${one}`,
  (one) => `update orders set created_at = created_at + interval '25 minutes' where id = ${one}`,
  (one) => `update orders set refunded_cents = paid_cents where id = ${one}`,
  (one) => `update orders set merchant_discount_cents = merchant_discount_cents - 1, total_cents = total_cents + 1
    where id = ${one} and merchant_discount_cents > 0`,
  (one) => `update orders set fees_cents = fees_cents + 1, total_cents = total_cents + 1 where id = ${one}`,
  (one) => `update orders set payment_method = 'bacs', payment_title = 'Outra' where id = ${one}`,
  (one) => `update orders set shipping = jsonb_set(shipping, '{state}', '"AC"') where id = ${one}`,
  (one) => `delete from orders where id = ${one}`,
  (one) => `update order_lines set quantity = quantity + 1, total_cents = total_cents + unit_cents where order_id = ${one}`,
  (one) => `delete from order_lines where id = (select min(id) from order_lines where order_id = ${one})`,
  (one) => `insert into order_refunds (order_id, key, amount_cents, lines, actor)
    select l.order_id, gen_random_uuid()::text, 1, jsonb_build_array(jsonb_build_object('lineId', l.id, 'cents', 1)), 'Loja' from order_lines l where l.order_id = ${one}`,
  (one) => `delete from order_refunds where order_id = ${one}`,
  (one) => `insert into order_coupons (order_id, code, discount_cents) values (${one}, gen_random_uuid()::text, 0)`,
  (one) => `delete from order_meta where order_id = ${one}`,
]
const deleteProduct = (product: number) => `delete from products where id = ${product}`
const SHELVES: ((product: number, category: number) => string)[] = [
  (product) => `delete from product_categories where product_id = ${product}`,
  (product, category) => `insert into product_categories values (${product}, ${category}) on conflict do nothing`,
  (_product, category) => `update categories set position = 10 - position where id = ${category}`,
  (_product, category) =>
    `update categories set parent_id = case when parent_id is null then ${(category % 3) + 1} end where id = ${category}`,
  deleteProduct,
]
const STATES = ['pending', 'processing', 'completed', 'refunded', 'cancelled', 'failed'].map((state) => `'${state}'`)
const aStep = fc.oneof(
  fc.record({ kind: fc.constant('sell' as const), order: aSoldOrder }),
  fc.record({
    kind: fc.constant('change' as const),
    what: fc.nat(CHANGES.length - 1),
    at: fc.nat(30),
    other: fc.nat(STATES.length - 1),
  }),
  fc.record({
    kind: fc.constant('shelve' as const),
    what: fc.nat(SHELVES.length - 1),
    product: fc.nat(4),
    category: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('add up' as const) }),
)

test('whatever is sold, given back, cancelled or moved, the sums that are kept are those of the orders', async () => {
  const steps = fc.array(aStep, { minLength: 10, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      await anEmptyShop()
      const ids: number[] = []
      for (const step of drawn) {
        if (step.kind === 'sell') ids.push(await keepOrder(database.kysely, step.order, { index: ids.length, products }))
        else if (step.kind === 'shelve') await shelve(step)
        else if (step.kind === 'add up') await keepSalesSums(database.kysely)
        else if (ids.length > 0)
          await run(CHANGES[step.what]!(String(ids[step.at % ids.length]), STATES[step.other]!)).catch(isRefused)
        expect([step, await problems()]).toEqual([step, []])
      }
      await keepSalesSums(database.kysely)
      expect([await marked(), await problems()]).toEqual([0, []])
    }),
    { numRuns: 12 },
  )
})

async function shelve({ what, product, category }: { what: number; product: number; category: number }) {
  const id = products[product]
  if (id === undefined) return
  await run(SHELVES[what]!(id, category))
  if (SHELVES[what] === deleteProduct) products[product] = undefined
}

/** The books refuse some of it, like giving back more than was paid; then nothing has changed. */
function isRefused(error: unknown) {
  expect((error as { code?: string }).code).toMatch(/^(23514|23503|23505)$/)
}

const aSale = () =>
  fc.sample(
    aSoldOrder.filter(({ isTrashed, status }) => !isTrashed && status === 'completed'),
    { numRuns: 1, seed: 7 },
  )[0]!

const EVERY_CHANGE = [
  ...CHANGES.map((change) => (order: number) => change(String(order), `'cancelled'`)),
  ...SHELVES.flatMap((change) => [1, 2, 3].map((category) => () => change(products[0]!, category))),
]

test('each change by itself, in a shop whose sums are all kept, is in the next report', async () => {
  for (const change of EVERY_CHANGE) {
    await anEmptyShop()
    const line = { product: 0, quantity: 2, unitCents: 5_000, discountCents: 0, refundCents: 100 }
    const off = { merchantDiscountCents: 500, paymentDiscountCents: 300 }
    const order = { ...aSale(), ...off, lines: [line, { ...line, product: 1 }], refundedCents: 100, time: '23:59:59.999' }
    const id = await keepOrder(database.kysely, { ...order, origin: { source_type: 'typein' } }, { index: 0, products })
    await keepSalesSums(database.kysely)
    const statement = change(id)
    await run(statement)
    expect([statement, await problems()]).toEqual([statement, []])
  }
})

test('a sale that becomes known while its day is added up is in the next sum', async () => {
  await anEmptyShop()
  const order = aSale()
  const first = await keepOrder(database.kysely, order, { index: 0, products })
  await keepSalesSums(database.kysely)
  await database.kysely.transaction().execute(async (trx) => {
    await sql`update orders set status = 'cancelled' where id = ${first}`.execute(trx)
    await run(`insert into sales_marks select shop_day(created_at) from orders`)
    await keepSalesSums(database.kysely)
  })
  expect([await marked(), await problems()]).toEqual([1, []])
})

test('a product that moves to another category while a day is added up takes that day along', async () => {
  await anEmptyShop()
  await keepOrder(database.kysely, aSale(), { index: 0, products })
  await database.kysely.transaction().execute(async (trx) => {
    await sql`delete from product_categories`.execute(trx)
    await keepSalesSums(database.kysely)
  })
  expect([await marked(), await problems()]).toEqual([1, []])
  await keepSalesSums(database.kysely)
  expect([await marked(), await problems()]).toEqual([0, []])
})

test('sums that somebody changed by hand are found, and made anew when all is counted again', async () => {
  await anEmptyShop()
  await keepOrder(database.kysely, { ...aSale(), day: '2026-02-10' }, { index: 0, products })
  await keepSalesSums(database.kysely)
  await run(`update sales_sums set goods = goods + 1 where side = 'order'`)
  expect(await problems()).toEqual([expect.stringContaining('10/02/2026')])
  expect(await recountSales(database.kysely)).toBe(1)
  await keepSalesSums(database.kysely)
  expect(await problems()).toEqual([])
})
