import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { readConversion } from '../conversion.ts'
import { type Period, stepOf } from '../period.ts'
import { isSoldIn } from '../sold.ts'
import type { Device, PageKind } from './contract.ts'
import { readSpeed } from './read-speed.ts'

export type VisitPart = { at: string; visitors: number; views: number }
export type Visits = {
  step: 'day' | 'month'
  visitors: number
  views: number
  parts: VisitPart[]
  devices: { device: Device; visitors: number }[]
  pages: { kind: PageKind; views: number }[]
}
/** How far visits came: from a visit to an order. */
export type Funnel = { visitors: number; productVisitors: number; carts: number; checkouts: number; orders: number }
export type SeenProduct = { productId: number; name: string; views: number }
/** A phrase with what came of it; `empty`: how often it found nothing. */
export type SearchedPhrase = { words: string; searches: number; empty: number; clicks: number; adds: number }
export type EmptySearch = { words: string; searches: number; days: number }

/** What the shop knows by itself of its visits. */
export function createFigures({ db }: { db: Kysely<Database> }) {
  const isDayIn = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`

  const readParts = async (period: Period, step: 'day' | 'month') => {
    const format = step === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
    const { rows } = await sql<VisitPart>`
      with parts as (
        select to_char(at, ${format}) as at
        from generate_series(date_trunc(${step}, ${period.from}::timestamp), ${period.to}::timestamp, ${`1 ${step}`}::interval) as at
      ),
      came as (select to_char(day, ${format}) as at, sum(visitors)::int as visitors from visit_days where ${isDayIn(period)} group by 1),
      seen as (select to_char(day, ${format}) as at, sum(views)::bigint as views from page_view_days where ${isDayIn(period)} group by 1)
      select at, coalesce(visitors, 0) as visitors, coalesce(views, 0) as views
      from parts left join came using (at) left join seen using (at) order by at`.execute(db)
    return rows
  }

  return {
    visits: async (period: Period): Promise<Visits> => {
      const step = stepOf(period)
      const [parts, { rows: devices }, { rows: pages }] = await Promise.all([
        readParts(period, step),
        sql<{ device: Device; visitors: number }>`
          select device, sum(visitors)::int as visitors from visit_days where ${isDayIn(period)} group by device order by visitors desc, device`.execute(
          db,
        ),
        sql<{ kind: PageKind; views: number }>`
          select kind, sum(views)::bigint as views from page_view_days where ${isDayIn(period)} group by kind order by views desc, kind`.execute(
          db,
        ),
      ])
      const sum = (name: 'visitors' | 'views') => parts.reduce((total, part) => total + part[name], 0)
      return { step, visitors: sum('visitors'), views: sum('views'), parts, devices, pages }
    },

    funnel: async (period: Period): Promise<Funnel> => {
      const [{ rows }, { carts, checkouts, orders }] = await Promise.all([
        sql<Pick<Funnel, 'visitors' | 'productVisitors'>>`
          select coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(product_visitors), 0)::int as "productVisitors"
          from visit_days where ${isDayIn(period)}`.execute(db),
        readConversion(db, period),
      ])
      return { ...rows[0]!, carts, checkouts, orders }
    },

    /** What was searched for in vain, most often first. */
    emptySearches: async (period: Period, limit: number): Promise<EmptySearch[]> => {
      const { rows } = await sql<EmptySearch>`
        select words, sum(searches)::int as searches, count(*)::int as days from empty_search_days where ${isDayIn(period)}
        group by words order by searches desc, words limit ${limit}`.execute(db)
      return rows
    },

    /** What was searched for, most often first; `only` what found nothing, or something. */
    searches: async (period: Period, { limit, only }: { limit: number; only?: 'empty' | 'found' }): Promise<SearchedPhrase[]> => {
      const having = only === undefined ? sql`` : only === 'empty' ? sql`where empty > 0` : sql`where empty < searches`
      const { rows } = await sql<SearchedPhrase>`
        with found as (
          select words, sum(searches)::bigint as searches, sum(clicks)::integer as clicks, sum(adds)::integer as adds
          from search_days where ${isDayIn(period)} group by words
        ),
        empty as (select words, sum(searches)::bigint as empty from empty_search_days where ${isDayIn(period)} group by words),
        phrases as (
          -- Before all searches were counted there were only those in vain.
          select words, greatest(found.searches, empty.empty)::integer as searches, coalesce(empty.empty, 0)::integer as empty,
            coalesce(clicks, 0) as clicks, coalesce(adds, 0) as adds
          from found full join empty using (words)
        )
        select * from phrases ${having} order by searches desc, words limit ${limit}`.execute(db)
      return rows
    },

    /** Products on sale that were seen and that nobody bought, most seen first. */
    seenNotBought: async (period: Period, limit: number): Promise<SeenProduct[]> => {
      const { rows } = await sql<SeenProduct>`
        with seen as (
          select product_id, sum(views)::int as views from product_view_days where ${isDayIn(period)} group by product_id
        )
        select p.id as "productId", p.name, seen.views from seen join products p on p.id = seen.product_id
        where p.status = 'publish' and not exists (
          select from order_lines l join orders o on o.id = l.order_id where l.product_id = p.id and ${isSoldIn(period)}
        )
        order by seen.views desc, p.id limit ${limit}`.execute(db)
      return rows
    },

    speed: async (period: Period) => await readSpeed(db, period),
  }
}
export type Figures = ReturnType<typeof createFigures>
