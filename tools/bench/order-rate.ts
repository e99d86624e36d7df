import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { createDatabase } from '#db/pool.ts'
import { startPrivatePostgres } from '#postgres/private-server.ts'
import type { Placing } from '#shop/orders/contract.ts'
import { orderDesk } from '#tests/support/order-desk.ts'
import { makeBareShop, placeBareOrder } from './bare-order.ts'
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
  const server = await startPrivatePostgres({ dataDir: join(folder, 'orders'), say: () => {} })
  // Whoever interrupts the bench must not leave it running.
  const end = () => void process.kill(server.pid()!, 'SIGQUIT')
  process.once('exit', end)
  const { connection } = server
  const database = createDatabase({ connection, poolSize: CONNECTIONS, applicationName: 'vitrine bench' })
  try {
    await migrate({ connection })
    const desk = orderDesk(database.kysely)
    const products: { id: number }[] = []
    for (let at = 0; at < PRODUCTS; at++) products.push(await desk.aProduct({ units: 1_000_000 }))
    await makeBareShop(database.pool, PRODUCTS)

    const ours = async (spread: number) => {
      const placings: Placing[] = []
      for (let at = 0; at < orders; at++) placings.push(await desk.aPlacing([{ productId: products[at % spread]!.id }]))
      return await perSecond(orders, async (at) => {
        const outcome = await desk.orders.place(placings[at]!)
        if (!outcome.ok) throw new Error(`An order was refused: ${outcome.problem.kind}`)
      })
    }
    const bare = async (spread: number) => await perSecond(orders, (at) => placeBareOrder(database.pool, (at % spread) + 1))

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
  } finally {
    await database.close()
    process.off('exit', end)
    await server.stop()
  }
}

async function perSecond(count: number, place: (at: number) => Promise<void>): Promise<number> {
  const startedMs = performance.now()
  let next = 0
  const work = async () => {
    while (next < count) await place(next++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return count / ((performance.now() - startedMs) / 1000)
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
