import type { FastifyInstance } from 'fastify'
import type { BlogReader } from '#content/blog/contract.ts'
import type { CommentReader } from '#content/comments/contract.ts'
import type { CatalogReader } from '#shop/catalog/contract.ts'
import type { PickupPointReader } from '#shop/shipping/contract.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import { type PlainLink, readPlainLink, restOfQuery } from '#content/redirects/plain-links.ts'
import type { PageCache } from '#http/page-cache.ts'
import { notFound } from '#http/problem.ts'
import type { Visitors } from '#http/visitor.ts'
import { registerBlogPages } from './blog-routes.ts'
import { isOrder } from '#ui/listing-bar.tsx'
import { pagesOf } from './paged-content.ts'
import { askedCep, STORES_URL, storesPage } from './pages/stores-page.tsx'
import { contentPage, HOME_SLUG } from './pages/content-page.tsx'
import { registerProductPages } from './product-routes.ts'
import type { ProductPages } from './product-pages.ts'
import { type Asked, createPublicPages, pageNumber, type Params } from './public-page.ts'
import type { Site } from './site.tsx'
import type { PageModel } from './page-model.ts'
import type { WaitingNotices } from './waiting-notices.ts'

type Options = {
  site: Site
  cache: PageCache
  narrowCache: PageCache
  content: ContentReader
  catalog: Pick<CatalogReader, 'list'>
  blog: BlogReader
  comments: CommentReader
  products: ProductPages
  visitors: Pick<Visitors, 'of'>
  takeNotices: WaitingNotices
  pickupPoints: PickupPointReader
  /** Where an address leads if nothing stands there. */
  movedTo: (url: string) => Promise<unknown>
  /** Where the thing stands that a link like `/?p=12` names. */
  addressOf: (link: PlainLink) => Promise<string | undefined>
  shopUrl: string
}

/** The public pages of the shop, by their addresses. */
export function registerStorefront(
  http: FastifyInstance,
  {
    site,
    cache,
    narrowCache,
    content,
    catalog,
    blog,
    comments,
    products,
    visitors,
    takeNotices,
    movedTo,
    addressOf,
    pickupPoints,
    shopUrl,
  }: Options,
) {
  const publicPage = createPublicPages(http, { site, visitors, takeNotices, movedTo })
  const page = (url: string, modelOf: (params: Params) => Promise<PageModel | undefined>) =>
    publicPage(url, (params) => ({ key: '', cache, model: () => modelOf(params) }))

  /** Lists of products on a page may be sorted by visitors. Sorted pages push out one another, never the shop's own pages. */
  const sortable = ({ orderby }: Record<string, unknown>, modelOf: () => Promise<PageModel | undefined>): Asked => {
    if (!isOrder(orderby)) return { key: '', cache, model: modelOf }
    const model = async () => {
      const found = await modelOf()
      return found && { ...found, info: { ...found.info, orderby } }
    }
    return { key: `?orderby=${orderby}`, cache: narrowCache, model }
  }

  const { searched } = registerProductPages(http, {
    site,
    cache,
    narrowCache,
    productPages: products,
    visitors,
    takeNotices,
    movedTo,
  })
  publicPage('/', async (params, query) => {
    if (query.s !== undefined) return searched(params, query)
    const link = readPlainLink(query)
    if (link) {
      const path = await addressOf(link)
      if (path === undefined) throw notFound()
      if (path !== `/${HOME_SLUG}/`) return { redirect: path + restOfQuery(query), isForGood: true }
    }
    const model = async () => {
      const home = await content.page('page', HOME_SLUG)
      return home && contentPage(home, shopUrl)
    }
    return sortable(query, model)
  })

  registerBlogPages(page, { content, blog, comments, shopUrl })

  const numbered = async (slug: string | undefined, text: string | undefined) => {
    const stored = await content.page('page', slug ?? '')
    const number = pageNumber(text)
    if (!stored || number === 1 || number > (await pagesOf(stored.document, { content, catalog }))) return undefined
    return contentPage(stored, shopUrl, number)
  }
  publicPage('/page/:page/', (params, query) => {
    if (query.s !== undefined) return searched(params, query)
    return sortable(query, () => numbered(HOME_SLUG, params.page))
  })
  publicPage('/:slug/:page(^[0-9]+)/', ({ slug, page: number }, query) =>
    sortable(query, async () => (slug === HOME_SLUG ? undefined : await numbered(slug, number))),
  )

  // A page that the merchant made of this name stands in its place.
  publicPage(STORES_URL, (_params, query) => {
    const cep = askedCep(query)
    const model = async () => {
      const own = await content.page('page', STORES_URL.replaceAll('/', ''))
      return own && cep === undefined ? contentPage(own, shopUrl) : storesPage(await pickupPoints.shown(), cep, shopUrl)
    }
    return { key: cep === undefined ? '' : `?cep=${cep}`, cache: cep === undefined ? cache : narrowCache, model }
  })

  publicPage('/:slug/', ({ slug }, query) =>
    sortable(query, async () => {
      if (slug === HOME_SLUG) return undefined
      const found = await content.page('page', slug ?? '')
      return found && contentPage(found, shopUrl)
    }),
  )
}
