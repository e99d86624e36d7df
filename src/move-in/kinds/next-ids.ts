import { sql } from 'kysely'
import type { Trx } from '../kind.ts'

/** Fresh numbers of the shop's things, rising. */
export async function nextIds(trx: Trx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('object_ids') as id from generate_series(1, ${count}::integer)`.execute(trx)
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}
