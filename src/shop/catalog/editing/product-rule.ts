import { isDay } from '#kit/calendar-day.ts'
import type { FieldRules } from '#kit/typed-fields/check-meta.ts'
import { changeFields, INITIAL_FIELDS } from './change-fields.ts'
import type { EditProblem, ProductRow, ProductInput } from './contract.ts'
import { changeOffer, NEW_OFFER, type OfferColumns } from './offer-rule.ts'
import { hasOwnPrice, isExternalUrl, type ProductKind } from '../product-kind.ts'

export type ProductColumns = OfferColumns &
  Omit<
    ProductRow,
    keyof OfferColumns | 'id' | 'slug' | 'total_sales' | 'rating_sum' | 'rating_count' | 'created_at' | 'modified_at' | 'version'
  >

/** A product that a merchant begins with: in the shop as soon as it has a price, unless they say otherwise. */
const NEW_PRODUCT: ProductColumns = {
  ...NEW_OFFER,
  ...INITIAL_FIELDS,
  type: 'simple',
  status: 'publish',
  published_at: null,
  bundle_pricing: 'own',
  bundle_discount: 0,
}

const ALL_OF_IT = 10_000

type Edited = { ok: true; columns: ProductColumns } | { ok: false; problem: EditProblem }

/** A product after a merchant's wish; without a product, a new one. */
export function editProduct(
  now: ProductColumns | undefined,
  input: ProductInput,
  { at, rules }: { at: Date; rules: FieldRules },
): Edited {
  const before = now ?? NEW_PRODUCT
  const type = input.type ?? before.type
  if (!isExternalUrl(input.external_url ?? '')) return { ok: false, problem: { kind: 'bad-external-url' } }
  const offer = changeOffer(offerOf(before), hasOwnPrice(type) ? offerInput(type, input) : withoutOffer(input), rules)
  if (!offer.ok) return offer
  const bundle_pricing = input.bundlePricing ?? before.bundle_pricing
  const bundle_discount = input.bundleDiscount ?? before.bundle_discount
  if (bundle_pricing === 'percent' && bundle_discount > ALL_OF_IT)
    return { ok: false, problem: { kind: 'bundle', why: 'percent', name: '' } }
  const status = input.status ?? before.status
  const published_at = input.publishedAt ?? before.published_at ?? (status === 'publish' ? at : null)
  const fields = changeFields(before, input)
  if (!areLimitsSane(fields)) return { ok: false, problem: { kind: 'limits-crossed' } }
  if (fields.presale_until !== null && !isDay(fields.presale_until)) return { ok: false, problem: { kind: 'bad-presale-day' } }
  return {
    ok: true,
    columns: {
      ...offer.columns,
      ...fields,
      type,
      bundle_pricing,
      bundle_discount,
      status,
      published_at,
    },
  }
}

const areLimitsSane = ({
  min_units,
  max_units,
  customer_units,
}: Pick<ProductColumns, 'min_units' | 'max_units' | 'customer_units'>) =>
  (min_units ?? 1) <= Math.min(max_units ?? Infinity, customer_units ?? Infinity)

const offerOf = (row: OfferColumns): OfferColumns => ({
  sku: row.sku,
  gtin: row.gtin,
  priced: row.priced,
  price_cents: row.price_cents,
  sale_price_cents: row.sale_price_cents,
  sale_from: row.sale_from,
  sale_to: row.sale_to,
  manage_stock: row.manage_stock,
  in_stock: row.in_stock,
  backorders: row.backorders,
  typed_prices: row.typed_prices,
  shipping_class_id: row.shipping_class_id,
  meta: row.meta,
})

/** Of what is sold elsewhere nothing is counted, and of a kit its parts are. */
const offerInput = (type: ProductKind, input: ProductInput): ProductInput =>
  type === 'external' || type === 'bundle' ? { ...input, manageStock: false, stockStatus: 'instock', units: undefined } : input

/** A product in several variations, or a group, costs what they cost, and they are what is counted. */
const withoutOffer = ({ sku, gtin, meta }: ProductInput) => ({ sku, gtin, meta })

/** A wish is for what was read, or it would undo what somebody else has written since. */
export const isStale = (version: number | undefined, now: number) => version !== undefined && version !== now
