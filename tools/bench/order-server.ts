import { migrate } from '#db/migrate.ts'
import { createDatabase, type ShopDatabase } from '#db/pool.ts'
import { type PrivatePostgres, startPrivatePostgres } from '#postgres/private-server.ts'
import type { Placing } from '#shop/orders/contract.ts'
import { orderDesk } from '#tests/support/order-desk.ts'

type Options = { dataDir: string; connections: number; products: number }
export type OrderServer = {
  server: PrivatePostgres
  database: ShopDatabase
  /** Places orders, each of one of the first so many products, on all connections; answers how many a second. */
  place: (orders: number, spread: number, onReady?: () => Promise<void>) => Promise<number>
}

/** A PostgreSQL that does nothing else, and the services that sell on it: without the shop's pages around them. */
export async function withOrderServer<T>(options: Options, work: (server: OrderServer) => Promise<T>): Promise<T> {
  const { dataDir, connections } = options
  const server = await startPrivatePostgres({ dataDir, say: () => {} })
  // Whoever interrupts the bench must not leave it running.
  const end = () => void process.kill(server.pid()!, 'SIGQUIT')
  process.once('exit', end)
  const { connection } = server
  const database = createDatabase({ connection, poolSize: connections, applicationName: 'vitrine bench' })
  try {
    await migrate({ connection })
    const desk = orderDesk(database.kysely)
    const products: { id: number }[] = []
    for (let at = 0; at < options.products; at++) products.push(await desk.aProduct({ units: 1_000_000 }))
    const place: OrderServer['place'] = async (orders, spread, onReady = async () => {}) => {
      const placings: Placing[] = []
      for (let at = 0; at < orders; at++) placings.push(await desk.aPlacing([{ productId: products[at % spread]!.id }]))
      await onReady()
      return await perSecond(orders, connections, async (at) => {
        const outcome = await desk.orders.place(placings[at]!)
        if (!outcome.ok) throw new Error(`An order was refused: ${outcome.problem.kind}`)
      })
    }
    return await work({ server, database, place })
  } finally {
    await database.close()
    process.off('exit', end)
    await server.stop()
  }
}

export async function perSecond(count: number, connections: number, work: (at: number) => Promise<void>): Promise<number> {
  const startedMs = performance.now()
  let next = 0
  const keepWorking = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: connections }, keepWorking))
  return count / ((performance.now() - startedMs) / 1000)
}
