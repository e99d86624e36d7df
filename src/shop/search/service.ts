import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Catalog } from '../catalog/contract.ts'
import type { Search, SearchQuery, SearchResults } from './contract.ts'
import { findPages } from './find-pages.ts'
import { findProducts, FOUND_UP_TO, isBroad, questionOf, telling, type Wanted } from './find-products.ts'
import { understand } from './understand.ts'
import { codeOf, splitWords } from './words.ts'

type Options = { db: Kysely<Database>; catalog: Pick<Catalog, 'cards'>; homeSlug: string }

const MAX_PER_PAGE = 100
/** A handful is shown: the best of these will do, however many there are. */
const SUGGESTED_AMONG = 50

/** So many that are named so fill some pages: those that only mention the words would be noise behind them. */
const NAMED_ENOUGH = 48

/** Looks through all that the shop shows in public. Nothing that can be typed makes it fail. */
export function createSearch({ db, catalog, homeSlug }: Options): Search {
  const look = async (wanted: Wanted[], how: { any?: boolean; code?: string }, query: SearchQuery) => {
    const question = questionOf(wanted, how)
    const first = how.any ? undefined : telling(wanted)
    const { page = 1, perPage = 12, orderby = 'menu_order', onlyProducts = false, isQuick = false } = query
    const upTo = isQuick ? SUGGESTED_AMONG : FOUND_UP_TO
    const size = Math.min(Math.max(1, perPage), MAX_PER_PAGE)
    const offset = (page - 1) * size
    const {
      ids,
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
    )
    const left = { limit: size - ids.length, offset: Math.max(0, offset - productTotal), homeSlug }
    const [products, found] = await Promise.all([
      catalog.cards(ids),
      onlyProducts ? { pages: [], total: 0 } : findPages(db, question, left),
    ])
    const total = productTotal + found.total
    return { products, pages: found.pages, total, productTotal, isLeast, page, pageCount: Math.max(1, Math.ceil(total / size)) }
  }

  return {
    find: async (query): Promise<SearchResults> => {
      const words = splitWords(query.words)
      if (words.length === 0) return { ...NOTHING, page: query.page ?? 1 }
      const { wanted, corrected } = await understand(db, words)
      const whole = await look(wanted, { code: codeOf(query.words) }, query)
      if (whole.total > 0 || wanted.length === 1) {
        return { ...whole, isPartial: false, corrected: whole.total > 0 ? corrected : undefined }
      }
      const partial = await look(wanted, { any: true }, query)
      return { ...partial, isPartial: partial.total > 0, corrected: undefined }
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
  page: 1,
  pageCount: 1,
}
