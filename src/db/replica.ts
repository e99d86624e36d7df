import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { inTime } from '#kit/in-time.ts'

/** `unknown` before the first look; `foreign`: the address leads to no replica. */
type ReplicaState = 'unknown' | 'used' | 'behind' | 'away' | 'foreign'
export type Replica = ReturnType<typeof createReplica>

/** A read waits for a replica that is a little behind; past this the primary answers. */
const CATCH_UP_MS = 250
/** One that was behind or away is looked at again after this, beside what is asked meanwhile. */
const LOOK_AGAIN_MS = 1_000
const ANSWER_WITHIN_MS = 1_000

type Told = { standsBy: boolean; isFresh: boolean; lagSeconds: number }
type Options = {
  pool: Pool
  /** Asks the primary up to where its log is written. */
  readPosition: () => Promise<string>
  onState?: (state: ReplicaState, error?: unknown) => void
  onRead?: (from: 'replica' | 'primary') => void
  catchUpMs?: number
  now?: () => number
}

/**
 * Lends a replica's connections only once it has replayed all that was committed when they were asked for: whoever reads there sees
 * what the primary would have told, their own changes too, and nothing old gets into what is kept in memory.
 */
export function createReplica(options: Options) {
  const { pool, readPosition, onState, onRead, catchUpMs = CATCH_UP_MS, now = () => performance.now() } = options
  const position = sharedInTurn(readPosition)
  let state: ReplicaState = 'unknown'
  let lagSeconds = 0
  let lookedAt = -Infinity
  let looking: Promise<unknown> | undefined

  const become = (next: ReplicaState, error?: unknown) => {
    if (next === state) return
    state = next
    onState?.(next, error)
  }

  const take = async (): Promise<PoolClient | undefined> => {
    const wanted = await position()
    const client = await connect(pool).catch((error: unknown) => become('away', error))
    if (!client) return undefined
    try {
      const told = await caughtUp(client, wanted, now() + catchUpMs)
      lagSeconds = told.isFresh ? 0 : told.lagSeconds
      become(!told.standsBy ? 'foreign' : told.isFresh ? 'used' : 'behind')
    } catch (error) {
      client.release(true)
      become('away', error)
      return undefined
    }
    if (state === 'used') return client
    client.release()
    return undefined
  }

  const caughtUp = async (client: PoolClient, wanted: string, until: number): Promise<Told> => {
    for (let pauseMs = 2; ; pauseMs *= 2) {
      const told = await tell(client, wanted)
      if (told.isFresh || !told.standsBy || now() + pauseMs > until) return told
      await wait(pauseMs)
    }
  }

  /** Looks how it is, unless somebody has just looked. */
  const look = async () => {
    if (!looking && now() - lookedAt < LOOK_AGAIN_MS) return
    lookedAt = now()
    looking ??= take()
      .then((client) => client?.release())
      // The primary is away: nothing is known of the replica.
      .catch(() => {})
      .finally(() => (looking = undefined))
    await looking
  }

  const lendUsed = async () => {
    if (state === 'used') return await take().catch(() => undefined)
    void look()
    return undefined
  }

  return {
    state: () => state,
    /** How old is what it tells, as far as is known: 0 while it has everything. */
    lagSeconds: () => lagSeconds,
    look,
    /** Undefined where the primary has to answer. */
    lend: async (): Promise<PoolClient | undefined> => {
      const client = await lendUsed()
      onRead?.(client ? 'replica' : 'primary')
      return client
    },
    /** It broke in the middle of an answer. */
    failed: (error: unknown) => {
      onRead?.('primary')
      if (!STILL_THERE.has((error as { code?: string }).code ?? '')) become('away', error)
    },
    close: async () => {
      await looking
      await pool.end()
    },
  }
}

/** It was asked to write, or gave way to what the primary removed. */
const STILL_THERE = new Set(['25006', '40001'])

const connect = async (pool: Pool): Promise<PoolClient> => {
  const coming = pool.connect()
  return await inTime(ANSWER_WITHIN_MS, () => coming).catch((error: unknown) => {
    coming.then(
      (client) => client.release(),
      () => {},
    )
    throw error
  })
}

async function tell(client: PoolClient, wanted: string): Promise<Told> {
  const { rows } = await inTime(ANSWER_WITHIN_MS, () =>
    client.query<Told>(
      `select pg_is_in_recovery() as "standsBy", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isFresh",
        coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 as "lagSeconds"`,
      [wanted],
    ),
  )
  return rows[0]!
}

/** Those who ask in one turn share the answer to a question that was sent after all of them had asked. */
function sharedInTurn<T>(ask: () => Promise<T>): () => Promise<T> {
  let together: Promise<T> | undefined
  return () =>
    (together ??= nextTurn().then(() => {
      together = undefined
      return ask()
    }))
}
