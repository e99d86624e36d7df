import type { Pool } from 'pg'
import { askPage } from '../ask.ts'
import { familyCpuMs, processCpuMs, treeCpuMs } from '../process-cost.ts'
import type { ShopProcess } from '../shop-process.ts'

/** What the parts have used since they began. */
export type Reading = { shopMs: number; databaseMs: number; edgeMs: number; statements: number; walBytes: number }
type Parts = { shop: Pick<ShopProcess, 'url' | 'pid' | 'postgresPid'>; edgePid: number; database: Pick<Pool, 'query'> }
export type Meters = ReturnType<typeof openMeters>

/** Reads each part's own counters: Linux those of the processes, the shop its statements, PostgreSQL its write-ahead log. */
export function openMeters({ shop, edgePid, database }: Parts) {
  const postgresPid = shop.postgresPid()
  const known = (ms: number | undefined) => {
    if (ms === undefined) throw new Error('A day can only be measured where the system tells what a process has used (Linux).')
    return ms
  }
  const readProcessors = () => ({
    // The shop's own process alone: PostgreSQL is its child. Connections come and go there, processes of the others do not.
    shopMs: known(processCpuMs(shop.pid)),
    databaseMs: known(postgresPid && familyCpuMs(postgresPid)),
    edgeMs: known(treeCpuMs(edgePid)),
  })
  const readCounters = async () => {
    const { rows } = await database.query<{ wal: string }>(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal`)
    const told = (await askPage(`${shop.url}/metrics`)).body.toString()
    return { statements: Number(/^vitrine_db_queries_total ([\d.e+]+)/m.exec(told)?.[1]), walBytes: Number(rows[0]!.wal) }
  }
  return {
    /** What the parts use while the work is done; to be asked for the counters is not in it. */
    during: async <T>(work: () => Promise<T>): Promise<{ result: T; used: Reading }> => {
      const counters = await readCounters()
      const processors = readProcessors()
      const result = await work()
      const used = {
        ...difference(processors, readProcessors()),
        ...difference(counters, await readCounters()),
      }
      return { result, used }
    },
  }
}

const difference = <Name extends string>(before: Record<Name, number>, after: Record<Name, number>): Record<Name, number> =>
  // The same names, each with what was added.
  Object.fromEntries(Object.keys(before).map((name) => [name, after[name as Name] - before[name as Name]])) as Record<
    Name,
    number
  >
