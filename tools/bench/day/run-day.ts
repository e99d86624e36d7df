import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type PlannedVisit, type Report, sendVisitors, type VisitsErrand } from './client.ts'
import type { Visit } from './trace.ts'

/** How the bench's own connections are called. */
export const BENCH = 'vitrine bench'
const IN_FLIGHT = 120
const LOOK_EVERY_MS = 200
/** The merchant's day, in which prices change twice an hour. */
const SHOP_HOURS = [8, 18] as const

type Options = {
  shop: Pick<VisitsErrand, 'port' | 'places' | 'plentiful'>
  database: Pick<Pool, 'query'>
  visits: Visit[]
  hourMs: number
  signal: AbortSignal
}

/** Hours of the day, each in so many seconds, with a merchant who changes prices meanwhile. */
export async function runHours({ shop, database, visits, hourMs, signal }: Options): Promise<Report> {
  const firstHour = Math.floor(visits[0]?.hour ?? 0)
  const changes = new AbortController()
  const merchant = changePrices({ database, hourMs, firstHour, signal: changes.signal })
  const errand = { what: 'visits' as const, ...shop, visits: planned(visits, hourMs, firstHour), inFlight: IN_FLIGHT }
  const report = await sendVisitors(errand, signal).report
  changes.abort()
  await merchant
  return report
}

export const planned = (visits: Visit[], hourMs: number, fromHour: number): PlannedVisit[] =>
  visits.map(({ hour, kind, seed }) => ({ kind, seed, atMs: (hour - fromHour) * hourMs }))

type Merchant = { database: Pick<Pool, 'query'>; hourMs: number; firstHour: number; signal: AbortSignal }

async function changePrices({ database, hourMs, firstHour, signal }: Merchant) {
  const startedMs = performance.now()
  for (let change = 0; !signal.aborted; change++) {
    const hour = firstHour + (performance.now() - startedMs) / hourMs
    if (hour >= SHOP_HOURS[0] && hour < SHOP_HOURS[1])
      await database.query(
        `update products set price_cents = price_cents + 1 where id =
         (select id from products where status = 'publish' order by id offset $1 % (select count(*) from products where status = 'publish') limit 1)`,
        [change],
      )
    await wait(hourMs / 2, undefined, { signal }).catch(() => {})
  }
}

/** The most connections that the database had at once while the work was done, of those that ask it anything. */
export async function mostConnections<T>(
  database: Pick<Pool, 'query'>,
  work: () => Promise<T>,
): Promise<{ result: T; most: number }> {
  let most = 0
  const over = new AbortController()
  const look = async () => {
    while (!over.signal.aborted) {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and application_name <> $1`,
        [BENCH],
      )
      most = Math.max(most, rows[0]!.count)
      await wait(LOOK_EVERY_MS, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  const looking = look()
  try {
    return { result: await work(), most }
  } finally {
    over.abort()
    await looking
  }
}
