import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Who changes the shop, as the register of changes names them. */
export type Actor = {
  /** Absent for whoever sits at the server's own terminal. */
  id?: number
  name: string
  by: 'cookie' | 'application-password' | 'api-key' | 'cli'
  /** The answer's `x-request-id`. */
  request: string
}

/** Remembers for the length of one piece of work on whose behalf it is done. */
export function createActing() {
  const acting = new AsyncLocalStorage<Actor>()
  return {
    as: <T>(actor: Actor, work: () => Promise<T>): Promise<T> => acting.run(actor, work),
    now: () => acting.getStore(),
  }
}
export type Acting = ReturnType<typeof createActing>

const SET = "select set_config('vitrine.actor', $1, false)"

/**
 * Connections that say to the database who uses them, for as long as they are lent. Where nobody acts (shoppers, jobs) the
 * connection is the pool's own and nothing is asked of the server.
 */
export const namedPool = (pool: Pool, actor: () => Actor | undefined): PostgresPool => ({
  connect: async () => {
    const who = actor()
    const client = await pool.connect()
    if (!who) return client
    try {
      await client.query(SET, [JSON.stringify(who)])
    } catch (error) {
      client.release(true)
      throw error
    }
    return lent(client)
  },
  end: () => pool.end(),
  options: pool.options,
})

/** Whoever gets the connection next must not be taken for this one: what can't be made nameless again is thrown away. */
const lent = (client: PoolClient): Awaited<ReturnType<PostgresPool['connect']>> => ({
  query: client.query.bind(client) as PoolClient['query'],
  release: (isBroken?: boolean) =>
    isBroken
      ? client.release(true)
      : void client.query(SET, ['']).then(
          () => client.release(),
          () => client.release(true),
        ),
})
