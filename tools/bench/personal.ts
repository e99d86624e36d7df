import { Client } from 'pg'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { askPage, COMPRESSED } from './ask.ts'
import { startBareShop } from './bare-shop.ts'
import { BOUNDS } from './bounds.ts'
import { processCpuMs } from './process-cost.ts'
import { add, cookiesOf, findPlentiful } from './purchase.ts'
import type { Row } from './row.ts'
import type { ShopProcess } from './shop-process.ts'
import { median } from './statistics.ts'
import { sendCrowd } from './visitors.ts'
import type { Visit } from './visits.ts'

const VISITORS = 10
/** Of what differs between the first visits and all later ones nothing is counted. */
const WARM_UP_MS = 700

type Rounds = { pairs: number; durationMs: number }
type Shop = Pick<ShopProcess, 'url' | 'port' | 'pid'>

const VISITS: [visit: Visit, bound: number | undefined][] = [
  ['add', BOUNDS.bareRatio],
  ['fragments', BOUNDS.bareRatio],
  ['cart page', undefined],
  ['checkout page', undefined],
  ['purchase', BOUNDS.purchaseRatio],
]

/** What belongs to one visitor, against the least that could be done: the same reads and writes from plain pg, the same bytes from plain node:http. */
export async function measurePersonal(options: { shop: Shop; dataDir: string; rounds: Rounds }): Promise<Row[]> {
  const { shop, dataDir, rounds } = options
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The shop runs, but no PostgreSQL was found on its data folder.')
  const products = await plenty(shop.url, connection)
  const bare = await startBareShop({ shopUrl: shop.url, connection, products })
  try {
    const rows: Row[] = []
    for (const [visit, bound] of VISITS) {
      const send = async (port: number) => {
        const durationMs = visit === 'purchase' ? rounds.durationMs * 2 : rounds.durationMs
        const { visits, seconds } = await sendCrowd({
          port,
          visit,
          visitors: VISITORS,
          countFromMs: WARM_UP_MS,
          durationMs,
          products,
        })
        return visits / seconds
      }
      const turns: { ours: number; bare: number }[] = []
      for (let pair = 0; pair < rounds.pairs; pair++) turns.push({ ours: await send(shop.port), bare: await send(bare.port) })
      rows.push(rowOf(visit, turns, bound))
    }
    return [...rows, ...(await pageCosts(shop, products[0]!))]
  } finally {
    bare.stop()
  }
}

/** Products of which no measurement can take the last one. */
export async function plenty(shopUrl: string, connection: object): Promise<string[]> {
  const products = await findPlentiful(shopUrl, 1)
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('update stock set on_hand = 100000000 where product_id = any($1::bigint[]) and variation_id is null', [
      products,
    ])
  } finally {
    await client.end()
  }
  return products
}

function rowOf(visit: Visit, turns: { ours: number; bare: number }[], bound: number | undefined): Row {
  const numbers = {
    perSecond: median(turns.map((turn) => turn.ours)),
    barePerSecond: median(turns.map((turn) => turn.bare)),
    ratio: median(turns.map((turn) => turn.ours / turn.bare)),
  }
  return {
    what: `${visit}, ${VISITORS} visitors`,
    measured: `${numbers.perSecond.toFixed(visit === 'purchase' ? 1 : 0)}/s`,
    compared: `${numbers.ratio.toFixed(2)} × bare SQL and server (${numbers.barePerSecond.toFixed(0)}/s)`,
    ...(bound !== undefined && { bound: `≥ ${bound} × bare` }),
    verdict: bound === undefined ? 'told' : numbers.ratio >= bound ? 'ok' : 'broken',
    numbers,
  }
}

const PAGES = { 'cart page': '/cart/', 'checkout page': '/checkout/' }
const WARM_UP_PAGES = 30
const COUNTED_PAGES = 60

/** Processor time of the shop's process for one page, over one connection. */
async function pageCosts({ url, pid }: Shop, product: string): Promise<Row[]> {
  const headers = { ...COMPRESSED, cookie: cookiesOf(await add(url, product)) }
  const rows: Row[] = []
  for (const [what, path] of Object.entries(PAGES)) {
    for (let at = 0; at < WARM_UP_PAGES; at++) await askPage(url + path, headers)
    const before = processCpuMs(pid)
    for (let at = 0; at < COUNTED_PAGES; at++) await askPage(url + path, headers)
    const after = processCpuMs(pid)
    if (before === undefined || after === undefined) {
      rows.push({ what: `${what}, processor time`, measured: 'this system does not tell', verdict: 'skipped' })
      continue
    }
    const cpuMs = (after - before) / COUNTED_PAGES
    rows.push({
      what: `${what}, processor time`,
      measured: `${cpuMs.toFixed(1)} ms of the shop's process each`,
      bound: `< ${BOUNDS.privatePageCpuMs} ms`,
      verdict: cpuMs < BOUNDS.privatePageCpuMs ? 'ok' : 'broken',
      numbers: { cpuMs },
    })
  }
  return rows
}
