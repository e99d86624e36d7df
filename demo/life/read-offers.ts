import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type Chance } from './chance.ts'
import type { Offer } from './purchase.ts'

/** Everything that is sent in a parcel, also what is sold out by now; what costs less is bought more. */
export async function readOffers(trx: Transaction<Database>, chance: Chance): Promise<Offer[]> {
  const { rows } = await sql<Omit<Offer, 'weight'>>`
    select o.product_id as "productId", o.variation_id as "variationId", s.id as "stockId", p.name, coalesce(v.sku, p.sku, '') as sku, o.cents,
      coalesce((
        select json_agg(json_build_object('label', a.name, 'name', t.name) order by a.id)
        from variation_terms vt join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
        where vt.variation_id = o.variation_id), '[]') as options
    from unit_offers o join products p on p.id = o.product_id and not p.virtual left join variations v on v.id = o.variation_id
    left join stock s on s.product_id = o.product_id and s.variation_id is not distinct from o.variation_id
    order by o.product_id, o.variation_id`.execute(trx)
  const loved = new Map([...new Set(rows.map(({ productId }) => productId))].map((id) => [id, 0.3 + chance() ** 2 * 3]))
  return rows.map((row) => ({ ...row, weight: (loved.get(row.productId)! * 6_000) / (row.cents + 3_000) }))
}
