type Query = Record<string, unknown>
export type NamedKind = 'page' | 'product' | 'category'
/** What a plain link names: a thing by its number, or an address by its slug. */
export type PlainLink = { id: number; kind?: NamedKind } | { path: string }

// Not `name` or `tag`: those are words of forms and campaigns too, and their links mean the front page.
const BY_SLUG: Record<string, string> = {
  product: '/produto/',
  product_cat: '/categoria-produto/',
  product_tag: '/tag-produto/',
  category_name: '/categoria/',
  author_name: '/autor/',
  pagename: '/',
}
const FEEDS: Record<string, string> = {
  rss: '/feed/',
  rss2: '/feed/',
  rdf: '/feed/',
  feed: '/feed/',
  atom: '/feed/atom/',
  'comments-rss2': '/comments/feed/',
  'comments-atom': '/comments/feed/atom/',
}
const NAMES = new Set(['p', 'page_id', 'cat', 'm', 'feed', 'post_type', ...Object.keys(BY_SLUG)])
/** The largest number that the database has room for is longer, but no shop has as many things. */
const ID = /^[1-9]\d{0,14}$/

/** Reads links like `/?p=12`, `/?page_id=12` and `/?product=caneca`; undefined where the question is about something else. */
export function readPlainLink(query: Query): PlainLink | undefined {
  const id = [query.p, query.page_id].find((value) => typeof value === 'string' && ID.test(value))
  if (id !== undefined) {
    const kind = query.post_type === 'product' ? 'product' : query.p === undefined ? 'page' : undefined
    return { id: Number(id), ...(kind && { kind }) }
  }
  if (typeof query.cat === 'string' && ID.test(query.cat)) return { id: Number(query.cat), kind: 'category' }
  for (const [name, base] of Object.entries(BY_SLUG)) {
    const slug = query[name]
    // Of a category in another one the last part names it.
    const [, last] = typeof slug === 'string' ? (/^(?:[a-z0-9-]{1,200}\/){0,5}([a-z0-9-]{1,200})\/?$/.exec(slug) ?? []) : []
    if (last !== undefined) return { path: `${base}${last}/` }
  }
  if (query.post_type === 'product') return { path: '/loja/' }
  const [, year, month, day] = typeof query.m === 'string' ? (/^(\d{4})(\d{2})?(\d{2})?$/.exec(query.m) ?? []) : []
  if (year !== undefined) return { path: `/${[year, month, day].filter(Boolean).join('/')}/` }
  const feed = typeof query.feed === 'string' && Object.hasOwn(FEEDS, query.feed) ? FEEDS[query.feed] : undefined
  return feed === undefined ? undefined : { path: feed }
}

/** What of the question goes along to the page. */
export function restOfQuery(query: Query): string {
  const rest = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (!NAMES.has(name)) for (const one of [value].flat()) if (typeof one === 'string') rest.append(name, one)
  const text = rest.toString()
  return text === '' ? '' : `?${text}`
}
