import { type Kysely, sql } from 'kysely'
import type { KeptTables } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import type { ExtraField } from '#shop/checkout/contract.ts'
import { type OrderField, questionOf } from './order-question.ts'

/** A form with more questions than this is left. */
const MOST_QUESTIONS = 20

/** The fields of orders that the shop asks at the checkout: read once, and again when one of them changes. */
export function createOrderQuestions({ db, keptTables }: { db: Kysely<Database>; keptTables: Pick<KeptTables, 'of'> }) {
  const read = async (): Promise<ExtraField[]> => {
    const { rows } = await sql<OrderField>`
      select key, name, kind, options, required, help from custom_fields
      where noun = 'order' and asked and removed_at is null order by position, id limit ${MOST_QUESTIONS}`.execute(db)
    return rows.flatMap((field) => questionOf(field) ?? [])
  }
  return () => keptTables.of('rules', 'order-questions', read)
}
