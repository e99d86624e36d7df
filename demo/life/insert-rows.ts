import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

type Trx = Transaction<Database>

/** Many rows in one statement; each has the columns of the first. */
export async function insertRows(trx: Trx, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await into(trx, table, rows, sql``)
}

/** The same, with the numbers that they were given, in their order. */
export async function insertNumbered(trx: Trx, table: string, rows: readonly object[]): Promise<number[]> {
  if (rows.length === 0) return []
  return (await into(trx, table, rows, sql`returning id`)).map(({ id }) => id)
}

async function into(trx: Trx, table: string, rows: readonly object[], after: RawBuilder<unknown>) {
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  const found = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) with ordinality
    order by ordinality ${after}`.execute(trx)
  return found.rows
}

/** New numbers of the shop's things. */
export async function nextNumbers(trx: Trx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select nextval('object_ids') as id from generate_series(1, ${count}::int)`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}
