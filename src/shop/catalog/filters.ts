import type { ProductFilters } from './contract.ts'
import { rangeParameters, readRanges } from './number-ranges.ts'

/** More than any panel offers; an address with more is somebody's experiment. */
const MOST_ATTRIBUTES = 8
const MOST_TERMS = 20
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LONGEST_SLUG = 100
/** In the ecosystem this one is no attribute. */
const STOCK = 'filter_stock_status'

export const NO_FILTERS: ProductFilters = { attributes: [], onSale: false, inStock: false, ratings: [] }

/** Reads what an address narrows a list by, in the ecosystem's parameters; what makes no sense is left out. */
export function readFilters(query: Record<string, unknown>): ProductFilters {
  const text = (name: string) => (typeof query[name] === 'string' ? (query[name] as string) : '')
  const attributes = Object.keys(query)
    .filter((name) => name.startsWith('filter_') && name !== STOCK)
    .map((name) => name.slice('filter_'.length))
    .filter(isSlug)
    .sort()
    .map((slug) => ({ slug, terms: listOf(text(`filter_${slug}`)), any: text(`query_type_${slug}`) === 'or' }))
    .filter(({ terms }) => terms.length > 0)
    .slice(0, MOST_ATTRIBUTES)
  const [low, high] = [centsOf(text('min_price')), centsOf(text('max_price'))]
  const turned = low !== undefined && high !== undefined && low > high
  const [minCents, maxCents] = turned ? [high, low] : [low, high]
  const ranges = readRanges(query)
  const ratings = [...new Set(text('rating_filter').split(','))].filter((rating) => /^[1-5]$/.test(rating)).map(Number)
  return {
    attributes,
    ...(minCents !== undefined && { minCents }),
    ...(maxCents !== undefined && { maxCents }),
    ...(ranges.length > 0 && { ranges }),
    onSale: text('on_sale') === '1',
    inStock: text(STOCK) === 'instock',
    ratings: ratings.sort(),
  }
}

/** The parameters that say the same again, each list in one order only: two addresses with the same meaning become one. */
export function filterParameters(filters: ProductFilters): [name: string, value: string][] {
  const { attributes, minCents, maxCents, ranges = [], onSale, inStock, ratings } = filters
  return [
    ...attributes.flatMap(({ slug, terms, any }): [string, string][] => [
      [`filter_${slug}`, terms.join(',')],
      ...(any ? ([[`query_type_${slug}`, 'or']] as [string, string][]) : []),
    ]),
    ...(minCents === undefined ? [] : ([['min_price', inReais(minCents)]] as [string, string][])),
    ...(maxCents === undefined ? [] : ([['max_price', inReais(maxCents)]] as [string, string][])),
    ...rangeParameters(ranges),
    ...(onSale ? ([['on_sale', '1']] as [string, string][]) : []),
    ...(inStock ? ([[STOCK, 'instock']] as [string, string][]) : []),
    ...(ratings.length > 0 ? ([['rating_filter', ratings.join(',')]] as [string, string][]) : []),
  ]
}

export const isFiltered = (filters: ProductFilters) => filterParameters(filters).length > 0

/** Chooses a term, or takes the choice back; several of one attribute mean any of them. */
export function toggleTerm(filters: ProductFilters, attribute: string, term: string): ProductFilters {
  const chosen = filters.attributes.find(({ slug }) => slug === attribute)
  const terms = chosen?.terms.includes(term)
    ? chosen.terms.filter((other) => other !== term)
    : [...(chosen?.terms ?? []), term].sort()
  const others = filters.attributes.filter(({ slug }) => slug !== attribute)
  const attributes = terms.length === 0 ? others : [...others, { slug: attribute, terms, any: chosen?.any ?? true }]
  return { ...filters, attributes: attributes.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)) }
}

const isSlug = (text: string) => text.length <= LONGEST_SLUG && SLUG.test(text)
const listOf = (text: string) => [...new Set(text.slice(0, 3_000).split(','))].filter(isSlug).sort().slice(0, MOST_TERMS)

/** «1200», «12,50» and «12.5» are prices; everything else is none. */
function centsOf(text: string): number | undefined {
  const [, reais, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return reais === undefined ? undefined : Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}

export const inReais = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
