import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createMemoCache, type MemoCache } from '#kit/memo-cache.ts'
import type { Catalog } from '../catalog/contract.ts'
import type { Search, SearchQuery, SearchResults } from './contract.ts'
import { findPages } from './find-pages.ts'
import { findProducts, FOUND_UP_TO, isBroad, type Placing, questionOf, telling, type Wanted } from './find-products.ts'
import { readSearchRules } from './rules/read-rules.ts'
import { withSynonyms } from './rules/synonyms.ts'
import { understand } from './understand.ts'
import { codeOf, splitWords } from './words.ts'

type Options = {
  db: Kysely<Database>
  catalog: Pick<Catalog, 'cards'>
  homeSlug: string
  /** What merchants say of the search, until it changes. Left out, it is read each time. */
  kept?: MemoCache
}

const MAX_PER_PAGE = 100
/** A handful is shown: the best of these will do, however many there are. */
const SUGGESTED_AMONG = 50

/** So many that are named so fill some pages: those that only mention the words would be noise behind them. */
const NAMED_ENOUGH = 48

/** Looks through all that the shop shows in public. Nothing that can be typed makes it fail. */
export function createSearch({ db, catalog, homeSlug, kept = createMemoCache({ isUpToDate: () => false }) }: Options): Search {
  const rulesFor = async (isFresh: boolean) =>
    await (isFresh ? readSearchRules(db) : kept.of('search rules', () => readSearchRules(db)))

  const look = async (wanted: Wanted[], how: { any?: boolean; code?: string }, query: SearchQuery, placing: Placing) => {
    const question = questionOf(wanted, how)
    const first = how.any ? undefined : telling(wanted)
    const { page = 1, perPage = 12, orderby = 'menu_order', onlyProducts = false, isQuick = false } = query
    const upTo = isQuick ? SUGGESTED_AMONG : FOUND_UP_TO
    const size = Math.min(Math.max(1, perPage), MAX_PER_PAGE)
    const offset = (page - 1) * size
    const {
      found: because,
      total: productTotal,
      isLeast,
    } = await findProducts(
      db,
      { question, ...(first && { first: questionOf(first, how) }) },
      {
        orderby,
        limit: size,
        offset,
        upTo,
        fills: isQuick ? offset + size : upTo + 1,
        enough: isQuick ? offset + size : Math.max(NAMED_ENOUGH, offset + size),
        isBroad: isBroad(wanted),
      },
      placing,
    )
    const ids = because.map(({ id }) => id)
    const left = { limit: size - ids.length, offset: Math.max(0, offset - productTotal), homeSlug }
    const [products, found] = await Promise.all([
      catalog.cards(ids),
      onlyProducts ? { pages: [], total: 0 } : findPages(db, question, left),
    ])
    const total = productTotal + found.total
    const pageCount = Math.max(1, Math.ceil(total / size))
    return { products, because, pages: found.pages, total, productTotal, isLeast, page, pageCount }
  }

  return {
    find: async (query): Promise<SearchResults> => {
      const words = splitWords(query.words)
      if (words.length === 0) return { ...NOTHING, page: query.page ?? 1 }
      const [rules, understood] = await Promise.all([rulesFor(query.isFresh ?? false), understand(db, words)])
      const { wanted, corrected, used: synonyms } = withSynonyms(words, understood, rules.synonyms)
      const { pinned = [], hidden = [] } = rules.phrases.get(words.join(' ')) ?? {}
      const placing = { pinned, hidden, boosts: rules.boosts }
      const whole = await look(wanted, { code: codeOf(query.words) }, query, placing)
      if (whole.total > 0 || wanted.length === 1) {
        return { ...whole, synonyms, isPartial: false, corrected: whole.total > 0 ? corrected : undefined }
      }
      const partial = await look(wanted, { any: true }, query, placing)
      return { ...partial, synonyms, isPartial: partial.total > 0, corrected: undefined }
    },

    leadOf: async (words) => {
      const { phrases } = await rulesFor(false)
      return phrases.size === 0 ? undefined : phrases.get(splitWords(words).join(' '))?.leadsTo || undefined
    },
  }
}

const NOTHING: SearchResults = {
  products: [],
  pages: [],
  total: 0,
  productTotal: 0,
  isLeast: false,
  isPartial: false,
  corrected: undefined,
  because: [],
  synonyms: [],
  page: 1,
  pageCount: 1,
}
