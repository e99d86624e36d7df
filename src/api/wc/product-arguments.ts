import type { Static, TObject } from 'typebox'
import { choice, flag, listOf, maybe, moment, orNull, shape, text, whole } from '#http/rest/arguments.ts'
import { typedLine } from '#kit/typed-text.ts'
import type { ProductWish } from '#shop/catalog/editing/contract.ts'
import { gramsOf, measure, millimetresOf } from './amounts.ts'
import { eitherDate, LARGEST, OFFER, offerWish } from './offer-arguments.ts'

const ids = () => maybe(listOf(whole()))
const named = () => maybe(listOf(shape({ id: whole({ minimum: 1 }) })))

export const PICTURE = {
  id: maybe(whole()),
  src: maybe(text({ maxLength: 2_000 })),
  alt: maybe(text({ maxLength: 1_000 })),
}

/** What may be written of a product. */
export const PRODUCT = {
  ...OFFER,
  name: maybe(text({ minLength: 1, maxLength: 300 })),
  slug: maybe(text({ maxLength: 200 })),
  type: maybe(choice(['simple', 'variable'])),
  status: maybe(choice(['draft', 'pending', 'private', 'publish', 'future'])),
  featured: maybe(flag()),
  catalog_visibility: maybe(choice(['visible', 'catalog', 'search', 'hidden'])),
  description: maybe(text({ maxLength: 100_000 })),
  short_description: maybe(text({ maxLength: 20_000 })),
  purchase_note: maybe(text()),
  date_created: maybe(moment()),
  date_created_gmt: maybe(moment()),
  virtual: maybe(flag()),
  downloadable: maybe(flag()),
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
  low_stock_amount: maybe(orNull(whole({ maximum: LARGEST }))),
  sold_individually: maybe(flag()),
  weight: maybe(measure()),
  dimensions: maybe(shape({ length: maybe(measure()), width: maybe(measure()), height: maybe(measure()) })),
  related_ids: ids(),
  upsell_ids: ids(),
  cross_sell_ids: ids(),
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
  menu_order: maybe(whole({ minimum: -LARGEST, maximum: LARGEST })),
}
export type ProductArguments = Static<TObject<typeof PRODUCT>>

/** What a client wrote, in the shop's words. The pictures come apart: where they are given by address they must be found first. */
export function productWish(args: ProductArguments): ProductWish {
  const { dimensions = {} } = args
  const mm = (typed: string | undefined) => (typed === undefined ? undefined : millimetresOf(typed))
  return {
    ...offerWish(args),
    type: args.type,
    // What is published later is published: its hour keeps it from the pages.
    status: args.status === 'future' ? 'publish' : args.status,
    visibility: args.catalog_visibility,
    name: args.name === undefined ? undefined : typedLine(args.name, 300) || undefined,
    slug: args.slug,
    shortDescription: args.short_description,
    description: args.description,
    purchaseNote: args.purchase_note,
    brand: args.brands && typedLine(args.brands[0]?.name ?? '', 70),
    lowStock: args.low_stock_amount,
    soldIndividually: args.sold_individually,
    weightGrams: args.weight === undefined ? undefined : gramsOf(args.weight),
    lengthMm: mm(dimensions.length),
    widthMm: mm(dimensions.width),
    heightMm: mm(dimensions.height),
    featured: args.featured,
    virtual: args.virtual,
    downloadable: args.downloadable,
    position: args.menu_order,
    publishedAt: eitherDate(args.date_created, args.date_created_gmt) ?? undefined,
    categoryIds: args.categories?.map(({ id }) => id),
    tagIds: args.tags?.map(({ id }) => id),
    links: linksOf(args),
    downloads: args.downloads?.map(({ id, name, file }) => ({ id: numberOf(id), name, file })),
    attributes: args.attributes?.map(({ options = [], ...attribute }) => ({ ...attribute, options })),
  }
}

const linksOf = ({ related_ids, upsell_ids, cross_sell_ids }: ProductArguments): ProductWish['links'] => ({
  ...(related_ids && { related: related_ids }),
  ...(upsell_ids && { upsell: upsell_ids }),
  ...(cross_sell_ids && { cross_sell: cross_sell_ids }),
})

const numberOf = (id: string | undefined) => (id && /^\d{1,15}$/.test(id) ? Number(id) : undefined)
