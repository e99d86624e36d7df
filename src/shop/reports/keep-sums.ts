import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** What one statement adds up, so that it never takes long. */
const DAYS_AT_ONCE = 31

/** Adds up the days of which something was sold or given back since; reports are exact before and after, and quicker after. */
export async function keepSalesSums(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ days: number }>`select keep_sales(${DAYS_AT_ONCE}) as days`.execute(db)
    if (rows[0]!.days < DAYS_AT_ONCE) return
  }
}

/** Marks every day with a sale or a sum, to be added up within the next minutes; answers how many there are. */
export async function recountSales(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into sales_marks
    select day from sales_sums where side = 'order'
    union select shop_day(created_at) from orders where trashed_at is null and status in ('processing', 'completed', 'refunded')`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
