import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '#ops/doctor/database.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { withLife } from '#tests/support/demo-life.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
let manager: Api
let bare: Awaited<ReturnType<typeof counted>>
beforeAll(async () => {
  shop = await aShop({ demo: true })
  ;({ api } = await apiAs(shop, 'administrator'))
  ;({ api: manager } = await apiAs(shop, 'shop_manager'))
  bare = await counted()
  await withLife(shop.db)
})
afterAll(() => shop?.close())

const TABLES =
  'orders order_lines order_events order_refunds payment_events tracking_events order_coupons coupon_uses order_meta users customer_addresses customer_profiles customer_orders customer_emails carts cart_lines cart_journeys reviews product_questions stock_moves example_rows example_life visit_days page_view_days product_view_days search_days empty_search_days page_speed_days'.split(
    ' ',
  )

/** How many rows there are, and what is added up of them beside. */
async function counted() {
  const rows = await Promise.all(
    TABLES.map(async (table) => {
      const { rows: found } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(shop.db)
      return [table, found[0]!.rows] as const
    }),
  )
  const sums = await sql<{ stock: string; sold: string; used: string; ratings: string }>`
    select (select string_agg(id || ':' || on_hand || ':' || owed, ' ' order by id) from stock) as stock,
      (select string_agg(id || ':' || total_sales, ' ' order by id) from products) as sold,
      (select string_agg(code || ':' || used, ' ' order by code) from coupons) as used,
      (select string_agg(id || ':' || rating_sum || ':' || rating_count, ' ' order by id) from products) as ratings`.execute(
    shop.db,
  )
  return { rows: Object.fromEntries(rows), ...sums.rows[0]! }
}

const troubles = async () => {
  const findings = await examineDatabase({ db: shop.db, dataDir: shop.dataDir, now: Date.now })
  return findings.filter(({ problems }) => problems.length > 0).map(({ question, problems }) => [question, problems.slice(0, 3)])
}

test('the books agree with the example orders, and nobody is written to', async () => {
  expect(await troubles()).toEqual([])
  const told = await sql<{ what: string }>`
    select kind as what from order_mails union all select 'invoice' from order_invoices union all select subject from mails`
  expect((await told.execute(shop.db)).rows).toEqual([])
  expect((await counted()).stock).toBe(bare.stock)
})

test('reports, customers, visits and what waits are full', async () => {
  const { body: sales } = await api('/wc/v3/reports/sales?period=month')
  expect(Number(sales[0].total_sales)).toBeGreaterThan(1_000)
  const { body: desk } = await api('/wc/v3/reports/orders/totals')
  const few = (desk as { slug: string; total: number }[]).filter(({ total }) => total === 0)
  expect(few.map(({ slug }) => slug)).toEqual([])
  expect((await api('/vitrine/v1/customer-profiles')).headers['x-wp-total']).toMatch(/^\d{3}$/)
  expect((await api('/vitrine/v1/questions?status=waiting')).body).toHaveLength(3)
  expect((await api('/wc/v3/products/reviews?status=hold')).body).toHaveLength(3)
  expect((await api('/vitrine/v1/status')).body).toMatchObject({ examples: true })
})

test('only the administration takes the examples away, and the question says how many', async () => {
  expect((await manager('/vitrine/v1/examples', { method: 'DELETE' })).status).toBe(403)
  expect((await manager('/vitrine/v1/examples')).status).toBe(403)
  const { body } = await api('/vitrine/v1/examples')
  expect(body).toMatchObject({ questions: 8, orders: expect.any(Number), customers: expect.any(Number) })
})

test('what the merchant did meanwhile keeps the books straight, and every example goes', async () => {
  const waiting = (await api('/wc/v3/orders?status=processing&per_page=3')).body as { id: number }[]
  await api(`/wc/v3/orders/${waiting[0]!.id}`, { method: 'PUT', body: { status: 'cancelled' } })
  await api(`/wc/v3/orders/${waiting[1]!.id}/refunds`, { method: 'POST', body: { amount: '1.00', api_refund: false } })
  await api(`/wc/v3/orders/${waiting[2]!.id}`, { method: 'PUT', body: { status: 'completed' } })
  expect(await troubles()).toEqual([])
  const own = await api('/wc/v3/orders', {
    method: 'POST',
    body: { billing: { first_name: 'Ana' } },
  })
  expect(own.status).toBe(201)

  expect((await api('/vitrine/v1/examples', { method: 'DELETE' })).status).toBe(200)
  expect(await troubles()).toEqual([])
  expect((await api('/wc/v3/orders')).body.map(({ id }: { id: number }) => id)).toEqual([own.body.id])
  await api(`/wc/v3/orders/${own.body.id}?force=true`, { method: 'DELETE' })
  expect(await counted()).toEqual(bare)
  expect((await api('/vitrine/v1/status')).body).toMatchObject({ examples: false })
  expect((await api('/vitrine/v1/examples', { method: 'DELETE' })).status).toBe(404)

  const entries = await shop.db.selectFrom('audit_log').selectAll().where('noun', '=', 'example_life').execute()
  expect(entries).toMatchObject([
    { action: 'delete', actor_name: 'administrator', label: expect.stringMatching(/^Exemplos: \d+ pedidos/) },
  ])
  const noise = await shop.db.selectFrom('audit_log').select(['noun', 'record_id']).where('action', '=', 'delete').execute()
  expect(noise.filter(({ noun, record_id }) => noun !== 'example_life' && record_id !== String(own.body.id))).toEqual([])
})
