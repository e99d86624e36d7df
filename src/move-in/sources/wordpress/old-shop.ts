import type { TableRow } from '../sql-dump/read-dump.ts'
import { isToldComment, isToldType, placeOf, tableOf } from './kept-tables.ts'
import { keptOption, type Options } from './options.ts'
import type { Row, Staging } from './staging.ts'
import { readTerms, type Terms } from './terms.ts'

/** A shop of WordPress whose rows are staged, ready to be told thing by thing. */
export type OldShop = {
  staging: Staging
  /** The full name of a table, with a kind of its rows: `posts:product`. */
  table: (name: string) => string
  prefix: string
  options: Options
  terms: Terms
  attributes: Row[]
  rankMathRedirects: Row[]
  shipping: { zones: Row[]; locations: Row[]; methods: Row[] }
  taxes: { rates: Row[]; locations: Row[] }
  redirectionItems: Row[]
  /** Kinds of posts that plug-ins made and nobody reads here, with how many there are. */
  otherTypes: Map<string, number>
  spamComments: number
  /** Comments that nobody wrote as such, by their kind: pingbacks, notes of the editor. */
  otherComments: Map<string, number>
  /** What an export names without a number, by its title. */
  unnumbered: string[]
  /** Sites of the same database that are not read. */
  otherSites: OtherSite[]
}

export type OtherSite = { prefix: string; name: string; products: number; contents: number }

/** More would not fit in memory. No shop has so many terms. */
const MOST_ROWS_IN_MEMORY = 1_000_000

type Site = {
  options: Options
  tables: Map<string, Row[]>
  named: Map<string, Row>
  otherTypes: Map<string, number>
  otherComments: Map<string, number>
  products: number
  /** What people read on it. */
  contents: number
  posts: number
  spam: number
}
const newSite = (): Site => ({
  options: new Map(),
  tables: new Map(),
  named: new Map(),
  otherTypes: new Map(),
  otherComments: new Map(),
  products: 0,
  contents: 0,
  posts: 0,
  spam: 0,
})

/** Puts all rows on disk and picks the shop among them: a database can hold several, each with a prefix of its own. */
export async function stageShop(rows: AsyncIterable<TableRow[]>, staging: Staging): Promise<OldShop | undefined> {
  const sites = new Map<string, Site>()
  const known = new Map<string, ReturnType<typeof tableOf>>()
  const take = ({ table, row }: TableRow) => {
    if (!known.has(table)) known.set(table, tableOf(table))
    const found = known.get(table)
    if (!found) return
    const site = sites.get(found.prefix) ?? newSite()
    sites.set(found.prefix, site)
    const place = placeOf(found.name)
    if (place === 'memory') return remember(site, found.name, row)
    notice(site, found.name, row)
    const key = Number(row[place.key])
    if (!Number.isSafeInteger(key)) return
    for (const suffix of place.as?.(row) ?? ['']) staging.put(table + suffix, key, row)
  }
  for await (const some of rows) {
    for (const one of some) take(one)
    await staging.settle()
  }
  await staging.finish()
  return pick(sites, staging)
}

function remember(site: Site, name: string, row: Row) {
  if (name === 'options') {
    const value = keptOption(row['option_name'] ?? '', row['option_value'] ?? '')
    if (value !== undefined) site.options.set(row['option_name']!, value)
    return
  }
  const rows = site.tables.get(name) ?? []
  site.tables.set(name, rows)
  if (rows.length < MOST_ROWS_IN_MEMORY) rows.push(row)
}

function notice(site: Site, name: string, row: Row) {
  if (name === 'term_relationships' && row['slug'] && row['taxonomy']) site.named.set(`${row['taxonomy']}:${row['slug']}`, row)
  if (name === 'comments' && row['comment_approved'] === 'spam') site.spam++
  else if (name === 'comments' && isToldComment(row['comment_type'] ?? '')) count(site.otherComments, row['comment_type']!)
  if (name !== 'posts') return
  site.posts++
  const type = row['post_type'] ?? ''
  if (type === 'product') site.products++
  if (/^(product|page|post)$/.test(type) && !/^(trash|auto-draft)$/.test(row['post_status'] ?? '')) site.contents++
  if (isToldType(type)) count(site.otherTypes, type)
}

const MOST_KINDS = 500
const count = (counts: Map<string, number>, kind: string) => {
  if (counts.has(kind) || counts.size < MOST_KINDS) counts.set(kind, (counts.get(kind) ?? 0) + 1)
}

function pick(sites: Map<string, Site>, staging: Staging): OldShop | undefined {
  const [best, ...others] = [...sites]
    .filter(([, site]) => site.posts > 0)
    .toSorted(
      ([, one], [, other]) =>
        other.products - one.products || other.options.size - one.options.size || other.contents - one.contents,
    )
  if (!best) return undefined
  const [prefix, site] = best
  const rows = (name: string) => site.tables.get(name) ?? []
  // Sites of one network share the people of the first.
  const shared = /^(.*_)\d+_$/.exec(prefix)?.[1]
  const table = (name: string) =>
    (shared !== undefined && /^user(s|meta)$/.test(name) && !staging.has(prefix + name) ? shared : prefix) + name
  return {
    staging,
    prefix,
    table,
    options: site.options,
    terms: readTerms({
      terms: rows('terms'),
      taxonomies: rows('term_taxonomy'),
      metas: rows('termmeta'),
      named: [...site.named.values()],
    }),
    attributes: rows('woocommerce_attribute_taxonomies'),
    rankMathRedirects: rows('rank_math_redirections'),
    shipping: {
      zones: rows('woocommerce_shipping_zones'),
      locations: rows('woocommerce_shipping_zone_locations'),
      methods: rows('woocommerce_shipping_zone_methods'),
    },
    taxes: { rates: rows('woocommerce_tax_rates'), locations: rows('woocommerce_tax_rate_locations') },
    redirectionItems: rows('redirection_items'),
    otherTypes: site.otherTypes,
    spamComments: site.spam,
    otherComments: site.otherComments,
    unnumbered: rows('unnumbered_items').map(({ title }) => title ?? ''),
    otherSites: others
      .filter(([, { contents }]) => contents > 0)
      .map(([one, { options, products, contents }]) => ({
        prefix: one,
        name: options.get('blogname') || options.get('home') || '',
        products,
        contents,
      })),
  }
}
