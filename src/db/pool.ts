import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { type Actor, namedPool } from '#db/actor.ts'
import { type Connection, describeConnection } from '#db/connection.ts'
import { replicaPool } from './from-replica.ts'
import { preparePlanModes } from './plan-mode.ts'
import { createStatementNames, prepareNamed } from './prepared.ts'
import { traceStatements } from './statement-spans.ts'
import { deadlinePool } from './query-deadline.ts'
import type { Replica } from './replica.ts'
import type { Database } from '#db/schema.ts'
import { unreachable } from '#db/unreachable.ts'
import { valueParsers } from '#db/value-parsers.ts'

export interface ShopDatabase {
  pool: Pool
  kysely: Kysely<Database>
  /** Answers when the database does; otherwise throws DatabaseUnreachable, which says why. */
  check: () => Promise<void>
  /** From here on somebody waits: a connection that does not come soon is told to be missing. */
  hurry: () => void
  close: () => Promise<void>
}

/** A shopper who waits longer has gone; the server then gives the connection back to the others. */
const STATEMENT_TIMEOUT_MS = 5_000
/** Two purchases of the last unit: the second waits this long for the first. */
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000
/** Also the wait for a free connection: a full shop answers "try again" instead of hanging. */
const CONNECTION_TIMEOUT_MS = 3_000

export function createDatabase(options: {
  connection: Connection
  poolSize: number
  applicationName: string
  /** Connections lost while nobody used them, or not fit for anybody; the pool replaces them by itself. */
  onLostConnection?: (error: Error) => void
  /** Told for each statement: one is one round trip. */
  onQuery?: () => void
  /** On whose behalf the shop works just now: the register of changes names them. */
  actor?: () => Actor | undefined
  /** Off behind a proxy that gives a client another connection for each transaction, as PgBouncer may. */
  preparesStatements?: boolean
  /** True for the address of a pooler that lends another connection for each transaction. */
  isPooled?: boolean
  /** Work of which a trace is kept tells its statements. */
  isTraced?: boolean
  /** Where no shopper waits: how long a connection and a statement may take. */
  patienceMs?: number
  /** How long a connection may take until `hurry` is called: a busy machine that starts a shop needs longer than a shopper waits. */
  startPatienceMs?: number
  /** Answers what may be asked of a replica; made of the pool, since it asks the primary too. */
  replicaOf?: (primary: Pool) => Pick<Replica, 'lend' | 'failed'>
}): ShopDatabase {
  const { connection, poolSize, applicationName, onLostConnection = () => {}, onQuery, actor } = options
  const { preparesStatements = true, isPooled = false, isTraced = false, patienceMs, startPatienceMs, replicaOf } = options
  const pool = new Pool({
    ...connection,
    max: poolSize,
    application_name: applicationName,
    // Behind a pooler a connection begins with what the server says to everybody: there the role has these limits.
    ...(!isPooled && {
      statement_timeout: patienceMs ?? STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    }),
    connectionTimeoutMillis: startPatienceMs ?? patienceMs ?? CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    ...(preparesStatements && !isPooled && { onConnect: preparePlanModes }),
    types: valueParsers(),
  })
  pool.on('error', (error) => {
    // A server that stops may cut what the closing pool has not yet let go.
    if (!pool.ending) onLostConnection(error)
  })
  // The pool listens only to idle connections: one that dies between two statements of a transaction would end the process.
  const nameOf = createStatementNames()
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (preparesStatements) prepareNamed(client, { nameOf, isPooled })
    if (isTraced) traceStatements(client)
  })
  // What the next one is told to be kept would be in a transaction that nobody ends.
  pool.on('release', (error, client) => {
    if (error || pool.ending || client.getTransactionStatus() === 'I') return
    void client.end()
    onLostConnection(new Error('A connection came back with its transaction open and was closed.'))
  })
  const primary = actor ? namedPool(pool, actor, isPooled) : pool
  return {
    pool,
    kysely: new Kysely<Database>({
      dialect: new PostgresDialect({ pool: deadlinePool(replicaOf ? replicaPool(primary, replicaOf(pool)) : primary) }),
      ...(onQuery && { log: onQuery }),
    }),
    check: async () => {
      try {
        await pool.query('select 1')
      } catch (error) {
        throw unreachable(error, describeConnection(connection))
      }
    },
    hurry: () => {
      pool.options.connectionTimeoutMillis = patienceMs ?? CONNECTION_TIMEOUT_MS
    },
    // Through the pool and not through Kysely, which ends only a pool that it has used.
    close: async () => {
      if (!pool.ended && !pool.ending) await pool.end()
    },
  }
}
