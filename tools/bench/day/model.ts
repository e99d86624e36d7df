import { BUSIEST_HOUR, type Kind, KINDS, SHARES } from './trace.ts'

/** What was measured, on which everything here stands. */
export type Costs = {
  /** One visit of each kind behind a warm cache: processor milliseconds, and what else it takes. */
  kinds: Record<Kind, VisitCost>
  /** Processor milliseconds of the shop and of its database for a public page that is made anew. */
  anew: { shopMs: number; databaseMs: number }
  /** What one PostgreSQL takes of orders alone, on the machine that was measured. */
  orders: { perSecond: number; ofOneProductPerSecond: number; storedBytes: number }
}
export type VisitCost = {
  shopMs: number
  databaseMs: number
  edgeMs: number
  statements: number
  walBytes: number
  /** Answers of the cache in front of the shop, and those that the shop had to give; bytes of both. */
  answers: number
  shopAnswers: number
  bytes: number
  pictureMissBytes: number
}

/** What a day is taken to be, beside the shares of the trace. Assumed. */
export const DAY = {
  /** The busiest second of the busiest hour, by the hour's own average. */
  burst: 1.5,
  /** Pages that people ask for all day; each is made anew when its hour is over, and when the merchant changes what it shows. */
  pages: 3_000,
  changedPages: 5_000,
  /** At ten million visits: who comes at 20 h for how many units, and within how many seconds. */
  sale: { buyers: 20_000, units: 500, seconds: 60, atVisits: 10_000_000 },
}

/** What a part may be used to before waiting grows. */
const FULL = 0.6
const CORE_MS = 1_000 * FULL
/** A pool of ten and one that listens. */
const CONNECTIONS_OF_A_PROCESS = 11
/** Of 100, three are kept for who looks after the server. */
const MOST_CONNECTIONS = 97
/** US dollars a month, assumed: a core with 4 GB of memory, a terabyte to visitors, 100 GB of a database's disk. Look up your own. */
const PRICES = { core: 25, terabyte: 20, disk: 10 }

export type Need = ReturnType<typeof needOf>

/** What a day of so many visits needs. */
export function needOf(costs: Costs, visitsADay: number) {
  const mean = (name: keyof VisitCost) => meanPerVisit(costs.kinds, name)
  const busiest = ((visitsADay * BUSIEST_HOUR) / 3_600) * DAY.burst
  const anewADay = DAY.pages * 24 + DAY.changedPages
  const anew = (anewADay * BUSIEST_HOUR * DAY.burst) / 3_600
  const shopCores = (busiest * mean('shopMs') + anew * costs.anew.shopMs) / CORE_MS
  const databaseCores = (busiest * mean('databaseMs') + anew * costs.anew.databaseMs) / CORE_MS
  const edgeCores = (busiest * mean('edgeMs')) / CORE_MS
  const processes = Math.max(1, Math.ceil(shopCores))
  const units = DAY.sale.units * (visitsADay / DAY.sale.atVisits)
  const terabytesAMonth = (visitsADay * mean('bytes') * 30) / 1e12
  const databaseGigabytesAYear = (visitsADay * SHARES.buy * costs.orders.storedBytes * 365) / 1e9
  const cores = Math.max(2, Math.ceil(shopCores) + Math.ceil(databaseCores) + Math.ceil(edgeCores))
  return {
    visitsADay,
    busiestVisitsPerSecond: busiest,
    hitRate: 1 - mean('shopAnswers') / mean('answers'),
    answersPerSecond: busiest * mean('answers'),
    shopAnswersPerSecond: busiest * mean('shopAnswers'),
    shopCores,
    databaseCores,
    edgeCores,
    processes,
    connections: processes * CONNECTIONS_OF_A_PROCESS,
    statementsPerSecond: busiest * mean('statements'),
    ordersADay: visitsADay * SHARES.buy,
    busiestOrdersPerSecond: busiest * SHARES.buy,
    /** Of what one PostgreSQL takes. */
    orderLoad: (busiest * SHARES.buy) / costs.orders.perSecond,
    walMegabytesPerSecond: (busiest * mean('walBytes')) / 1e6,
    walGigabytesADay: (visitsADay * mean('walBytes')) / 1e9,
    edgeMegabitsPerSecond: (busiest * mean('bytes') * 8) / 1e6,
    terabytesAMonth,
    databaseGigabytesAYear,
    /** A machine that comes without pictures in its memory reads them from the store: no more than the cache misses. */
    storageGigabytesADay: (visitsADay * mean('pictureMissBytes')) / 1e9,
    saleSeconds: units / costs.orders.ofOneProductPerSecond,
    dollarsAMonth: cores * PRICES.core + terabytesAMonth * PRICES.terabyte + (databaseGigabytesAYear / 100) * PRICES.disk,
  }
}

type Limit = { what: string; of: (need: Need) => number; most: number; buy: string }

/** What gives way first on a beginning of one process, one PostgreSQL of two cores beside it, and a cache with a line of 1 Gbit/s. */
const LIMITS: Limit[] = [
  {
    what: "the shop's process (one core)",
    of: ({ shopCores }) => shopCores,
    most: 1,
    buy: 'WORKERS, then a second machine of ROLE=web behind a balancer',
  },
  {
    what: "the database's processor (two cores)",
    of: ({ databaseCores }) => databaseCores,
    most: 2,
    buy: 'a machine of its own for PostgreSQL with more cores; DATABASE_READ_URL for what only reads',
  },
  {
    what: "PostgreSQL's connections (100)",
    of: ({ connections }) => connections,
    most: MOST_CONNECTIONS,
    buy: 'PgBouncer (DATABASE_POOLER_URL); only the connections that listen stay',
  },
  {
    what: "the cache's line (1 Gbit/s)",
    of: ({ edgeMegabitsPerSecond }) => edgeMegabitsPerSecond,
    most: 1_000 * FULL,
    buy: 'a content network (EDGE_URL of Fastly or Cloudflare), or a second cache',
  },
  {
    what: "the cache's processor (two cores)",
    of: ({ edgeCores }) => edgeCores,
    most: 2,
    buy: 'a second cache, or a content network',
  },
  {
    what: 'orders that one PostgreSQL takes',
    of: ({ orderLoad }) => orderLoad,
    most: FULL,
    buy: 'faster cores and a disk of its own for the write-ahead log; there is no second one that writes',
  },
  {
    what: `one product's row: a sale that lasts longer than ${DAY.sale.seconds} s`,
    of: ({ saleSeconds }) => saleSeconds,
    most: DAY.sale.seconds,
    buy: 'nothing: its buyers wait in line. Sell it as several products, or in several hours',
  },
]

/** Which part gives way at how many visits a day, the first one first. */
export function whatBreaks(costs: Costs): { what: string; atVisitsADay: number; buy: string }[] {
  return LIMITS.map(({ what, of, most, buy }) => ({
    what,
    buy,
    atVisitsADay: mostVisits((need) => of(need) <= most, costs),
  })).toSorted((one, other) => one.atVisitsADay - other.atVisitsADay)
}

const MOST_VISITS = 1e12

/** The most visits a day that still fit: more visits never need less. */
function mostVisits(fits: (need: Need) => boolean, costs: Costs): number {
  if (!fits(needOf(costs, 0))) return 0
  let [fit, tooMany] = [0, MOST_VISITS]
  while (tooMany - fit > 1 && tooMany - fit > fit * 1e-6) {
    const middle = (fit + tooMany) / 2
    if (fits(needOf(costs, middle))) fit = middle
    else tooMany = middle
  }
  return Math.floor(fit)
}

/** What a visit takes when all kinds come as often as they do. */
export const meanPerVisit = (kinds: Costs['kinds'], name: keyof VisitCost) =>
  KINDS.reduce((sum, kind) => sum + SHARES[kind] * kinds[kind][name], 0)
