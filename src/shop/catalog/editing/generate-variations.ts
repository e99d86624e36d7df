import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { isChosenBy } from '../chosen-by.ts'
import { type Axis, type Combination, missingCombinations } from './combinations.ts'
import { type EditProblem, refused } from './contract.ts'
import type { Desk } from './save-product.ts'
import { MOST_VARIATIONS, roomFor, saveTerms } from './save-variations.ts'

type Trx = Transaction<Database>
/** What one click may make; the next click goes on. */
const MOST_AT_ONCE = 100

export type Generated = { ok: true; count: number } | { ok: false; problem: EditProblem }

/** A variation for every choice that has none yet. They have no price: until they get one, nobody can buy them. */
export const generateVariations = ({ db }: Desk, productId: number): Promise<Generated> =>
  inTransaction(db, async (trx) => {
    const trouble = await roomFor(trx, productId)
    if (trouble) return refused(trouble)
    const known = await readCombinations(trx, productId)
    const most = Math.min(MOST_AT_ONCE, MOST_VARIATIONS - known.length)
    const missing = missingCombinations(await readAxes(trx, productId, known), known, most)
    for (const [index, combination] of missing.entries()) {
      const { id } = await trx
        .insertInto('variations')
        .values({ product_id: productId, price_cents: 0, priced: false, manage_stock: false, position: known.length + index })
        .returning('id')
        .executeTakeFirstOrThrow()
      await saveTerms(
        trx,
        id,
        [...combination].map(([attribute_id, term_id]) => ({ attribute_id, term_id })),
      )
    }
    return { ok: true, count: missing.length }
  })

/** What shoppers choose this product by. */
async function readAxes(trx: Trx, productId: number, known: Combination[]): Promise<Axis[]> {
  const rows = await trx
    .selectFrom('product_terms')
    .innerJoin('attribute_terms', 'attribute_terms.id', 'product_terms.term_id')
    .leftJoin('product_attributes', (join) =>
      join
        .onRef('product_attributes.attribute_id', '=', 'attribute_terms.attribute_id')
        .onRef('product_attributes.product_id', '=', 'product_terms.product_id'),
    )
    .select(['attribute_terms.attribute_id', 'attribute_terms.id', 'product_attributes.variation'])
    .where('product_terms.product_id', '=', productId)
    .orderBy(sql`coalesce(product_attributes.position, 0)`)
    .orderBy('attribute_terms.attribute_id')
    .orderBy('product_terms.position')
    .execute()
  return [...Map.groupBy(rows, (row) => row.attribute_id)]
    .filter(([attributeId, list]) =>
      isChosenBy({ isNamed: known.some((one) => one.has(attributeId)), said: list[0]!.variation, values: list.length }),
    )
    .map(([attributeId, list]) => ({ attributeId, termIds: list.map(({ id }) => id) }))
}

async function readCombinations(trx: Trx, productId: number) {
  const rows = await trx
    .selectFrom('variations')
    .leftJoin('variation_terms', 'variation_terms.variation_id', 'variations.id')
    .select(['variations.id', 'variation_terms.attribute_id', 'variation_terms.term_id'])
    .where('variations.product_id', '=', productId)
    .execute()
  return [...Map.groupBy(rows, (row) => row.id).values()].map(
    (list) =>
      new Map(list.flatMap(({ attribute_id, term_id }) => (attribute_id && term_id ? [[attribute_id, term_id] as const] : []))),
  )
}
