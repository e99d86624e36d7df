import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Place } from './kind.ts'

/** Columns that change without a merchant's word. */
const COUNTED = [
  'version',
  'created_at',
  'modified_at',
  'updated_at',
  'total_sales',
  'rating_sum',
  'rating_count',
  'picture_id',
  'parent_id',
  'used',
  'sales_counted',
  'refunded_cents',
  'password_hash',
  'password_changed_at',
  'attribution',
  'words',
  'buyer',
]

/** What belongs to a product beside its row. */
const PRODUCT_PARTS = sql`
  (select string_agg(c.category_id::text, ',' order by c.category_id) from product_categories c where c.product_id = t.id),
  (select string_agg(g.tag_id::text, ',' order by g.tag_id) from product_tagged g where g.product_id = t.id),
  (select string_agg(s.on_hand::text, ',') from stock s where s.product_id = t.id and s.variation_id is null)`
const VARIATION_PARTS = sql`
  (select string_agg(v.term_id::text, ',' order by v.term_id) from variation_terms v where v.variation_id = t.id),
  (select s.on_hand::text from stock s where s.variation_id = t.id)`
const USER_PARTS = sql`(select string_agg(a.fields::text, ',' order by a.kind) from customer_addresses a where a.user_id = t.id)`

const partsOf = (place: Place) =>
  place === 'products' ? PRODUCT_PARTS : place === 'variations' ? VARIATION_PARTS : place === 'users' ? USER_PARTS : sql`''`

/** What stands here now, as one short text each; what was deleted has none. */
export async function fingerprintsHere(
  db: Kysely<Database>,
  place: Place,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  // A redirect is its own fingerprint, a look has none, and a picture may still be on its way.
  if (place === 'redirects' || place === 'media' || place === 'settings' || ids.length === 0)
    return new Map(ids.map((id) => [id, '']))
  const { rows } = await sql<{ id: number; here: string }>`
    select t.id, md5(concat_ws('|', (to_jsonb(t) - ${COUNTED}::text[])::text, ${partsOf(place)})) as here
    from ${sql.table(place)} t where t.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, here }) => [id, here]))
}
