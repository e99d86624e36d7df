import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import type { Line } from '../../cart/cart.ts'
import type { OfferRow } from '../../cart/read-cart.ts'
import type { ClaimedLine } from '../claim-cart.ts'
import { AdminOrderRefused } from './refusal.ts'

/** A line as a merchant writes it: which product, how many, and prices of its own where they are not the shop's. */
export type AdminOrderLine = {
  productId?: number | undefined
  variationId?: number | undefined
  sku?: string | undefined
  quantity: number
  /** Before and after discounts, of all units together. */
  subtotalCents?: Cents | undefined
  totalCents?: Cents | undefined
}

/** A line with what the shop knows of it; `lineId` is that of one which the order has already. */
export type KnownLine = {
  lineId: number | undefined
  claimed: ClaimedLine
  line: Line
  /** What is left to pay of it, where the merchant said so. */
  totalCents: Cents | undefined
}

type HeldRow = Omit<OfferRow, 'published' | 'picture'> & { stock_id: number | null }

/** Looks up what a merchant's lines name: one statement. What is not there is refused, by its place in the list. */
export async function knowLines(trx: Transaction<Database>, wishes: AdminOrderLine[]): Promise<KnownLine[]> {
  if (wishes.length === 0) return []
  const ids = wishes.flatMap(({ productId, variationId }) => (variationId || productId) ?? [])
  const skus = wishes.flatMap(({ sku }) => sku ?? [])
  const { rows } = await sql<HeldRow>`
    select o.product_id, o.variation_id, o.type, o.name, o.slug, o.sku, o.cents, o.regular_cents, o.in_stock, o.on_hand, o.backorders,
      o.sold_individually, o.virtual, o.weight_grams, o.options, s.id as stock_id
    from cart_offers o
    left join stock s on s.product_id = o.product_id and s.variation_id is not distinct from o.variation_id
    where o.variation_id = any(${ids}::bigint[]) or (o.variation_id is null and o.product_id = any(${ids}::bigint[]))
      or o.sku = any(${skus}::text[])`.execute(trx)
  return wishes.map((wish, position) => {
    const offer = rows.find((row) => isMeant(row, wish))
    if (!offer) throw new AdminOrderRefused({ kind: 'unknown-product', position })
    return knownOf(wish, offer, String(position))
  })
}

function isMeant({ product_id, variation_id, sku }: HeldRow, wish: AdminOrderLine): boolean {
  if (wish.variationId) return variation_id === wish.variationId && (!wish.productId || product_id === wish.productId)
  // Programs of this ecosystem also name a variation where a product is asked for.
  if (wish.productId) return variation_id === wish.productId || (variation_id === null && product_id === wish.productId)
  return wish.sku !== undefined && wish.sku !== '' && sku === wish.sku
}

function knownOf(wish: AdminOrderLine, offer: HeldRow, key: string): KnownLine {
  const { quantity, totalCents } = wish
  const cents = unitOf({ ...wish, listedCents: offer.cents })
  const options = offer.options.map(({ attribute, label, name }) => ({ attribute, label, name }))
  const shared = { productId: offer.product_id, variationId: offer.variation_id, name: offer.name, sku: offer.sku, quantity, key }
  return {
    lineId: undefined,
    totalCents,
    claimed: {
      ...shared,
      cents,
      isSellable: true,
      inStock: offer.in_stock,
      isManaged: offer.on_hand !== null,
      backorders: offer.backorders,
      stockId: offer.stock_id,
      options: options.map(({ label, name }) => ({ label, name })),
    },
    line: {
      ...shared,
      options,
      type: offer.type,
      url: `/produto/${offer.slug}/`,
      cents,
      regularCents: Math.max(cents, offer.regular_cents),
      inStock: offer.in_stock,
      onHand: offer.backorders ? null : offer.on_hand,
      soldIndividually: offer.sold_individually,
      virtual: offer.virtual,
      weightGrams: offer.weight_grams,
      picture: undefined,
      choices: {},
    },
  }
}

/**
 * The price of one unit in whole centavos. Where a merchant's sum does not divide by the units it is rounded up, and what is too
 * much of it is a discount, so that the total is theirs to the centavo.
 */
export function unitOf({
  quantity,
  subtotalCents,
  totalCents,
  listedCents,
}: Pick<AdminOrderLine, 'quantity' | 'subtotalCents' | 'totalCents'> & { listedCents: Cents }): Cents {
  const listed = subtotalCents === undefined ? listedCents : Math.ceil(subtotalCents / quantity)
  return totalCents === undefined ? listed : Math.max(listed, Math.ceil(totalCents / quantity))
}
