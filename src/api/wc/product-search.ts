import type { Static, TObject } from 'typebox'
import { choice, flag, listOf, maybe, moment, PAGING, text, whole } from '#http/rest/arguments.ts'
import { PRODUCT_ORDERS, type ProductSearch, type Sorting } from '#shop/catalog/editing/find-products.ts'
import { attributeSlug } from '#shop/catalog/editing/product-attributes.ts'
import { PRODUCT_KINDS } from '#shop/catalog/product-kind.ts'
import { readDate } from '../dates.ts'
import { amount, centsOf } from './amounts.ts'

const ids = () => maybe(listOf(whole()))

/** What a list of products may be narrowed and sorted by. */
export const PRODUCT_SEARCH = {
  ...PAGING,
  offset: maybe(whole({ maximum: 1_000_000 })),
  search: maybe(text({ maxLength: 200 })),
  sku: maybe(listOf(text({ maxLength: 100 }))),
  slug: maybe(text({ maxLength: 200 })),
  status: choice(['any', 'draft', 'pending', 'private', 'publish', 'future', 'trash'], { default: 'any' }),
  type: maybe(choice([...PRODUCT_KINDS])),
  category: ids(),
  tag: ids(),
  attribute: maybe(text({ maxLength: 200 })),
  attribute_term: ids(),
  featured: maybe(flag()),
  on_sale: maybe(flag()),
  min_price: maybe(amount()),
  max_price: maybe(amount()),
  stock_status: maybe(choice(['instock', 'outofstock', 'onbackorder'])),
  vitrine_low_stock: maybe(flag({ description: 'Counted, still there, and few of them.' })),
  include: ids(),
  exclude: ids(),
  after: maybe(moment()),
  before: maybe(moment()),
  modified_after: maybe(moment()),
  modified_before: maybe(moment()),
  dates_are_gmt: flag({ default: false }),
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(PRODUCT_ORDERS, { default: 'date' }),
}
type SearchArguments = Static<TObject<typeof PRODUCT_SEARCH>>

export function productSearch(args: SearchArguments): ProductSearch {
  const date = (written: string | undefined) => written && readDate(written, args.dates_are_gmt ? 'utc' : 'shop')
  const cents = (written: string | undefined) => (written ? (centsOf(written) ?? undefined) : undefined)
  return {
    words: args.search,
    skus: args.sku,
    slug: args.slug,
    status: args.status === 'any' ? undefined : args.status,
    type: args.type,
    categoryIds: args.category,
    tagIds: args.tag,
    attribute:
      args.attribute && args.attribute_term ? { slug: attributeSlug(args.attribute), termIds: args.attribute_term } : undefined,
    featured: args.featured,
    onSale: args.on_sale,
    minCents: cents(args.min_price),
    maxCents: cents(args.max_price),
    stockStatus: args.stock_status,
    runsLow: args.vitrine_low_stock,
    include: args.include,
    exclude: args.exclude,
    after: date(args.after) || undefined,
    before: date(args.before) || undefined,
    modifiedAfter: date(args.modified_after) || undefined,
    modifiedBefore: date(args.modified_before) || undefined,
  }
}

export const sortingOf = ({ order, orderby }: SearchArguments): Sorting => ({ order, orderby })
