import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A shop that nobody has put anything into yet. */
export async function isEmptyShop(db: Kysely<Database>): Promise<boolean> {
  const [page, product] = await Promise.all([
    db.selectFrom('content').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('products').select('id').limit(1).executeTakeFirst(),
  ])
  return !page && !product
}

/** The right to fill a shop: of two that start at once on one database, the second waits for the first and then finds nothing to do. */
export async function claimEmptyShop(trx: Transaction<Database>): Promise<boolean> {
  // Longer than any request may take, since it is many rows at once.
  await sql`set local statement_timeout = '60s'`.execute(trx)
  await sql`set local lock_timeout = '60s'`.execute(trx)
  await sql`select pg_advisory_xact_lock(hashtext('vitrine: fill an empty shop'))`.execute(trx)
  return await isEmptyShop(trx)
}
