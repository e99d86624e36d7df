import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { readProducts } from '../editing/read-products.ts'
import { type BulkInput, givesAway, type Offered, offerInput } from './bulk-rule.ts'
import { variationsOf } from './read-offered.ts'

/** Of products with hundreds of variations the first ones say enough. */
const MOST_ROWS = 300

export type PreviewRow = {
  productId: number
  variationId: number | null
  name: string
  before: Shown
  after: Shown
  /** Nothing would be changed while one of them is given away. */
  isGivenAway: boolean
}
type Shown = { cents: Cents | null; saleCents: Cents | null; units: number | null }

/** What a change of many would make of each, by the same rule, with nothing kept. */
export async function previewBulk(
  db: Kysely<Database>,
  ids: readonly number[],
  input: BulkInput,
): Promise<{ rows: PreviewRow[]; total: number }> {
  const products = await readProducts(db, ids)
  const variations = await variationsOf(db, products, input)
  const rows = products.flatMap(({ id, name, ...product }) =>
    product.type === 'simple'
      ? [rowOf(product, input, { productId: id, variationId: null, name })]
      : (variations.get(id) ?? []).map((one, at) =>
          rowOf(one, input, {
            productId: id,
            variationId: one.id,
            name: `${name} (variação ${at + 1}${one.sku ? `, ${one.sku}` : ''})`,
          }),
        ),
  )
  return { rows: rows.slice(0, MOST_ROWS), total: rows.length }
}

function rowOf(
  now: Offered,
  input: BulkInput,
  { productId, variationId, name }: Pick<PreviewRow, 'productId' | 'variationId' | 'name'>,
): PreviewRow {
  const change = offerInput(now, input) ?? {}
  const before = { cents: now.priced ? now.price_cents : null, saleCents: now.sale_price_cents, units: unitsOf(now) }
  const after = {
    cents: change.regularCents === undefined ? before.cents : change.regularCents,
    saleCents: change.saleCents === undefined ? before.saleCents : change.saleCents,
    units: change.units ?? before.units,
  }
  return { productId, variationId, name, before, after, isGivenAway: givesAway(now, change) }
}

const unitsOf = ({ manage_stock, on_hand }: Offered) => (manage_stock ? (on_hand ?? 0) : null)
