const EVERY_KIND = ['page', 'post', 'product', 'archive', 'search', 'error', 'private'] as const
export type PlaceKind = (typeof EVERY_KIND)[number]

/** Every place that a condition can name, with the kinds of page that it may mean; # stands for a number. */
const NAMED = new Map<string, readonly PlaceKind[]>([
  ['general', EVERY_KIND],
  ['singular', ['page', 'post', 'product', 'error']],
  ['singular/page', ['page']],
  ['singular/page/#', ['page']],
  ['singular/front_page', ['page']],
  ['singular/post', ['post']],
  ['singular/post/#', ['post']],
  ['singular/in_category/#', ['post']],
  ['singular/not_found404', ['error']],
  ['woocommerce', ['product', 'archive', 'private']],
  ['product', ['product']],
  ['product/#', ['product']],
  ['product/in_product_cat/#', ['product']],
  ['archive', ['archive', 'search']],
  ['product_archive', ['archive']],
  ['product_archive/shop_page', ['archive']],
  ['product_archive/product_cat', ['archive']],
  ['product_archive/product_cat/#', ['archive']],
  ['product_archive/product_tag', ['archive']],
  ['product_archive/product_tag/#', ['archive']],
  ['archive/post_archive', ['archive']],
  ['archive/category', ['archive']],
  ['archive/category/#', ['archive']],
  ['archive/post_tag', ['archive']],
  ['archive/post_tag/#', ['archive']],
  ['archive/author', ['archive']],
  ['archive/author/#', ['archive']],
  ['archive/date', ['archive']],
  ['archive/search', ['search']],
  ['private', ['private']],
  ['private/checkout', ['private']],
])

/** The kinds of page that a place («singular/page/12») may mean; none where the name means nothing. */
export const kindsMeant = (place: string): readonly PlaceKind[] => NAMED.get(place.replace(/\/[1-9]\d{0,14}$/, '/#')) ?? []

export type Condition = { verb: 'include' | 'exclude'; place: string }

export function conditionOf(stored: string): Condition {
  const [verb = '', ...rest] = stored.split('/')
  return { verb: verb === 'exclude' ? 'exclude' : 'include', place: rest.join('/') }
}
export const storedOf = ({ verb, place }: Condition) => `${verb}/${place}`
