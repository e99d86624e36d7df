import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConversion } from '#shop/reports/conversion.ts'
import { forgetJourneys, JOURNEYS_KEPT_DAYS } from '#shop/reports/forget-journeys.ts'
import { aDatabase } from './support/database.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
  // Five carts on each of 400 days, the last one today; every second day one of them is ordered. Of those orders the fourth part was cancelled.
  await sql`
    with begun as (
      insert into cart_journeys (begun_at, checkout_at, ordered_at, order_id)
      select at, case when n <= 2 then at end, case when n = 1 and day % 2 = 0 then at end, case when n = 1 and day % 2 = 0 then 1000 + day end
      from generate_series(0, 399) day cross join generate_series(1, 5) n
      -- A quarter to midnight in São Paulo is the next day in Greenwich.
      cross join lateral (select ((now() at time zone 'America/Sao_Paulo')::date - day + time '23:45') at time zone 'America/Sao_Paulo' - interval '1 day' as at) moment
      returning order_id
    )
    insert into orders (id, number, key, status, email, person_type, billing, shipping, subtotal_cents, discount_cents, shipping_cents,
      payment_discount_cents, total_cents, payment_method, payment_title)
    select order_id, order_id::text, 'wc_order_' || lpad(order_id::text, 22, '0'), case when order_id % 8 = 0 then 'cancelled' else 'completed' end,
      'ana@cliente.example', 'person', place, place, 0, 0, 0, 0, 0, 'pix', 'Pix'
    from begun cross join (select jsonb_object_agg(part, '') as place
      from unnest(array['firstName', 'lastName', 'company', 'postcode', 'street', 'number', 'complement', 'neighborhood', 'city', 'state', 'phone']) part) address
    where order_id is not null`.execute(database.kysely)
})
afterAll(() => database.close())

const dayBack = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(Date.now() - days * 86_400_000)
const everyPeriod = () =>
  Promise.all(
    [1_000, 390, JOURNEYS_KEPT_DAYS + 3, JOURNEYS_KEPT_DAYS, 30].flatMap((from) =>
      [0, JOURNEYS_KEPT_DAYS - 2, JOURNEYS_KEPT_DAYS + 2]
        .filter((to) => to <= from)
        .map((to) => readConversion(database.kysely, { from: dayBack(from), to: dayBack(to) })),
    ),
  )

test('carts older than half a year are forgotten one by one, and every report says what it said before', async () => {
  const before = await everyPeriod()
  expect(before[0]).toEqual({ carts: 2_000, checkouts: 800, orders: 200, paid: 150 })
  await forgetJourneys(database.kysely)
  const { rows } = await sql<{ kept: number; oldest: number; days: number }>`
    select count(*)::int as kept, extract(day from now() - min(begun_at))::int as oldest, (select count(*)::int from cart_journey_days) as days
    from cart_journeys`.execute(database.kysely)
  expect(rows[0]!.kept).toBeLessThan((JOURNEYS_KEPT_DAYS + 1) * 5)
  expect(rows[0]!.kept).toBeGreaterThan((JOURNEYS_KEPT_DAYS - 2) * 5)
  expect(rows[0]!.oldest).toBeLessThan(JOURNEYS_KEPT_DAYS)
  expect(rows[0]!.days).toBeGreaterThan(200)
  expect(await everyPeriod()).toEqual(before)
  await forgetJourneys(database.kysely)
  expect(await everyPeriod()).toEqual(before)
})

test('what is forgotten names neither a cart nor an order, and a cart of yesterday keeps its way to the order', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'cart_journey_days' order by 1`.execute(
    database.kysely,
  )
  expect(rows.map(({ name }) => name)).toEqual(['carts', 'checkouts', 'day', 'orders', 'paid'])
  const left = await sql`select 1 from cart_journeys where begun_at > now() - interval '3 days' and order_id is not null`.execute(
    database.kysely,
  )
  expect(left.rows.length).toBeGreaterThan(0)
})
