import { changeMeta, type Meta, type MetaChange } from '#kit/meta-data.ts'
import type { Cents } from '#kit/money.ts'
import { checkMeta, type FieldRules } from '#kit/typed-fields/check-meta.ts'
import type { Measures } from '../product-fields.ts'
import { type EditProblem, type OfferInput, refused, type TypedPrices } from './contract.ts'

/** The columns that products and variations share. */
export type OfferColumns = {
  sku: string | null
  gtin: string
  priced: boolean
  price_cents: Cents
  sale_price_cents: Cents | null
  sale_from: Date | null
  sale_to: Date | null
  manage_stock: boolean
  in_stock: boolean
  backorders: 'no' | 'notify' | 'yes'
  typed_prices: TypedPrices
  shipping_class_id: number | null
  meta: Meta[]
}

export const NEW_OFFER: OfferColumns = {
  sku: null,
  gtin: '',
  priced: false,
  price_cents: 0,
  sale_price_cents: null,
  sale_from: null,
  sale_to: null,
  manage_stock: false,
  in_stock: true,
  backorders: 'no',
  typed_prices: {},
  shipping_class_id: null,
  meta: [],
}

type Changed = { ok: true; columns: OfferColumns } | { ok: false; problem: EditProblem }

/** What a thing costs and whether it is there, after a merchant's wish. */
export function changeOffer(now: OfferColumns, input: OfferInput, rules: FieldRules): Changed {
  const price = changePrice(now, input)
  if (price.priced && price.sale_price_cents !== null && price.sale_price_cents >= price.price_cents)
    return refused({ kind: 'sale-not-below' })
  if (price.sale_from && price.sale_to && price.sale_from >= price.sale_to) return refused({ kind: 'sale-ends-early' })
  const checked = changeFieldsMeta(now.meta, input.meta, rules)
  if (!checked.ok) return checked
  const sku = input.sku === undefined ? now.sku : input.sku.trim() || null
  const { shipping_class_id } = now
  const typed_prices = { ...now.typed_prices, ...input.typedPrices }
  const kept = { sku, gtin: input.gtin ?? now.gtin, typed_prices, shipping_class_id, meta: checked.meta }
  return { ok: true, columns: { ...kept, ...price, ...changeStock(now, input) } }
}

/** What other programs and the merchant's own fields say, after a change of some of it. */
export function changeFieldsMeta(
  now: readonly Meta[],
  sent: readonly MetaChange[] | undefined,
  rules: FieldRules,
): { ok: true; meta: Meta[] } | { ok: false; problem: EditProblem & { kind: 'bad-fields' | 'too-much-meta' } } {
  if (sent === undefined) return { ok: true, meta: [...now] }
  const { changes, problems } = checkMeta(rules, now, sent)
  if (problems.length > 0) return { ok: false, problem: { kind: 'bad-fields', text: problems.join(' ') } }
  const meta = changeMeta(now, changes)
  return meta ? { ok: true, meta } : { ok: false, problem: { kind: 'too-much-meta' } }
}

function changePrice(now: OfferColumns, input: OfferInput) {
  const regular = input.regularCents === undefined ? (now.priced ? now.price_cents : null) : input.regularCents
  const sale = input.saleCents === undefined ? now.sale_price_cents : input.saleCents
  // Without a price there is nothing to lower.
  const lowered = regular === null ? null : sale
  const dates = lowered === null ? { sale_from: null, sale_to: null } : datesOf(now, input)
  return { priced: regular !== null, price_cents: regular ?? 0, sale_price_cents: lowered, ...dates }
}

const datesOf = (now: OfferColumns, input: OfferInput) => ({
  sale_from: input.saleFrom === undefined ? now.sale_from : input.saleFrom,
  sale_to: input.saleTo === undefined ? now.sale_to : input.saleTo,
})

/** Counted things are there while units are; of the others the merchant says it. */
function changeStock(now: OfferColumns, input: OfferInput) {
  const manage_stock = input.manageStock ?? now.manage_stock
  if (manage_stock) return { manage_stock, in_stock: now.in_stock, backorders: input.backorders ?? now.backorders }
  const status = input.stockStatus ?? stockStatusOf({ ...now, manage_stock: false, on_hand: null })
  return {
    manage_stock,
    in_stock: status !== 'outofstock',
    backorders: status === 'onbackorder' ? ('notify' as const) : ('no' as const),
  }
}

/** What a variation weighs and measures for itself, after a merchant's wish. */
export const changeMeasures = (now: Measures | undefined, input: Partial<Measures>): Measures => ({
  weight_grams: input.weight_grams ?? now?.weight_grams ?? 0,
  length_mm: input.length_mm ?? now?.length_mm ?? 0,
  width_mm: input.width_mm ?? now?.width_mm ?? 0,
  height_mm: input.height_mm ?? now?.height_mm ?? 0,
})

type Counted = Pick<OfferColumns, 'manage_stock' | 'in_stock' | 'backorders'> & { on_hand: number | null }

export function stockStatusOf({ manage_stock, in_stock, backorders, on_hand }: Counted) {
  const isThere = manage_stock ? (on_hand ?? 0) > 0 : in_stock && backorders === 'no'
  if (isThere) return 'instock'
  return backorders !== 'no' && (manage_stock || in_stock) ? 'onbackorder' : 'outofstock'
}

export const isOnSale = (
  { priced, sale_price_cents, sale_from, sale_to }: Pick<OfferColumns, 'priced' | 'sale_price_cents' | 'sale_from' | 'sale_to'>,
  now: Date,
) => priced && sale_price_cents !== null && (sale_from === null || sale_from <= now) && (sale_to === null || sale_to > now)
