import type { Static, TObject } from 'typebox'
import { choice, flag, listOf, maybe, moment, shape, text, whole } from '#http/rest/arguments.ts'
import { typedLine } from '#kit/typed-text.ts'
import type { ProductInput } from '#shop/catalog/editing/contract.ts'
import { BUNDLE_PRICINGS, MOST_BUNDLE_ITEMS, MOST_OF_ONE_PART, PRODUCT_KINDS } from '#shop/catalog/product-kind.ts'
import { amount, centsOf, measure, millimetresOf } from './amounts.ts'
import { eitherDate, LARGEST, OFFER, offerInput } from './offer-arguments.ts'
import { FIELD_ARGUMENTS, fieldInput } from './product-field-wire.ts'

const ids = () => maybe(listOf(whole()))
const named = () => maybe(listOf(shape({ id: whole({ minimum: 1 }) })))

export const PICTURE = {
  id: maybe(whole()),
  src: maybe(text({ maxLength: 2_000 })),
  alt: maybe(text({ maxLength: 1_000 })),
}

const {
  name,
  featured,
  catalog_visibility,
  description,
  short_description,
  purchase_note,
  virtual,
  downloadable,
  low_stock_amount,
  sold_individually,
  weight,
  menu_order,
  ...otherFields
} = FIELD_ARGUMENTS

/** What is sent weighs and measures; empty is nothing, or of a variation what its product says. */
export const MEASURE_ARGUMENTS = {
  weight,
  dimensions: maybe(shape({ length: maybe(measure()), width: maybe(measure()), height: maybe(measure()) })),
}

/** As WooCommerce Product Bundles names it. Our kits have no choices in them: a quantity and a variation for each part. */
const part = () => maybe(whole({ minimum: 1, maximum: MOST_OF_ONE_PART }))
const BUNDLED_ITEM = {
  product_id: whole({ minimum: 1 }),
  variation_id: maybe(whole()),
  allowed_variations: maybe(listOf(whole())),
  quantity_default: part(),
  quantity_min: part(),
}

/** What may be written of a product. */
export const PRODUCT = {
  ...OFFER,
  name,
  slug: maybe(text({ maxLength: 200 })),
  type: maybe(choice([...PRODUCT_KINDS])),
  status: maybe(choice(['draft', 'pending', 'private', 'publish', 'future'])),
  featured,
  catalog_visibility,
  description,
  short_description,
  purchase_note,
  date_created: maybe(moment()),
  date_created_gmt: maybe(moment()),
  virtual,
  downloadable,
  downloads: maybe(
    listOf(
      shape({
        id: maybe(text({ maxLength: 40 })),
        name: text({ maxLength: 300 }),
        // A file of the shop's own folder for bought files.
        file: text({ pattern: '^[^/\\\\.][^/\\\\]{0,199}$' }),
      }),
    ),
  ),
  low_stock_amount,
  sold_individually,
  ...MEASURE_ARGUMENTS,
  related_ids: ids(),
  upsell_ids: ids(),
  cross_sell_ids: ids(),
  grouped_products: ids(),
  bundled_items: maybe(listOf(shape(BUNDLED_ITEM), { maxItems: MOST_BUNDLE_ITEMS })),
  bundle_pricing: maybe(choice([...BUNDLE_PRICINGS])),
  bundle_discount: maybe(amount()),
  categories: named(),
  tags: named(),
  brands: maybe(listOf(shape({ name: text({ maxLength: 70 }) }), { maxItems: 1 })),
  images: maybe(listOf(shape(PICTURE))),
  attributes: maybe(
    listOf(
      shape({
        id: maybe(whole()),
        name: maybe(text({ maxLength: 200 })),
        position: maybe(whole({ maximum: LARGEST })),
        visible: maybe(flag()),
        variation: maybe(flag()),
        options: maybe(listOf(text({ maxLength: 200 }))),
      }),
      { maxItems: 30 },
    ),
  ),
  menu_order,
  ...otherFields,
}
export type ProductArguments = Static<TObject<typeof PRODUCT>>

export function sidesInput({ dimensions = {} }: Pick<ProductArguments, 'dimensions'>) {
  const mm = (typed: string | undefined) => (typed === undefined ? undefined : millimetresOf(typed))
  return { length_mm: mm(dimensions.length), width_mm: mm(dimensions.width), height_mm: mm(dimensions.height) }
}

/** What a client wrote, in the shop's words. The pictures come apart: where they are given by address they must be found first. */
export function productInput(args: ProductArguments): ProductInput {
  return {
    ...offerInput(args),
    ...fieldInput(args),
    type: args.type,
    // What is published later is published: its hour keeps it from the pages.
    status: args.status === 'future' ? 'publish' : args.status,
    slug: args.slug,
    brand: args.brands && typedLine(args.brands[0]?.name ?? '', 70),
    ...sidesInput(args),
    publishedAt: eitherDate(args.date_created, args.date_created_gmt) ?? undefined,
    categoryIds: args.categories?.map(({ id }) => id),
    tagIds: args.tags?.map(({ id }) => id),
    links: linksOf(args),
    bundleItems: args.bundled_items?.map((item) => ({
      productId: item.product_id,
      variationId: item.variation_id || (item.allowed_variations?.length === 1 && item.allowed_variations[0]) || null,
      quantity: item.quantity_default ?? item.quantity_min ?? 1,
    })),
    bundlePricing: args.bundle_pricing,
    bundleDiscount: args.bundle_discount === undefined ? undefined : (centsOf(args.bundle_discount) ?? 0),
    downloads: args.downloads?.map((sold) => ({ ...sold, id: numberOf(sold.id) })),
    attributes: args.attributes?.map(({ options = [], ...attribute }) => ({ ...attribute, options })),
  }
}

const linksOf = ({ related_ids, upsell_ids, cross_sell_ids, grouped_products }: ProductArguments): ProductInput['links'] => ({
  ...(related_ids && { related: related_ids }),
  ...(upsell_ids && { upsell: upsell_ids }),
  ...(cross_sell_ids && { cross_sell: cross_sell_ids }),
  ...(grouped_products && { grouped: grouped_products }),
})

const numberOf = (id: string | undefined) => (id && /^\d{1,15}$/.test(id) ? Number(id) : undefined)
