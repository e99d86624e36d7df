import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { StorageAway } from '#kit/storage-away.ts'
import { type Area, namesIn, type Storage } from '#storage/contract.ts'
import { createDiskStorage } from '#storage/disk-storage.ts'
import { createProblemList, type Finding } from './finding.ts'

/** What must hold in every state of the shop, asked of the database. Each file in questions/ is one. */
export type Question = { id: string; question: string; ask: (patient: Patient) => Promise<Finding> }
export type Patient = {
  db: Kysely<Database>
  dataDir: string
  /** Where files are, unless in the data folder. */
  storage?: Storage
}
/** Whether the shop's storage has this file. */
type Has = (area: Area, name: string) => Promise<boolean>

type Definition<Row> = {
  id: string
  /** What the person reads, whatever the answer is. */
  question: string
  /** Rows that are wrong, or rows to look at. */
  query: RawBuilder<Row>
  /** What is wrong with a row and what to do, or nothing. */
  problem: (row: Row, has: Has) => string | undefined | Promise<string | undefined>
}

const ROWS_AT_ONCE = 200

export function defineQuestion<Row>({ id, question, query, problem }: Definition<Row>): Question {
  const examine = async (patient: Patient): Promise<Finding> => {
    const problems = createProblemList()
    const has = createLookup(patient.storage ?? createDiskStorage(patient.dataDir))
    await patient.db.transaction().execute(async (trx) => {
      // Longer than a shopper would wait, and a piece at a time: a large shop is not held in memory.
      await sql`set transaction isolation level repeatable read read only`.execute(trx)
      await sql`set local statement_timeout = '5min'`.execute(trx)
      // While the list of a store's files is read.
      await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(trx)
      await sql`declare rows no scroll cursor for ${query}`.execute(trx)
      for (;;) {
        const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from rows`.execute(trx)
        for (const row of rows) {
          const found = await problem(row, has)
          if (found !== undefined) problems.add(found)
        }
        if (rows.length < ROWS_AT_ONCE) break
      }
    })
    return { id, question, problems: problems.read() }
  }
  return {
    id,
    question,
    ask: async (patient) => {
      try {
        return await examine(patient)
      } catch (error) {
        if (!(error instanceof StorageAway)) throw error
        return { id, question, problems: [], skipped: 'o armazenamento de arquivos não responde' }
      }
    },
  }
}

/** A disk is asked for each file; of a store the whole list is read once, since each question to it is a call. */
function createLookup(storage: Storage): Has {
  const lists = new Map<Area, Promise<Set<string>>>()
  return async (area, name) => {
    const store = storage[area]
    if (store.folder !== undefined) return existsSync(join(store.folder, name))
    const names = lists.get(area) ?? namesIn(store).then((found) => new Set(found))
    lists.set(area, names)
    return (await names).has(name)
  }
}
