import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { removeExamples } from './remove.ts'
import type { ExamplePlace } from './tables.ts'

/** How many examples there still are of each kind that people ask about. */
type ExampleCounts = { orders: number; customers: number; reviews: number; questions: number }

const COUNTED: Record<keyof ExampleCounts, ExamplePlace> = {
  orders: 'orders',
  customers: 'users',
  reviews: 'reviews',
  questions: 'product_questions',
}

export function createExamples({ db }: { db: Kysely<Database> }) {
  const areThere = async () => (await db.selectFrom('example_life').select('id').executeTakeFirst()) !== undefined
  return {
    areThere,

    /** Undefined where there are none. */
    counts: async (): Promise<ExampleCounts | undefined> => {
      if (!(await areThere())) return undefined
      const { rows } = await sql<{ place: ExamplePlace; rows: number }>`
        select place, count(*)::int as rows from example_rows group by place`.execute(db)
      const of = (kind: keyof ExampleCounts) => rows.find(({ place }) => place === COUNTED[kind])?.rows ?? 0
      return { orders: of('orders'), customers: of('customers'), reviews: of('reviews'), questions: of('questions') }
    },

    /** Takes all of them away; false where there are none. */
    remove: async (): Promise<boolean> => await inTransaction(db, removeExamples),
  }
}
