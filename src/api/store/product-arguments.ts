import { choice, flag, listOf, maybe, moment, PAGING, shape, text, whole } from '#http/rest/arguments.ts'
import type { ListedInput } from '#shop/catalog/find-listed.ts'
import type { Static, TObject } from 'typebox'
import { readDate } from '../dates.ts'
import { MAX_ID } from './cart-routes.ts'
import { PRODUCT_KINDS } from '#shop/catalog/product-kind.ts'

const OPERATORS = ['in', 'not_in', 'and'] as const
const id = () => whole({ minimum: 1, maximum: MAX_ID })
const ids = () => maybe(listOf(id()))
const words = () => maybe(listOf(text({ maxLength: 200 }), { maxItems: 50 }))
const operatorArg = () => choice(OPERATORS, { default: 'in' })
/** A million reais. */
const cents = () => maybe(whole({ maximum: 100_000_000_000 }))

/** By what lists of products are narrowed, and what is counted about them. */
export const INPUT_ARGS = {
  search: maybe(text({ maxLength: 200 })),
  slug: maybe(text({ maxLength: 1_000 })),
  after: maybe(moment()),
  before: maybe(moment()),
  include: ids(),
  exclude: ids(),
  parent: ids(),
  type: maybe(choice([...PRODUCT_KINDS, 'variation'])),
  sku: maybe(text({ maxLength: 1_000 })),
  featured: maybe(flag()),
  category: words(),
  category_operator: operatorArg(),
  tag: words(),
  tag_operator: operatorArg(),
  brand: words(),
  attributes: maybe(
    listOf(
      shape({
        attribute: text({ maxLength: 100 }),
        slug: words(),
        term_id: ids(),
        operator: maybe(choice(OPERATORS)),
      }),
      { maxItems: 10 },
    ),
  ),
  attribute_relation: choice(['in', 'and'], { default: 'and' }),
  on_sale: maybe(flag()),
  min_price: cents(),
  max_price: cents(),
  stock_status: maybe(listOf(choice(['instock', 'outofstock', 'onbackorder']))),
  catalog_visibility: choice(['any', 'visible', 'catalog', 'search', 'hidden'], { default: 'any' }),
  rating: maybe(listOf(whole({ minimum: 1, maximum: 5 }))),
  related: maybe(id()),
}
export const LIST_ARGS = {
  ...PAGING,
  ...INPUT_ARGS,
  offset: maybe(whole({ maximum: 1_000_000 })),
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(['date', 'modified', 'id', 'title', 'slug', 'price', 'popularity', 'rating', 'menu_order', 'comment_count'], {
    default: 'date',
  }),
}
export type InputArgs = Static<TObject<typeof INPUT_ARGS>>

/** Arguments as the catalogue understands them; undefined when nothing can match. `found`: what a search found. */
export function inputOf(args: InputArgs, found: number[] | undefined): ListedInput | undefined {
  // Brands are no taxonomy of this shop.
  if ((args.brand?.length ?? 0) > 0) return undefined
  const within = [args.include, found].filter((list) => list !== undefined)
  const listed = within.length === 2 ? within[0]!.filter((one) => within[1]!.includes(one)) : within[0]
  const group = (values: string[] | undefined, operator: (typeof OPERATORS)[number]) =>
    values && values.length > 0 ? { values, operator } : undefined
  const categories = group(args.category, args.category_operator)
  const tags = group(args.tag, args.tag_operator)
  const attributes = (args.attributes ?? []).flatMap(({ attribute, slug = [], term_id: terms = [], operator: how = 'in' }) => {
    const values = [...slug, ...terms.map(String)]
    return values.length === 0 ? [] : [{ attribute: attribute.replace(/^pa_/, ''), values, operator: how }]
  })
  return {
    visibility: args.catalog_visibility,
    ...(args.type && { type: args.type }),
    ...(listed && { ids: listed }),
    ...(args.exclude && { exclude: args.exclude }),
    ...(args.parent && args.parent.length > 0 && { parents: args.parent }),
    ...(args.slug !== undefined && { slugs: split(args.slug) }),
    ...(args.sku !== undefined && { skus: split(args.sku) }),
    ...(args.after && { after: readDate(args.after) }),
    ...(args.before && { before: readDate(args.before) }),
    ...(args.featured !== undefined && { featured: args.featured }),
    ...(args.on_sale !== undefined && { onSale: args.on_sale }),
    ...(categories && { categories }),
    ...(tags && { tags }),
    ...(attributes.length > 0 && { attributes, anyAttribute: args.attribute_relation === 'in' }),
    ...(args.min_price !== undefined && { minCents: args.min_price }),
    ...(args.max_price !== undefined && { maxCents: args.max_price }),
    ...(args.stock_status && { stock: args.stock_status }),
    ...(args.rating && args.rating.length > 0 && { ratings: args.rating }),
    ...(args.related !== undefined && { relatedTo: args.related }),
  }
}

const split = (list: string) => list.split(',').map((one) => one.trim())
