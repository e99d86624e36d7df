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

const SET = "select set_config('vitrine.actor', $1, $2)"

/**
 * Connections that say to the database who uses them, for as long as they are lent. Where nobody acts (shoppers, jobs) the
 * connection is the pool's own and nothing is asked of the server.
 */
export const namedPool = (pool: Pool, actor: () => Actor | undefined, isPooled = false): PostgresPool => ({
  connect: async () => {
    const who = actor()
    const client = await pool.connect()
    if (!who) return client
    if (isPooled) return namingTransactions(client, JSON.stringify(who))
    try {
      await client.query(SET, [JSON.stringify(who), false])
    } catch (error) {
      client.release(true)
      throw error
    }
    return lent(client)
  },
  end: () => pool.end(),
  options: pool.options,
})

type Lent = Awaited<ReturnType<PostgresPool['connect']>>

/** Whoever gets the connection next must not be taken for this one: what can't be made nameless again is thrown away. */
const lent = (client: PoolClient): Lent => ({
  query: client.query.bind(client) as PoolClient['query'],
  release: (isBroken?: boolean) =>
    isBroken
      ? client.release(true)
      : void client.query(SET, ['', false]).then(
          () => client.release(),
          () => client.release(true),
        ),
})

const BEGINS = /^(begin|start transaction)\b/

/** Behind a pooler the next transaction may be another connection's: each is told who acts, and a statement by itself becomes one. */
function namingTransactions(client: PoolClient, who: string): Lent {
  const ask = (...words: [text: string, values?: unknown[]]) => client.query(...words)
  const alone = async (text: string, values?: unknown[]) => {
    await ask('begin')
    try {
      await ask(SET, [who, true])
      const result = await ask(text, values)
      await ask('commit')
      return result
    } catch (error) {
      await ask('rollback').catch(() => {})
      throw error
    }
  }
  const query = async (text: string, values?: unknown[]) => {
    if (client.getTransactionStatus() === 'T' || client.getTransactionStatus() === 'E') return await ask(text, values)
    if (!BEGINS.test(text)) return await alone(text, values)
    const begun = await ask(text, values)
    await ask(SET, [who, true])
    return begun
  }
  // The dialect asks with text and values alone; a cursor is no way of the shop's.
  return { query: query as unknown as PoolClient['query'], release: (isBroken?: boolean) => client.release(isBroken) }
}
