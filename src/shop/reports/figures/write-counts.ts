import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { DayCounts } from './day-counts.ts'
import { markOf, saltOf } from './salt.ts'

/** How many different searches in vain are kept of a day: a program that tries words fills no table. */
const MOST_SEARCHES_A_DAY = 2_000

/** Adds what was counted to the sums of its day, all of it or nothing. Rows go in order, so that two processes never wait for each other. */
export async function writeCounts(db: Kysely<Database>, day: string, counts: DayCounts): Promise<void> {
  const salt = await saltOf(db, day)
  await db.transaction().execute(async (trx) => {
    await writeVisitors(trx, day, counts, salt)
    await writeViews(trx, day, counts)
    await writeProducts(trx, day, counts)
    await writeSearches(trx, day, counts)
    await writeSearched(trx, day, counts)
    await writeSpeed(trx, day, counts)
  })
}

type Write = (db: Kysely<Database>, day: string, counts: DayCounts) => Promise<unknown>
const listOf = (rows: Iterable<unknown>) => sql`${JSON.stringify([...rows])}::jsonb`

async function writeVisitors(db: Kysely<Database>, day: string, { visitors }: DayCounts, salt: string) {
  if (visitors.size === 0) return
  const marks = [...visitors.values()].map((visitor) => ({
    mark: markOf(visitor, salt),
    device: visitor.device,
    saw_product: visitor.sawProduct,
  }))
  await sql`
    with came as (
      insert into visit_marks as kept (day, mark, device, saw_product)
      select ${day}::date, mark, device, saw_product from jsonb_to_recordset(${listOf(marks)}) as c (mark text, device text, saw_product boolean)
      order by mark
      on conflict (day, mark) do update set saw_product = true where excluded.saw_product and not kept.saw_product
      returning device, saw_product, xmax = 0 as is_new
    )
    insert into visit_days as kept (day, device, visitors, product_visitors)
    select ${day}::date, device, count(*) filter (where is_new), count(*) filter (where saw_product) from came group by device order by device
    on conflict (day, device) do update set visitors = kept.visitors + excluded.visitors,
      product_visitors = kept.product_visitors + excluded.product_visitors`.execute(db)
}

const writeViews: Write = async (db, day, { views }) =>
  views.size > 0 &&
  (await sql`
    insert into page_view_days as kept (day, kind, device, views)
    select ${day}::date, kind, device, views from jsonb_to_recordset(${listOf(views.values())}) as c (kind text, device text, views bigint)
    order by kind, device
    on conflict (day, kind, device) do update set views = kept.views + excluded.views`.execute(db))

const writeProducts: Write = async (db, day, { products }) =>
  products.size > 0 &&
  (await sql`
    insert into product_view_days as kept (day, product_id, views)
    select ${day}::date, p.id, c.views from jsonb_to_recordset(${listOf(products.values())}) as c (slug text, views bigint)
    join products p on p.slug = c.slug order by p.id
    on conflict (day, product_id) do update set views = kept.views + excluded.views`.execute(db))

const writeSearches: Write = async (db, day, { searches }) =>
  searches.size > 0 &&
  (await sql`
    insert into empty_search_days as kept (day, words, searches)
    select ${day}::date, c.words, c.searches from jsonb_to_recordset(${listOf(searches.values())}) as c (words text, searches bigint)
    where exists (select from empty_search_days e where e.day = ${day}::date and e.words = c.words)
      or (select count(*) from empty_search_days e where e.day = ${day}::date) < ${MOST_SEARCHES_A_DAY}::integer
    order by c.words
    on conflict (day, words) do update set searches = kept.searches + excluded.searches`.execute(db))

const writeSearched: Write = async (db, day, { searched }) =>
  searched.size > 0 &&
  (await sql`
    insert into search_days as kept (day, words, searches, clicks, adds)
    select ${day}::date, c.words, c.searches, c.clicks, c.adds
    from jsonb_to_recordset(${listOf(searched.values())}) as c (words text, searches bigint, clicks bigint, adds bigint)
    where exists (select from search_days e where e.day = ${day}::date and e.words = c.words)
      or (select count(*) from search_days e where e.day = ${day}::date) < ${MOST_SEARCHES_A_DAY}::integer
    order by c.words
    on conflict (day, words) do update
      set searches = kept.searches + excluded.searches, clicks = kept.clicks + excluded.clicks, adds = kept.adds + excluded.adds`.execute(
    db,
  ))

const writeSpeed: Write = async (db, day, { speed }) =>
  speed.size > 0 &&
  (await sql`
    insert into page_speed_days as kept (day, kind, device, metric, bucket, samples)
    select ${day}::date, kind, device, metric, bucket, samples
    from jsonb_to_recordset(${listOf(speed.values())}) as c (kind text, device text, metric text, bucket smallint, samples bigint)
    order by kind, device, metric, bucket
    on conflict (day, kind, device, metric, bucket) do update set samples = kept.samples + excluded.samples`.execute(db))
