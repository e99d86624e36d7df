import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContentReader } from '#content/pages/contract.ts'
import type { PageCache } from '#http/page-cache.ts'
import { notFound } from '#http/problem.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import { blogPage } from './pages/blog.tsx'
import { contentPage, HOME_SLUG, postPage } from './pages/content-page.tsx'
import { isOrder, listingPage, PRODUCTS_PER_PAGE } from './pages/listing.tsx'
import { productPage } from './pages/product.tsx'
import type { Site, Subject } from './site.tsx'

type Options = { site: Site; cache: PageCache; content: ContentReader; catalog: Catalog; shopUrl: string }
type Params = { slug?: string; page?: string; '*'?: string }

/** The public pages of the shop, by their addresses. Each is the same for everybody, so each comes from the page cache. */
export function useStorefront(http: FastifyInstance, { site, cache, content, catalog, shopUrl }: Options) {
  /** A public page: its key holds only what may change it, so no visitor can fill the memory with copies. */
  const page = (
    url: string,
    subjectOf: (params: Params, query: Record<string, unknown>) => Promise<Subject | undefined>,
    parameters: string[] = [],
  ) => {
    http.get(url, async (request, reply) => {
      const path = request.url.split('?', 1)[0]!
      // Addresses of ours are plain: whatever else was sent never reaches a table or a redirect.
      if (!/^[a-z0-9/-]*$/.test(path)) throw notFound()
      if (!path.endsWith('/')) return toSlash(request, reply, path)
      const query = request.query as Record<string, unknown>
      const kept = parameters.filter((name) => typeof query[name] === 'string').map((name) => `${name}=${String(query[name])}`)
      return await cache.answer(request, reply, [path, ...kept].join('?'), async () => {
        const subject = await subjectOf(request.params as Params, query)
        if (!subject) throw notFound()
        return await site.render(subject)
      })
    })
  }

  page('/', async () => {
    const home = await content.page('page', HOME_SLUG)
    return home && contentPage(home, shopUrl)
  })

  const blog = async ({ page: number }: Params) => {
    const list = await content.posts({ page: pageNumber(number) })
    const archive = {
      title: 'Diário',
      description: 'Histórias das oficinas, cuidados com as peças e ideias para a casa.',
      base: '/blog/',
    }
    return list.page > list.pages ? undefined : blogPage(archive, list, shopUrl)
  }
  page('/blog/', blog)
  page('/blog/page/:page/', blog)
  page('/blog/:slug/', async ({ slug }) => {
    const post = await content.page('post', slug ?? '')
    return post && postPage(post, shopUrl)
  })
  const blogCategory = async ({ slug, page: number }: Params) => {
    const category = await content.category(slug ?? '')
    if (!category) return undefined
    const list = await content.posts({ category: category.slug, page: pageNumber(number) })
    const archive = {
      title: category.name,
      description: category.description || `Textos do diário sobre ${category.name.toLowerCase()}.`,
      base: `/categoria/${category.slug}/`,
    }
    return list.page > list.pages ? undefined : blogPage(archive, list, shopUrl)
  }
  page('/categoria/:slug/', blogCategory)
  page('/categoria/:slug/page/:page/', blogCategory)

  const listing = async ({ slug, page: number }: Params, { orderby }: Record<string, unknown>) => {
    const category = slug === undefined ? undefined : await catalog.category(slug)
    if (slug !== undefined && !category) return undefined
    const order = isOrder(orderby) ? orderby : 'menu_order'
    const list = await catalog.list({
      category: category?.slug,
      orderby: order,
      page: pageNumber(number),
      perPage: PRODUCTS_PER_PAGE,
    })
    return list.page > list.pages ? undefined : listingPage({ category, list, orderby: order }, shopUrl)
  }
  page('/loja/', listing, ['orderby'])
  page('/loja/page/:page/', listing, ['orderby'])
  page('/categoria-produto/:slug/', listing, ['orderby'])
  page('/categoria-produto/:slug/page/:page/', listing, ['orderby'])

  page('/produto/:slug/', async ({ slug }) => {
    const product = await catalog.product(slug ?? '')
    if (!product) return undefined
    const related = product.relatedIds.length > 0 ? (await catalog.list({ ids: product.relatedIds, perPage: 4 })).products : []
    return productPage(product, { related, swatches: await catalog.swatchSettings(), shopUrl })
  })

  page('/:slug/', async ({ slug }) => {
    if (slug === HOME_SLUG) return undefined
    const found = await content.page('page', slug ?? '')
    return found && contentPage(found, shopUrl)
  })
}

/** One address for one page: without the slash at the end a visitor is led to the one with it. */
function toSlash(request: FastifyRequest, reply: FastifyReply, path: string) {
  const query = request.url.slice(path.length)
  return reply.redirect(`${path}/${query}`, 301)
}

/** Pages past a thousand exist in no honest list. */
function pageNumber(text: string | undefined) {
  if (text === undefined) return 1
  if (!/^[1-9]\d{0,3}$/.test(text)) throw notFound()
  return Number(text)
}
