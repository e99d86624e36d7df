import { type Kysely, sql } from 'kysely'
import type { LineTerms } from '#db/line-terms.ts'
import { lineTerms } from '#db/line-terms.ts'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'

/** Something that can be put into a cart as it is, without another question. */
export type Choice = {
  /** Of the variation, or of the product that has none. */
  id: number
  productId: number
  variationId: number | null
  name: string
  /** With what a variation fixes. */
  label: string
  cents: Cents
  regularCents: Cents
  isGiftCard: boolean
  terms: LineTerms | null
}

/** More would be no choice but a catalogue. */
const MOST_CHOICES = 100

/** What can be had of these products and variations now; of a product with variations each of them. */
export async function choicesOf(db: Kysely<Database>, ids: readonly number[], userId?: number): Promise<Choice[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Omit<Choice, 'label'> & { options: { attribute: string; name: string }[] }>`
    select coalesce(o.variation_id, o.product_id) as id, o.product_id as "productId", o.variation_id as "variationId", o.name, o.options, o.cents,
      o.regular_cents as "regularCents", p.gift_card as "isGiftCard", ${lineTerms(sql`o`, sql`${userId ?? null}::bigint`)} as terms
    from cart_offers o join products p on p.id = o.product_id
    where (o.product_id = any(${ids}::bigint[]) or o.variation_id = any(${ids}::bigint[]))
      and o.in_stock and o.published and (o.type in ('simple', 'bundle') or o.variation_id is not null)
    order by o.name, id limit ${MOST_CHOICES}`.execute(db)
  return rows.map(({ options, ...row }) => ({ ...row, label: [row.name, ...options.map((option) => option.name)].join(', ') }))
}
