import type { FastifyInstance } from 'fastify'
import { tidyWords } from '#shop/search/words.ts'
import type { PageCache } from '#http/page-cache.ts'
import type { Visitors } from '#http/visitor.ts'
import { isFiltered, readFilters } from '#shop/catalog/filters.ts'
import { QUESTION_SEARCH } from '#shop/reviews/questions/contract.ts'
import { narrowingQuery, readNarrowing } from '#shop/reviews/narrowing.ts'
import { parametersOf, queryOf, type Narrowing } from './pages/listing-address.ts'
import { isOrder } from '#ui/listing-bar.tsx'
import { COMPARE_URL, MOST_COMPARED } from './compare/chosen.ts'
import { readIds } from './product-cards/read-ids.ts'
import type { ListKind, ProductPages } from './product-pages.ts'
import { type Asked, createPublicPages, pageNumber, type Params } from './public-page.ts'
import type { Site } from './site.tsx'
import type { WaitingNotices } from './waiting-notices.ts'

type Options = {
  site: Site
  cache: PageCache
  /** For pages of which there are as many as people can think of: they push out one another, never the shop's own pages. */
  narrowCache: PageCache
  productPages: ProductPages
  visitors: Pick<Visitors, 'of'>
  takeNotices: WaitingNotices
  /** Where an address leads if nothing stands there. */
  movedTo: (url: string) => Promise<unknown>
}
type Query = Record<string, unknown>

/** Lists of products, the products themselves, and what a search finds. */
export function registerProductPages(
  http: FastifyInstance,
  { site, cache, narrowCache, productPages, visitors, takeNotices, movedTo }: Options,
) {
  const page = createPublicPages(http, { site, visitors, takeNotices, movedTo })

  const listing =
    (kind: ListKind) =>
    ({ slug, page: number }: Params, query: Query): Asked => {
      const narrowing: Narrowing = { filters: readFilters(query), orderby: isOrder(query.orderby) ? query.orderby : 'menu_order' }
      const model = () => productPages.listing({ kind, slug, narrowing, page: pageNumber(number) })
      return { key: queryOf(parametersOf(narrowing)), cache: isFiltered(narrowing.filters) ? narrowCache : cache, model }
    }
  for (const [base, kind] of [
    ['/loja/', 'all'],
    ['/categoria-produto/:slug/', 'category'],
    ['/tag-produto/:slug/', 'tag'],
  ] as const) {
    page(base, listing(kind))
    page(`${base}page/:page/`, listing(kind))
  }

  page(COMPARE_URL, (_params, query) => {
    const ids = readIds(query.ids, MOST_COMPARED) ?? []
    return { key: `?ids=${ids.join(',')}`, cache: narrowCache, model: () => productPages.compared(ids) }
  })

  const productOf = ({ slug, page: number }: Params, query: Query): Asked => {
    const narrowing = readNarrowing(query)
    const words = tidyWords(query[QUESTION_SEARCH])
    const key = narrowingQuery(narrowing) + (words === '' ? '' : queryOf([[QUESTION_SEARCH, words]]))
    const model = () => productPages.product(slug ?? '', pageNumber(number), { narrowing, words })
    return { key, cache: key === '' ? cache : narrowCache, model }
  }
  page('/produto/:slug/', productOf)
  page('/produto/:slug/comment-page-:page/', productOf)

  /** The answer to `/?s=` and `/page/2/?s=`: the front page hands over when somebody searches. */
  const searched = async ({ page: number }: Params, query: Query): Promise<Asked | { redirect: string }> => {
    const words = tidyWords(query.s)
    if (words === '') return { redirect: '/loja/' }
    const lead = number === undefined ? await productPages.leadOf(words) : undefined
    if (lead !== undefined) return { redirect: lead }
    const onlyProducts = query.post_type === 'product'
    const orderby = isOrder(query.orderby) ? query.orderby : 'menu_order'
    const model = () => productPages.searched({ words, onlyProducts, orderby, page: pageNumber(number) })
    const key = queryOf([
      ['s', words],
      ...(onlyProducts ? ([['post_type', 'product']] as [string, string][]) : []),
      ['orderby', orderby],
    ])
    return { key, cache: narrowCache, model }
  }
  return { searched }
}
