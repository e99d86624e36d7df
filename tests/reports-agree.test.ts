import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '#shop/attribution/origin.ts'
import { BREAKDOWNS, type By, type SalesRow, type Sums } from '#shop/reports/contract.ts'
import { SUMS } from '#shop/reports/groups.ts'
import { keepSalesSums } from '#shop/reports/keep-sums.ts'
import { createReports } from '#shop/reports/service.ts'
import { aDatabase } from './support/database.ts'
import { aSoldOrder, keepOrders, type SoldOrder } from './support/sold-orders.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
let reports: ReturnType<typeof createReports>
let products: number[]
beforeAll(async () => {
  database = await aDatabase()
  reports = createReports({ db: database.kysely, originOf })
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into products (type, status, slug, name, price_cents, published_at)
      select 'simple', 'publish', 'p-' || n, 'Produto ' || n, 100, now() from generate_series(1, 4) n returning id
    ),
    shelves as (insert into categories (slug, name, position) select 'c-' || n, 'Categoria ' || n, n from generate_series(1, 2) n returning id)
    -- The first three are in both categories, the last in none.
    , placed as (insert into product_categories select made.id, shelves.id from made, shelves where made.id < (select max(id) from made))
    select id from made order by id`.execute(database.kysely)
  products = rows.map(({ id }) => id)
})
afterAll(() => database.close())

const PERIOD = { from: '2026-02-01', to: '2026-03-31' }
const counts = ({ status, isTrashed, day }: SoldOrder) =>
  !isTrashed && ['processing', 'completed', 'refunded'].includes(status) && day >= PERIOD.from && day <= PERIOD.to

/** All rows of a report, asked for a few at a time. */
async function everyRow(by: By) {
  const rows: SalesRow[] = []
  for (let offset = 0; ; offset += 7) {
    const page = await reports.breakdown({ by, period: PERIOD, limit: 7, offset })
    rows.push(...page.rows)
    if (rows.length >= page.rowCount || page.rows.length === 0)
      return { ...page, rows, all: page.rest ? [...rows, page.rest] : rows }
  }
}

const plain = (orders: SoldOrder[]): Sums => {
  const sum = (of: (order: SoldOrder) => number) => orders.reduce((total, order) => total + of(order), 0)
  const goodsCents = sum(({ lines }) => lines.reduce((all, { unitCents, quantity }) => all + unitCents * quantity, 0))
  const discountCents = sum(
    (order) =>
      order.merchantDiscountCents + order.paymentDiscountCents + order.lines.reduce((all, line) => all + line.discountCents, 0),
  )
  const [shippingCents, refundedCents] = [sum((order) => order.shippingCents), sum((order) => order.refundedCents)]
  const feesCents = sum((order) => order.feesCents)
  const totalCents = goodsCents - discountCents + shippingCents + feesCents
  return {
    orders: orders.length,
    units: sum(({ lines }) => lines.reduce((all, { quantity }) => all + quantity, 0)),
    goodsCents,
    discountCents,
    shippingCents,
    feesCents,
    totalCents,
    refundedCents,
    netCents: totalCents - refundedCents,
  }
}

const SIDES: Partial<Record<By, (order: SoldOrder) => string>> = {
  day: ({ day }) => day,
  month: ({ day }) => day.slice(0, 7),
  payment: ({ payment }) => payment,
  state: ({ state }) => state,
  coupon: ({ coupons }) => coupons.toSorted().join(' + '),
  origin: ({ origin }) => originOf(origin),
}

test('whatever was sold, each report adds up to the orders to the centavo, and each row to its own orders', async () => {
  const orders = fc.array(aSoldOrder, { minLength: 1, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(orders, orders, fc.boolean(), async (former, drawn, isAddedUp) => {
      // Sums of what was there before are kept of some days, of all, or of none.
      await keepOrders(database.kysely, former, products)
      await keepSalesSums(database.kysely)
      await keepOrders(database.kysely, drawn, products)
      if (isAddedUp) await keepSalesSums(database.kysely)
      const sold = drawn.filter(counts)
      for (const by of BREAKDOWNS) {
        const { totals, all, rows, rowCount } = await everyRow(by)
        expect(rows).toHaveLength(rowCount)
        expect([by, totals]).toEqual([by, plain(sold)])
        // An order with three products is in three rows of the products.
        const added = SUMS.filter((name) => name !== 'orders' || (by !== 'product' && by !== 'category'))
        for (const name of added)
          expect([by, name, all.reduce((sum, row) => sum + row[name], 0)]).toEqual([by, name, totals[name]])
        const side = SIDES[by]
        if (!side) continue
        const filled = rows.filter((row) => row.orders > 0)
        const expected = Map.groupBy(sold, side)
        expect(new Map(filled.map(({ key, name: _name, ...sums }) => [key, sums]))).toEqual(
          new Map([...expected].map(([key, some]) => [key, plain(some)])),
        )
      }
    }),
    { numRuns: 12 },
  )
})

test('money that went back for an item is taken off that item, and what names none off the rest', async () => {
  const line = { product: 0, quantity: 2, unitCents: 5_000, discountCents: 1_000, refundCents: 1_500 }
  const order: SoldOrder = {
    day: '2026-02-10',
    time: '12:00:00',
    status: 'completed',
    isTrashed: false,
    payment: 'pix',
    state: 'MG',
    coupons: [],
    origin: {},
    lines: [line],
    shippingCents: 1_990,
    feesCents: 700,
    merchantDiscountCents: 100,
    paymentDiscountCents: 350,
    refundedCents: 2_000,
  }
  await keepOrders(database.kysely, [order], products)
  const { rows, rest } = await reports.breakdown({ by: 'product', period: PERIOD, limit: 10, offset: 0 })
  expect(rows).toMatchObject([{ name: 'Produto 1', units: 2, totalCents: 9_000, refundedCents: 1_500, netCents: 7_500 }])
  expect(rest).toMatchObject({ shippingCents: 1_990, discountCents: 450, feesCents: 700, refundedCents: 500, netCents: 1_740 })
  const byCategory = await reports.breakdown({ by: 'category', period: PERIOD, limit: 10, offset: 0 })
  expect(byCategory.rows).toMatchObject([{ name: 'Categoria 1', totalCents: 9_000 }])
})
