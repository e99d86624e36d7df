import { join } from 'node:path'
import { makeBareShop, placeBareOrder } from './bare-order.ts'
import { perSecond, withOrderServer } from './order-server.ts'
import type { Row } from './row.ts'
import { median } from './statistics.ts'

const CONNECTIONS = 10
const PRODUCTS = 50

/** How many orders a second the shop can keep, against the same steps in bare SQL, on a server that does nothing else. */
export async function measureOrderRate({
  folder,
  pairs,
  orders,
}: {
  folder: string
  pairs: number
  orders: number
}): Promise<Row[]> {
  return await withOrderServer(
    { dataDir: join(folder, 'orders'), connections: CONNECTIONS, products: PRODUCTS },
    async ({ database, place }) => {
      await makeBareShop(database.pool, PRODUCTS)
      const ours = (spread: number) => place(orders, spread)
      const bare = (spread: number) => perSecond(orders, CONNECTIONS, (at) => placeBareOrder(database.pool, (at % spread) + 1))
      const rows: Row[] = []
      for (const [what, spread] of [
        [`orders, ${PRODUCTS} products`, PRODUCTS],
        ['orders, all of one product', 1],
      ] as const) {
        // The first of each is slower for everybody: plans and pages are not there yet.
        await ours(spread)
        await bare(spread)
        const turns = []
        for (let pair = 0; pair < pairs; pair++) turns.push({ ours: await ours(spread), bare: await bare(spread) })
        rows.push(rowOf(what, turns))
      }
      return rows
    },
  )
}

function rowOf(what: string, turns: { ours: number; bare: number }[]): Row {
  const numbers = {
    perSecond: median(turns.map((turn) => turn.ours)),
    barePerSecond: median(turns.map((turn) => turn.bare)),
    ratio: median(turns.map((turn) => turn.ours / turn.bare)),
  }
  return {
    what,
    measured: `${numbers.perSecond.toFixed(0)} orders/s on ${CONNECTIONS} connections`,
    compared: `${numbers.ratio.toFixed(2)} × bare SQL (${numbers.barePerSecond.toFixed(0)}/s)`,
    verdict: 'told',
    numbers,
  }
}
