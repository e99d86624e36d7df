import type { PopupPlace } from './contract.ts'

/** A popup appears where one of its conditions includes the page and none excludes it. Without conditions it waits for a click. */
export function mayAppear(conditions: readonly string[], place: PopupPlace): boolean {
  const names = new Set(namesOf(place))
  const matches = (verb: 'include' | 'exclude') =>
    conditions.some((condition) => condition.startsWith(`${verb}/`) && names.has(condition.slice(verb.length + 1)))
  return matches('include') && !matches('exclude')
}

/** Every name by which a condition may mean this page, from the whole shop to the single page. */
function namesOf({ kind, id, path }: PopupPlace): string[] {
  const own = (group: string) => [group, `${group}/${id}`]
  switch (kind) {
    case 'page':
      return ['general', 'singular', ...own('singular/page'), ...(path === '/' ? ['singular/front_page'] : [])]
    case 'post':
      return ['general', 'singular', ...own('singular/post')]
    case 'product':
      return ['general', 'singular', 'woocommerce', ...own('product')]
    case 'archive':
      return ['general', 'archive', ...archiveNames(id, path)]
    case 'search':
      return ['general', 'archive', 'archive/search']
    case 'error':
      return ['general', 'singular', 'singular/not_found404']
    default:
      // Cart, checkout and account: a shop may keep them quiet by excluding them together.
      return ['general', 'woocommerce', 'private']
  }
}

function archiveNames(id: number, path: string) {
  if (path.startsWith('/categoria-produto/'))
    return ['woocommerce', 'product_archive', 'product_archive/product_cat', `product_archive/product_cat/${id}`]
  if (path.startsWith('/loja/')) return ['woocommerce', 'product_archive', 'product_archive/shop_page']
  return ['archive/post_archive']
}
