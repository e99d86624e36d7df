import type { ProductCard, ProductOrder } from '../catalog/contract.ts'
import type { FoundBecause } from './find-products.ts'
import type { Synonym } from './rules/contract.ts'

/** A page or a post that was found. */
export type FoundPage = { id: number; type: 'page' | 'post'; title: string; url: string; excerpt: string }

export type SearchQuery = {
  words: string
  page?: number
  perPage?: number
  orderby?: ProductOrder
  /** Pages and posts are left out. */
  onlyProducts?: boolean
  /** For a handful shown while somebody types: good ones at once rather than all of them. */
  isQuick?: boolean
  /** What merchants say of the search is read anew, not taken from memory. */
  isFresh?: boolean
}

/** Products first, then pages and posts, as one list that is cut into pages. */
export type SearchResults = {
  products: ProductCard[]
  pages: FoundPage[]
  total: number
  productTotal: number
  /** There are more products than are counted. */
  isLeast: boolean
  /** Nothing has all the words: these have some of them. */
  isPartial: boolean
  /** The words that were looked for instead, when a word of them is known nowhere. */
  corrected: string | undefined
  page: number
  pageCount: number
  /** Why each product stands where it stands, in the order of the products. */
  because: FoundBecause[]
  /** Words that mean the same and were looked for too. */
  synonyms: Synonym[]
}

export type Search = {
  find: (query: SearchQuery) => Promise<SearchResults>
  /** The page of the shop that is opened instead of a list; undefined for nearly every phrase. */
  leadOf: (words: string) => Promise<string | undefined>
}

/** Where suggestions are asked for; the ecosystem's own address. */
export const SUGGESTIONS_URL = '/wp-json/wp/v2/search'
/** Longer than any name: what stands behind is not looked at. */
export const MAX_SEARCH_LENGTH = 100

/** One suggestion on the wire: the ecosystem's fields, and what a picture and a price need. */
export type Suggestion = {
  id: number
  title: string
  url: string
  type: 'post'
  subtype: 'product' | 'page' | 'post'
  price: string
  picture: string
}
