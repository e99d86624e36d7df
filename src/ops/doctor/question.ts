import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createProblemList, type Finding } from './finding.ts'

/** What must hold in every state of the shop, asked of the database. Each file in questions/ is one. */
export type Question = { id: string; question: string; ask: (patient: Patient) => Promise<Finding> }
export type Patient = { db: Kysely<Database>; dataDir: string }

type Definition<Row> = {
  id: string
  /** What the person reads, whatever the answer is. */
  question: string
  /** Rows that are wrong, or rows to look at. */
  query: RawBuilder<Row>
  /** What is wrong with a row and what to do, or nothing. */
  problem: (row: Row, patient: Patient) => string | undefined
}

const ROWS_AT_ONCE = 200

export function defineQuestion<Row>({ id, question, query, problem }: Definition<Row>): Question {
  return {
    id,
    question,
    ask: async (patient) => {
      const problems = createProblemList()
      await patient.db.transaction().execute(async (trx) => {
        // Longer than a shopper would wait, and a piece at a time: a large shop is not held in memory.
        await sql`set transaction isolation level repeatable read read only`.execute(trx)
        await sql`set local statement_timeout = '5min'`.execute(trx)
        await sql`declare rows no scroll cursor for ${query}`.execute(trx)
        for (;;) {
          const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from rows`.execute(trx)
          for (const row of rows) {
            const found = problem(row, patient)
            if (found !== undefined) problems.add(found)
          }
          if (rows.length < ROWS_AT_ONCE) break
        }
      })
      return { id, question, problems: problems.read() }
    },
  }
}
