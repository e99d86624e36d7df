import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

type Move = {
  id: number
  variation_id: number | null
  variation: string
  units: number
  reason: string
  order_id: number | null
  created_at: Date
}

/** One page of what moved a product's units, the newest first, and how many movements there are in all. */
export async function listMoves(db: Kysely<Database>, productId: number, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<Move & { total: number }>`
    select m.id, k.variation_id, m.units, m.reason, m.order_id, m.created_at, count(*) over ()::integer as total,
      coalesce((
        select string_agg(t.name, ', ' order by vt.attribute_id) from variation_terms vt join attribute_terms t on t.id = vt.term_id
        where vt.variation_id = k.variation_id
      ), '') as variation
    from stock k join stock_moves m on m.stock_id = k.id
    where k.product_id = ${productId} order by m.id desc limit ${limit} offset ${offset}`.execute(db)
  const total = rows[0]?.total ?? 0
  return { rows: rows.map(({ total: _total, ...move }) => move), total }
}
