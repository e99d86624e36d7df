/** Where the ecosystem's English addresses stand in this shop. */
const LISTS: Record<string, string> = {
  'product-category': 'categoria-produto',
  'product-tag': 'tag-produto',
  category: 'categoria',
  author: 'autor',
}
const BEHIND = '(?:page/[0-9]{1,4}/|comment-page-[0-9]{1,4}/|feed/|feed/atom/)?'
const SHOP = new RegExp(`^/shop/(${BEHIND})$`)
const PRODUCT = new RegExp(`^/product/([a-z0-9-]+/${BEHIND})$`)
// A category of a category is named with those above it.
const LIST = new RegExp(`^/(${Object.keys(LISTS).join('|')})/(?:[a-z0-9-]+/){0,5}?([a-z0-9-]+/${BEHIND})$`)

/** The same page under its Portuguese address, with everything behind the question mark; undefined for all other addresses. */
export function portugueseAddress(url: string): string | undefined {
  const at = url.indexOf('?')
  const asked = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at)
  const path = asked.endsWith('/') ? asked : `${asked}/`
  const shop = SHOP.exec(path)
  if (shop) return `/loja/${shop[1]}${query}`
  const product = PRODUCT.exec(path)
  if (product) return `/produto/${product[1]}${query}`
  const list = LIST.exec(path)
  return list ? `/${LISTS[list[1]!]}/${list[2]}${query}` : undefined
}
