import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { VariationRow } from '../editing/contract.ts'
import type { EditedProduct } from '../editing/read-products.ts'
import type { BulkInput, Offered } from './bulk-rule.ts'

export type Variation = VariationRow & Pick<Offered, 'on_hand'>

/** The variations that the change concerns, by product. */
export async function variationsOf(
  db: Kysely<Database>,
  products: readonly EditedProduct[],
  input: BulkInput,
): Promise<ReadonlyMap<number, Variation[]>> {
  const ids = products.filter(({ type }) => type === 'variable').map(({ id }) => id)
  if (ids.length === 0 || (!input.price && !input.sale && !input.stock)) return new Map()
  const rows = await db
    .selectFrom('variations')
    .leftJoin('stock', 'stock.variation_id', 'variations.id')
    .selectAll('variations')
    .select('stock.on_hand')
    .where('variations.product_id', 'in', ids)
    .orderBy('variations.id')
    .execute()
  return Map.groupBy(rows, (row) => row.product_id)
}

/** What of a product has a price of its own. */
export const offeredOf = (product: EditedProduct, variations: ReadonlyMap<number, Variation[]>): Offered[] =>
  product.type === 'simple' ? [product] : (variations.get(product.id) ?? [])
