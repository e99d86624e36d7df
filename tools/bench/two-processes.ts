import { findRunningPostgres } from '#postgres/private-server.ts'
import { BOUNDS } from './bounds.ts'
import { plenty } from './personal.ts'
import type { Row } from './row.ts'
import type { ShopProcess } from './shop-process.ts'
import { sendCrowd } from './visitors.ts'

const VISITORS = 20
const WARM_UP_MS = 1_000

type Options = { shop: Pick<ShopProcess, 'url' | 'port'>; dataDir: string; durationMs: number }

/** How many whole purchases a second the shop takes. */
export async function purchasesPerSecond({ shop, dataDir, durationMs }: Options): Promise<number> {
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The shop runs, but no PostgreSQL was found on its data folder.')
  const products = await plenty(shop.url, connection)
  const crowd = { port: shop.port, visit: 'purchase' as const, visitors: VISITORS, countFromMs: WARM_UP_MS, durationMs, products }
  const { visits, seconds } = await sendCrowd(crowd)
  return visits / seconds
}

export function secondProcessRow({ one, two }: { one: number; two: number }): Row {
  const ratio = two / one
  return {
    what: `purchase, two processes, ${VISITORS} visitors`,
    measured: `${two.toFixed(1)}/s`,
    compared: `${ratio.toFixed(2)} × one process (${one.toFixed(1)}/s)`,
    bound: `≥ ${BOUNDS.secondProcess} × one`,
    verdict: ratio >= BOUNDS.secondProcess ? 'ok' : 'broken',
    numbers: { perSecond: two, onePerSecond: one, ratio },
  }
}
