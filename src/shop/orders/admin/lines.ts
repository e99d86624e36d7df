import { sql, type Transaction } from 'kysely'
import { presaleOf } from '#db/presale-of.ts'
import type { Database } from '#db/schema.ts'
import { backorderOption } from '#kit/brazil/backorder-text.ts'
import { presaleOption } from '#kit/brazil/presale-text.ts'
import type { Cents } from '#kit/money.ts'
import type { Line } from '../../cart/cart.ts'
import { daysUntilSent, supplyOf } from '#kit/stock-use.ts'
import type { OfferRow } from '../../cart/cart-statement.ts'
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
  /** What promotions took off it when the order was placed. */
  promotionCents?: Cents
}

type HeldRow = Omit<OfferRow, 'published' | 'picture'> & { stock_id: number | null }

/** Looks up what a merchant's lines name: one statement. What is not there is refused, by its place in the list. */
export async function knowLines(trx: Transaction<Database>, inputs: AdminOrderLine[]): Promise<KnownLine[]> {
  if (inputs.length === 0) return []
  const ids = inputs.flatMap(({ productId, variationId }) => (variationId || productId) ?? [])
  const skus = inputs.flatMap(({ sku }) => sku ?? [])
  const { rows } = await sql<HeldRow>`
    select o.product_id, o.variation_id, o.type, o.name, o.slug, o.sku, o.cents, o.regular_cents, o.in_stock, o.on_hand, o.backorders,
      o.sold_individually, o.virtual, o.weight_grams, o.options, o.parts, o.sellable, o.backorder_days, s.id as stock_id,
      ${presaleOf(sql`o.product_id`)} as presale_until
    from cart_offers o
    left join stock s on s.product_id = o.product_id and s.variation_id is not distinct from o.variation_id
    where o.variation_id = any(${ids}::bigint[]) or (o.variation_id is null and o.product_id = any(${ids}::bigint[]))
      or o.sku = any(${skus}::text[])`.execute(trx)
  return inputs.map((input, position) => {
    const offer = rows.find((row) => isMeant(row, input))
    if (!offer) throw new AdminOrderRefused({ kind: 'unknown-product', position })
    return knownOf(input, offer, String(position))
  })
}

function isMeant({ product_id, variation_id, sku }: HeldRow, input: AdminOrderLine): boolean {
  if (input.variationId) return variation_id === input.variationId && (!input.productId || product_id === input.productId)
  // Programs of this ecosystem also name a variation where a product is asked for.
  if (input.productId) return variation_id === input.productId || (variation_id === null && product_id === input.productId)
  return input.sku !== undefined && input.sku !== '' && sku === input.sku
}

function knownOf(input: AdminOrderLine, offer: HeldRow, key: string): KnownLine {
  const { quantity, totalCents } = input
  const cents = unitOf({ ...input, listedCents: offer.cents })
  const [backorderDays] = daysUntilSent([
    { productId: offer.product_id, variationId: offer.variation_id, quantity, parts: offer.parts, ...supplyOf(offer) },
  ])
  const options = [
    ...offer.options.map(({ attribute, label, name }) => ({ attribute, label, name })),
    ...presaleOption(offer.presale_until),
    ...backorderOption(backorderDays),
  ]
  const shared = { productId: offer.product_id, variationId: offer.variation_id, name: offer.name, sku: offer.sku, quantity, key }
  return {
    lineId: undefined,
    totalCents,
    claimed: {
      ...shared,
      cents,
      isSellable: true,
      inStock: offer.in_stock,
      isManaged: offer.on_hand !== null && offer.parts === null,
      backorders: offer.backorders,
      stockId: offer.stock_id,
      options: options.map(({ label, name }) => ({ label, name })),
      presaleUntil: offer.presale_until,
      backorderDays: backorderDays ?? null,
      parts: offer.parts ?? [],
    },
    line: {
      ...shared,
      options,
      type: offer.type,
      url: `/produto/${offer.slug}/`,
      cents,
      regularCents: Math.max(cents, offer.regular_cents),
      inStock: offer.in_stock,
      onHand: offer.parts ? offer.on_hand : offer.sellable,
      soldIndividually: offer.sold_individually,
      virtual: offer.virtual,
      weightGrams: offer.weight_grams,
      picture: undefined,
      choices: {},
      ...(backorderDays !== undefined && { backorderDays }),
      ...(offer.presale_until && { presaleUntil: offer.presale_until }),
      ...(offer.parts && { parts: offer.parts }),
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
