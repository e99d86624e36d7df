import type { FastifyInstance } from 'fastify'
import type { Search } from '#content/search/contract.ts'
import { tidyWords } from '#content/search/words.ts'
import type { PageCache } from '#http/page-cache.ts'
import type { VisitorDesk } from '#http/visitor.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { ReviewReader } from '#shop/reviews/contract.ts'
import { isFiltered, readFilters } from '#shop/catalog/filters.ts'
import { parametersOf, queryOf, type Narrowing } from './pages/listing-address.ts'
import { isOrder, PRODUCTS_PER_PAGE } from './pages/listing-bar.tsx'
import { listingPage } from './pages/listing.tsx'
import { productPage } from './pages/product.tsx'
import { searchPage } from './pages/search.tsx'
import { type Asked, createPublicPages, pageNumber, type Params } from './public-page.ts'
import type { Site } from './site.tsx'

type Options = {
  site: Site
  cache: PageCache
  /** For pages of which there are as many as people can think of: they push out one another, never the shop's own pages. */
  narrowCache: PageCache
  catalog: Catalog
  search: Search
  reviews: ReviewReader
  payments: Pick<Payments, 'hint'>
  desk: Pick<VisitorDesk, 'of'>
  shopUrl: string
}
type Query = Record<string, unknown>

/** Lists of products, the products themselves, and what a search finds. */
export function useProductPages(
  http: FastifyInstance,
  { site, cache, narrowCache, catalog, search, reviews, payments, desk, shopUrl }: Options,
) {
  const page = createPublicPages(http, site, desk)

  const listing =
    (kind: 'all' | 'category' | 'tag') =>
    ({ slug, page: number }: Params, query: Query): Asked => {
      const narrowing: Narrowing = { filters: readFilters(query), orderby: isOrder(query.orderby) ? query.orderby : 'menu_order' }
      const subject = async () => {
        const [category, tag] = await Promise.all([
          kind === 'category' ? catalog.category(slug ?? '') : undefined,
          kind === 'tag' ? catalog.tag(slug ?? '') : undefined,
        ])
        if (kind !== 'all' && !category && !tag) return undefined
        const wanted = { category: category?.slug, tag: tag?.slug, ...narrowing }
        const [list, facets] = await Promise.all([
          catalog.list({ ...wanted, page: pageNumber(number), perPage: PRODUCTS_PER_PAGE }),
          catalog.facets(wanted),
        ])
        return list.page > list.pages ? undefined : listingPage({ category, tag, list, facets, narrowing }, shopUrl)
      }
      return { key: queryOf(parametersOf(narrowing)), cache: isFiltered(narrowing.filters) ? narrowCache : cache, subject }
    }
  for (const [base, kind] of [
    ['/loja/', 'all'],
    ['/categoria-produto/:slug/', 'category'],
    ['/tag-produto/:slug/', 'tag'],
  ] as const) {
    page(base, listing(kind))
    page(`${base}page/:page/`, listing(kind))
  }

  const offered = async (ids: number[]) => (ids.length > 0 ? (await catalog.list({ ids, perPage: 4 })).products : [])
  const productOf = ({ slug, page: number }: Params): Asked => ({
    key: '',
    cache,
    subject: async () => {
      const product = await catalog.product(slug ?? '')
      const list = product && (await reviews.list(product.id, pageNumber(number)))
      if (!product || !list || list.page > list.pages) return undefined
      const [upsells, related] = await Promise.all([offered(product.upsellIds), offered(product.relatedIds)])
      const hint = product.inStock ? await payments.hint({ goodsCents: product.price.cents }) : undefined
      return productPage(product, { upsells, related, swatches: await catalog.swatchSettings(), reviews: list, hint, shopUrl })
    },
  })
  page('/produto/:slug/', productOf)
  page('/produto/:slug/comment-page-:page/', productOf)

  /** The answer to `/?s=` and `/page/2/?s=`: the front page hands over when somebody searches. */
  const searched = ({ page: number }: Params, query: Query): Asked | { redirect: string } => {
    const words = tidyWords(query.s)
    if (words === '') return { redirect: '/loja/' }
    const onlyProducts = query.post_type === 'product'
    const orderby = isOrder(query.orderby) ? query.orderby : 'menu_order'
    const subject = async () => {
      const results = await search.find({ words, onlyProducts, orderby, page: pageNumber(number), perPage: PRODUCTS_PER_PAGE })
      if (results.page > results.pageCount) return undefined
      const help =
        results.total > 0
          ? undefined
          : {
              popular: (await catalog.list({ orderby: 'popularity', perPage: 4 })).products,
              categories: (await catalog.facets({})).categories.filter(({ parent, count }) => !parent && count > 0),
            }
      return searchPage({ words, results, help, onlyProducts, orderby }, shopUrl)
    }
    const key = queryOf([
      ['s', words],
      ...(onlyProducts ? ([['post_type', 'product']] as [string, string][]) : []),
      ['orderby', orderby],
    ])
    return { key, cache: narrowCache, subject }
  }
  return { searched }
}
