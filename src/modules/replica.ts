import type { Pool } from 'pg'
import type { Registry } from 'prom-client'
import { createDatabase } from '#db/pool.ts'
import { createReplica } from '#db/replica.ts'
import { createReplicaMetrics } from '#http/replica-metrics.ts'

type Options = {
  url: string
  preparesStatements: boolean
  isTraced: boolean
  onLostConnection: (error: Error) => void
  log: { warn: (facts: object, text: string) => void }
  registry: Registry
}

/** Lists and reports of a few people at once. */
const POOL_SIZE = 5

/** The replica that DATABASE_READ_URL names. Before the pool that asks the primary, so that the pool can be made with it. */
export function openReplica({ url, log, registry, ...options }: Options) {
  const asking: { primary?: Pool } = {}
  const { pool } = createDatabase({
    ...options,
    connection: { connectionString: url },
    poolSize: POOL_SIZE,
    applicationName: 'vitrine replica',
  })
  const replica = createReplica({
    pool,
    readPosition: async () => {
      const { rows } = await asking.primary!.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at')
      return rows[0]!.at
    },
    onRead: (from) => metrics.reads.inc({ from }),
    onState: (state, err) => {
      if (state !== 'used') log.warn({ err, state }, 'the replica is passed over')
    },
  })
  const metrics = createReplicaMetrics(registry, () => replica)
  return {
    follow: (primary: Pool) => {
      asking.primary = primary
      void replica.look()
      return replica
    },
    close: replica.close,
  }
}
