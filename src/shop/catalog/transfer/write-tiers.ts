import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Plan } from './plan.ts'

/** Prices by quantity, of products and of single variations: those of a line replace what it had. */
export async function writeTiers(trx: Transaction<Database>, plans: readonly Plan[]) {
  const told = plans.filter(({ tiers }) => tiers !== undefined)
  const idsOf = (what: Plan['what']) => told.flatMap((plan) => (plan.what === what ? plan.id! : []))
  const [products, variations] = [idsOf('product'), idsOf('variation')]
  if (products.length > 0)
    await trx.deleteFrom('price_tiers').where('variation_id', 'is', null).where('product_id', 'in', products).execute()
  if (variations.length > 0) await trx.deleteFrom('price_tiers').where('variation_id', 'in', variations).execute()
  const rows = told.flatMap((plan) => {
    const owner =
      plan.what === 'product'
        ? { product_id: plan.id!, variation_id: null }
        : { product_id: plan.productId!, variation_id: plan.id! }
    return plan.tiers!.map(({ units, cents, tagId }) => ({ ...owner, tag_id: tagId, from_units: units, cents }))
  })
  if (rows.length > 0) await trx.insertInto('price_tiers').values(rows).execute()
}
