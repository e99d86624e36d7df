import { familyCpuMs } from '../process-cost.ts'
import { withOrderServer } from '../order-server.ts'
import type { Row } from '../row.ts'
import { median } from '../statistics.ts'

const PRODUCTS = 50
const CONNECTIONS = 20

type Cost = { perSecond: number; databaseMs: number; walBytes: number; storedBytes: number }

/** How many orders one PostgreSQL with its ordinary durability takes, what each costs it, and what it writes into its log. */
export async function measureOrderCapacity(options: { dataDir: string; rounds: number; orders: number }) {
  const { dataDir, rounds, orders } = options
  return await withOrderServer({ dataDir, connections: CONNECTIONS, products: PRODUCTS }, async ({ server, database, place }) => {
    const read = async () => {
      const { rows } = await database.pool.query<{ wal: string; size: string }>(
        `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal, pg_database_size(current_database()) as size`,
      )
      return { wal: Number(rows[0]!.wal), size: Number(rows[0]!.size), cpuMs: familyCpuMs(server.pid()!) ?? Number.NaN }
    }
    const measure = async (spread: number): Promise<Cost> => {
      await place(orders, spread)
      const costs: Cost[] = []
      for (let round = 0; round < rounds; round++) {
        const { perSecond, before } = await placeBetween(spread)
        const after = await read()
        costs.push({
          perSecond,
          databaseMs: (after.cpuMs - before.cpuMs) / orders,
          walBytes: (after.wal - before.wal) / orders,
          storedBytes: (after.size - before.size) / orders,
        })
      }
      return medianOf(costs)
    }
    // Carts are filled before the clock starts, so what they cost is read away.
    const placeBetween = async (spread: number) => {
      let before = await read()
      const perSecond = await place(orders, spread, async () => {
        before = await read()
      })
      return { perSecond, before }
    }
    const many = await measure(PRODUCTS)
    const one = await measure(1)
    return { many, one, rows: [rowOf(`orders, ${PRODUCTS} products`, many), rowOf('orders, all of one product', one)] }
  })
}

const medianOf = (costs: Cost[]): Cost => ({
  perSecond: median(costs.map((one) => one.perSecond)),
  databaseMs: median(costs.map((one) => one.databaseMs)),
  walBytes: median(costs.map((one) => one.walBytes)),
  storedBytes: median(costs.map((one) => one.storedBytes)),
})

const rowOf = (what: string, cost: Cost): Row => ({
  what,
  measured: `${cost.perSecond.toFixed(0)} orders/s on ${CONNECTIONS} connections`,
  compared: `${cost.databaseMs.toFixed(1)} ms of PostgreSQL, ${(cost.walBytes / 1000).toFixed(1)} KB of log, ${(cost.storedBytes / 1000).toFixed(1)} KB kept each`,
  verdict: 'told',
  numbers: cost,
})
