import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { tiersOfGroup } from '#db/line-terms.ts'
import type { Cents } from '#kit/money.ts'
import { reachedTier, type Tier } from '#kit/tiered-price.ts'
import { applyPromotions } from './apply-promotions.ts'
import { promotionHints } from './hints.ts'
import { momentOf } from './moment.ts'
import { placedLines } from './placed-lines.ts'
import type { AppliedPromotion, Promotion } from './promotion.ts'

/** A cart that is only thought of: products or variations by their numbers, and how many units. Of a product with variations it is the cheapest. */
export type ImaginedCart = {
  units: { id: number; quantity: number }[]
  uf: string | undefined
  paymentMethod: string | undefined
  hasCoupons: boolean
  /** A tag of customers: prices of its group count. */
  tagId?: number | undefined
  at: Date
}

export type Simulation = {
  lines: { id: number; name: string; quantity: number; cents: Cents; discountCents: Cents; totalCents: Cents; tier?: Tier }[]
  applied: AppliedPromotion[]
  hints: string[]
  subtotalCents: Cents
  totalCents: Cents
  /** Numbers of what can't be bought. */
  unknown: number[]
}

type Row = {
  id: number
  product_id: number
  variation_id: number | null
  name: string
  cents: number
  regular_cents: number
  tiers: Tier[] | null
}

/** What promotions would make of a cart at a moment. */
export async function simulate(
  db: Kysely<Database>,
  promotions: readonly Promotion[],
  imagined: ImaginedCart,
  methodTitles: ReadonlyMap<string, string>,
): Promise<Simulation> {
  const ids = imagined.units.map(({ id }) => id)
  const { rows } = await sql<Row>`
    select asked.id, o.product_id, o.variation_id, o.name, o.cents, o.regular_cents, ${tiersOfGroup(sql`o`, imagined.tagId)} as tiers
    from unnest(${ids}::bigint[]) as asked (id) cross join lateral (
      select * from cart_offers one where one.variation_id = asked.id or one.product_id = asked.id
      order by one.cents, one.variation_id limit 1
    ) o`.execute(db)
  const wanted = imagined.units.flatMap(({ id, quantity }) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const { product_id: productId, variation_id: variationId, name, cents, regular_cents: regularCents, tiers } = row
    return [{ id, key: String(id).padStart(12, '0'), productId, variationId, name, cents, regularCents, quantity, tiers }]
  })
  // As in a cart: prices by quantity come first, promotions then take off what is left.
  const lines = wanted.map(({ tiers, ...line }) => {
    const tier = reachedTier(tiers ?? [], line.cents, {
      own: unitsOf(wanted.filter((one) => one.productId === line.productId && one.variationId === line.variationId)),
      all: unitsOf(wanted.filter((one) => one.productId === line.productId)),
    })
    return { ...line, cents: tier?.cents ?? line.cents, ...(tier && { tier }) }
  })
  const { uf, paymentMethod, hasCoupons, at } = imagined
  const placed = await placedLines(db, promotions, lines)
  const purchase = { lines: placed, now: momentOf(at), uf, paymentMethod, hasCoupons }
  const found = applyPromotions(promotions, purchase)
  const told = lines.map(({ id, key, name, cents, quantity, tier }) => {
    const discountCents = found.off.get(key) ?? 0
    const totalCents = cents * quantity - discountCents
    return { id, name, quantity, cents, discountCents, totalCents, ...(tier && { tier }) }
  })
  const totalCents = told.reduce((sum, line) => sum + line.totalCents, 0)
  return {
    lines: told,
    applied: found.applied,
    hints: promotionHints(promotions, purchase, { goodsCents: totalCents, methodTitles }),
    subtotalCents: told.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0),
    totalCents,
    unknown: ids.filter((id) => !rows.some((row) => row.id === id)),
  }
}

const unitsOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
