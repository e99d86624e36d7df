import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Replica } from './replica.ts'
import { databaseTrouble } from './trouble.ts'

const scope = new AsyncLocalStorage<true>()

/** Statements that the work sends one by one and that only read may be answered by a replica, as fresh as by the primary. */
export const fromReplica = <T>(work: () => T): T => scope.run(true, work)

/** Whatever begins otherwise, transactions too, is the primary's. */
const READS = /^\s*(\/\*[^*]*\*\/\s*)*(select|with)\b/i
const SERIALIZATION_FAILURE = '40001'

/** The primary's connections; work that may be answered by a replica is lent the replica's. */
export const replicaPool = (primary: PostgresPool, replica: Pick<Replica, 'lend' | 'failed'>): PostgresPool => ({
  options: primary.options,
  end: () => primary.end(),
  connect: async () => (scope.getStore() ? chooseAtFirst(primary, replica) : await primary.connect()),
})

/** A connection that is chosen by the first statement, and kept for those that follow. */
function chooseAtFirst(primary: PostgresPool, replica: Pick<Replica, 'lend' | 'failed'>): PostgresPoolClient {
  let held: PostgresPoolClient | undefined
  const ask = async (text: string, values: readonly unknown[]) => {
    if (held) return await held.query(text, values)
    const lent = READS.test(text) ? await replica.lend() : undefined
    if (lent) {
      try {
        const result = await lent.query(text, [...values])
        held = lent
        return result
      } catch (error) {
        if (!isOfReplica(error)) {
          held = lent
          throw error
        }
        // Nothing was changed by it, so it can be asked once more.
        lent.release(true)
        replica.failed(error)
      }
    }
    held = await primary.connect()
    return await held.query(text, values)
  }
  return {
    query: ask as unknown as PostgresPoolClient['query'], // the shop reads no cursors: every question is a text with its values
    release: (isBroken?: boolean) => (held?.release as ((isBroken?: boolean) => void) | undefined)?.call(held, isBroken),
  }
}

/** It went away, gave way to what the primary removed, or was asked to write by a function. */
const isOfReplica = (error: unknown) =>
  databaseTrouble(error) === 'unreachable' || (error as { code?: string }).code === SERIALIZATION_FAILURE
