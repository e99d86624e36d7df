import type { Kysely, Transaction } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#db/schema.ts'

const RETRIES = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'

/**
 * Everything in the work happens or nothing does, at READ COMMITTED. Two transactions that wait for each other are
 * told apart by the server; the loser is repeated, so the work must do nothing outside the database.
 * Inside another transaction the work simply joins it.
 */
export async function inTransaction<T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work)
    } catch (error) {
      if (attempt === RETRIES || !isConflict(error)) throw error
      // Apart by chance, or the same two would meet again.
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}

const isTransaction = (db: Kysely<Database>): db is Transaction<Database> => db.isTransaction

const isConflict = (error: unknown) =>
  [SERIALIZATION_FAILURE, DEADLOCK_DETECTED].includes((error as { code?: string }).code ?? '')
