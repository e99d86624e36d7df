/** What a page is, as far as conditions of display care. */
export type Place = {
  kind: string
  id: number
  path: string
  /** Of a post or a product: the ids of the categories that it stands in. */
  categoryIds?: readonly number[]
}

/** Whether one of the conditions («include/singular/post») includes a place and none («exclude/…») excludes it. */
export const isIncluded = (conditions: readonly string[], place: Place): boolean => depthOf(conditions, place) !== undefined

type Conditioned = { id: number; conditions: readonly string[] }

/**
 * Of several templates the one that names the place most closely; of two that name it alike, the older.
 * One without conditions is meant for every place of its kind, behind all that say where they belong.
 */
export function closestTemplate<T extends Conditioned>(
  templates: readonly T[],
  place: Place,
  isOrdinary: boolean,
): T | undefined {
  return templates
    .flatMap((template) => {
      const depth = template.conditions.length > 0 ? depthOf(template.conditions, place) : isOrdinary ? -1 : undefined
      return depth === undefined ? [] : [{ template, depth }]
    })
    .sort((a, b) => b.depth - a.depth || a.template.id - b.template.id)[0]?.template
}

/** How closely the conditions name a place, from 0 for the whole shop; undefined where they don't want it. */
function depthOf(conditions: readonly string[], place: Place): number | undefined {
  const names = namesOf(place)
  const named = (verb: 'include' | 'exclude') =>
    conditions
      .filter((condition) => condition.startsWith(`${verb}/`))
      .map((condition) => names.indexOf(condition.slice(verb.length + 1)))
  if (named('exclude').some((depth) => depth >= 0)) return undefined
  const deepest = Math.max(-1, ...named('include'))
  return deepest >= 0 ? deepest : undefined
}

/** Every name by which a condition may mean a place, from the whole shop to the single page. */
function namesOf({ kind, id, path, categoryIds = [] }: Place): string[] {
  const within = (group: string) => categoryIds.map((category) => `${group}/${category}`)
  switch (kind) {
    case 'page':
      return ['general', 'singular', 'singular/page', ...(path === '/' ? ['singular/front_page'] : []), `singular/page/${id}`]
    case 'post':
      return ['general', 'singular', 'singular/post', ...within('singular/in_category'), `singular/post/${id}`]
    case 'product':
      return ['general', 'singular', 'woocommerce', 'product', ...within('product/in_product_cat'), `product/${id}`]
    case 'archive':
      return ['general', 'archive', ...archiveNames(id, path)]
    case 'search':
      return ['general', 'archive', 'archive/search']
    case 'error':
      return ['general', 'singular', 'singular/not_found404']
    default:
      // Cart, checkout and account: a shop may keep them quiet by excluding them together.
      return ['general', 'woocommerce', 'private', ...(path === '/checkout/' ? ['private/checkout'] : [])]
  }
}

/** Lists of posts by the first part of their address. */
const POST_ARCHIVES: Record<string, string> = { categoria: 'category', tag: 'post_tag', autor: 'author' }

function archiveNames(id: number, path: string) {
  const first = path.split('/')[1] ?? ''
  const shop = ['woocommerce', 'product_archive']
  if (first === 'categoria-produto') return [...shop, 'product_archive/product_cat', `product_archive/product_cat/${id}`]
  if (first === 'tag-produto') return [...shop, 'product_archive/product_tag', `product_archive/product_tag/${id}`]
  if (first === 'loja') return [...shop, 'product_archive/shop_page']
  const kind = POST_ARCHIVES[first]
  if (kind) return ['archive/post_archive', `archive/${kind}`, `archive/${kind}/${id}`]
  return ['archive/post_archive', ...(/^\d{4}$/.test(first) ? ['archive/date'] : [])]
}
