import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'

export const FILL_COLLECTIONS_JOB = 'fill-collections'

/** Small transactions, so that no edit waits long for the rows that they hold. */
const SETTLED_AT_ONCE = 200
const HOUR_OF_NIGHT = 3

/** Sorts all products into the collections by their rules; what is right already is not written. `most`: not more of them than so many. */
export async function fillCollections(db: Kysely<Database>, most = Infinity): Promise<void> {
  let last = 0
  for (let done = 0; done < most; done += SETTLED_AT_ONCE) {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(SETTLED_AT_ONCE)
      .execute()
    if (rows.length > 0)
      await settle(
        db,
        rows.map(({ id }) => id),
      )
    if (rows.length < SETTLED_AT_ONCE) return
    last = rows.at(-1)!.id
  }
}

const settle = (db: Kysely<Database>, ids: number[]) =>
  inTransaction(db, (trx) => sql`select settle_collections(${ids}::bigint[])`.execute(trx))

/** Asked each hour: the first time after three at night all are looked through, since what was sold lately changes day by day. */
export async function askForFilling(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ night: string }>`
    select to_char(now() at time zone 'America/Sao_Paulo' - make_interval(hours => ${HOUR_OF_NIGHT}::integer), 'YYYY-MM-DD') as night
    where exists (select from product_collections)`.execute(db)
  if (rows[0]) await enqueue(db, { kind: FILL_COLLECTIONS_JOB, payload: {}, ref: rows[0].night })
}

/** Asked each minute: products that have just grown too old for a rule on new ones leave. */
export async function followNewness(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ at: Date; ids: number[]; is_due: boolean }>`
    select now() as at,
      array(
        select distinct p.id from product_collections c
        cross join jsonb_array_elements(c.rules -> 'conditions') k
        join products p on p.status = 'publish' and p.published_at > c.followed_to - make_interval(days => (k ->> 'days')::integer)
          and p.published_at <= now() - make_interval(days => (k ->> 'days')::integer)
        where k ->> 'field' = 'new' order by 1
      ) as ids,
      exists (select from product_collections where followed_to < now() - interval '1 hour') as is_due`.execute(db)
  const { at, ids, is_due: isDue } = rows[0]!
  for (let from = 0; from < ids.length; from += SETTLED_AT_ONCE) await settle(db, ids.slice(from, from + SETTLED_AT_ONCE))
  if (ids.length > 0 || isDue) await db.updateTable('product_collections').set({ followed_to: at }).execute()
}
