const SLUG = '(?!(?:page|feed)/)[a-z0-9-]+'
/** Further pages of a list, further pages of a conversation, feeds. */
const PAGE = '(?:page/[0-9]{1,4}/)?'
const SAID = '(?:comment-page-[0-9]{1,4}/)?'
const FEED = '(?:feed/|feed/atom/)?'
/** What other systems hang behind an address without meaning another page. */
const SAME_PAGE = /^(.+\/)(?:amp|embed|trackback|feed\/rdf)\/$/

type Rule = [asked: RegExp, target: string]
const rule = (asked: string, target: string): Rule => [new RegExp(`^/${asked}$`), target]

/** Where addresses of WooCommerce, WordPress, Shopify and Nuvemshop stand in this shop; `$1` is what the first bracket found. */
const RULES: Rule[] = [
  rule(`(?:shop|collections/all|produtos)/(${PAGE})`, '/loja/$1'),
  rule(`(?:shop|loja)/feed/(?:atom/)?`, '/loja/'),
  rule('collections/', '/loja/'),
  rule(`(?:product|products|produtos|collections/${SLUG}/products)/(${SLUG}/${SAID})`, '/produto/$1'),
  rule(`(?:product|produto)/(${SLUG}/)feed/(?:atom/)?`, '/produto/$1'),
  // A category of a category is named with those above it.
  rule(`(?:product-category|collections)/(?:${SLUG}/){0,5}?(${SLUG}/${PAGE})`, '/categoria-produto/$1'),
  rule(`categoria-produto/(?:${SLUG}/){1,5}?(${SLUG}/${PAGE})`, '/categoria-produto/$1'),
  rule(`(?:product-category|categoria-produto)/(?:${SLUG}/){0,5}?(${SLUG}/)feed/(?:atom/)?`, '/categoria-produto/$1'),
  rule(`(?:product-tag|produto-tag)/(${SLUG}/${PAGE})`, '/tag-produto/$1'),
  rule(`(?:product-tag|produto-tag|tag-produto)/(${SLUG}/)feed/(?:atom/)?`, '/tag-produto/$1'),
  rule(`category/(?:${SLUG}/){0,5}?(${SLUG}/(?:${PAGE}|${FEED}))`, '/categoria/$1'),
  rule(`categoria/(?:${SLUG}/){1,5}?(${SLUG}/(?:${PAGE}|${FEED}))`, '/categoria/$1'),
  rule(`author/(${SLUG}/(?:${PAGE}|${FEED}))`, '/autor/$1'),
  rule(`(?:[0-9]{4}/[0-9]{2}/(?:[0-9]{2}/)?|blogs/${SLUG}/)(?=[a-z0-9-]*[a-z])(${SLUG}/(?:${SAID}|${FEED}))`, '/blog/$1'),
  rule('blogs/(?:[a-z0-9-]+/)?', '/blog/'),
  rule(`date/([0-9]{4}/(?:[0-9]{2}/){0,2}${PAGE})`, '/$1'),
  rule(`pages/(${SLUG}/)`, '/$1'),
  rule('index\\.(?:php|html?)', '/'),
  rule('carrinho/', '/cart/'),
  rule('finalizar-compra/((?:order-received|order-pay)/[0-9]+/)?', '/checkout/$1'),
  rule('(?:account|login|entrar|cadastro)/', '/minha-conta/'),
  rule('wp-login\\.php', '/minha-conta/'),
]
const INDEX = /^\/index\.php(\/.+)$/

/** The same page under its address here; undefined for all other addresses. `path` is small, with a slash at its end. */
export function knownAddress(path: string): string | undefined {
  const inner = INDEX.exec(path)?.[1]
  if (inner !== undefined) return knownAddress(inner) ?? inner
  for (const [asked, target] of RULES) {
    const found = asked.exec(path)
    if (found) return target.replace('$1', found[1] ?? '')
  }
  const same = SAME_PAGE.exec(path)?.[1]
  return same === undefined ? undefined : (knownAddress(same) ?? same)
}
