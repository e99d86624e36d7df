import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { ConnectionLimit } from './connection-limit.ts'

/** Nobody waits any longer for what was asked of the database. Work that has not been confirmed by then is undone. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded'
}

/** The server ends every statement long before; a line that is silent for so long is dead, and nobody will say so. */
const SILENT_MS = 15_000

/** Whoever gives up one of these has no transaction to take back, and yet it begins when the statement arrives. */
const BEGINS = /^(begin|start transaction)\b/

const bounds = new AsyncLocalStorage<{ endsAt: number; lane: ConnectionLimit | undefined }>()

/** Whatever the work asks of the database is given up after so long, counted from here; in a lane, it shares what that is wide. */
export const withDeadline = <T>(ms: number, work: () => T, lane?: ConnectionLimit): T =>
  bounds.run({ endsAt: performance.now() + ms, lane }, work)

/**
 * The pool, for work that may be given up. A connection whose statement nobody waits for any more is not torn down: it ends the
 * statement, takes the transaction back and only then serves somebody else, so that a slow server is not asked for new connections too.
 */
export function deadlinePool(pool: PostgresPool, { silentMs = SILENT_MS } = {}): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const bound = bounds.getStore()
      if (!bound) return await pool.connect()
      const { endsAt, lane } = bound
      const coming = lane ? connectIn(lane, pool) : pool.connect()
      try {
        return handOf(await inTime(coming, endsAt), { endsAt, silentMs })
      } catch (error) {
        if (error instanceof DeadlineExceeded)
          coming.then(
            (client) => client.release(),
            () => {},
          )
        throw error
      }
    },
  }
}

/** A connection with its place in the lane, which is free again when the connection is. */
async function connectIn(lane: ConnectionLimit, pool: PostgresPool): Promise<PostgresPoolClient> {
  await lane.enter()
  try {
    const client = await pool.connect()
    const give = client.release.bind(client) as (isBroken?: boolean) => void
    const release = (isBroken?: boolean) => {
      lane.leave()
      give(isBroken)
    }
    return { query: client.query.bind(client) as PostgresPoolClient['query'], release }
  } catch (error) {
    lane.leave()
    throw error
  }
}

/** A connection as long as one piece of work has it. */
function handOf(client: PostgresPoolClient, { endsAt, silentMs }: { endsAt: number; silentMs: number }): PostgresPoolClient {
  /** The statement that nobody waits for any more. */
  let left: Promise<unknown> | undefined
  const ask = async (statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> => {
    const isRollback = statement === 'rollback'
    if (left) {
      if (!isRollback) throw new DeadlineExceeded('The statement before was given up.')
      left = left.then(() => client.query('rollback', []))
      return { command: 'ROLLBACK', rowCount: 0, rows: [] }
    }
    // What was begun is taken back, however late it is.
    if (!isRollback && performance.now() >= endsAt) throw new DeadlineExceeded('Too late to ask the database for more.')
    const answer = client.query<never>(statement, values)
    try {
      return await inTime(answer, endsAt)
    } catch (error) {
      if (!(error instanceof DeadlineExceeded)) throw error
      left = answer.then(() => (BEGINS.test(statement) ? client.query('rollback', []) : undefined)).catch(() => {})
      if (isRollback) return { command: 'ROLLBACK', rowCount: 0, rows: [] }
      throw error
    }
  }
  return {
    query: ask as unknown as PostgresPoolClient['query'], // the shop reads no cursors: every question is a text with its values
    release: (isBroken?: boolean) => {
      const give = client.release.bind(client) as (isBroken?: boolean) => void
      if (left)
        void inTime(left, performance.now() + silentMs).then(
          () => give(isBroken),
          () => give(true),
        )
      else give(isBroken)
    },
  }
}

async function inTime<T>(answer: Promise<T>, endsAt: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded('The database took too long.')), Math.max(0, endsAt - performance.now()))
  })
  try {
    return await Promise.race([answer, end])
  } finally {
    clearTimeout(timer)
  }
}
