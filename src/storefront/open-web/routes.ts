import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { BlogReader } from '#content/blog/contract.ts'
import type { CommentReader } from '#content/comments/contract.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import type { PageCache } from '#http/page-cache.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import type { Channels } from '#shop/channels/service.ts'
import { HOME_SLUG } from '../pages/content-page.tsx'
import { createAddressBook } from './addresses.ts'
import { registerFeeds } from './feed-routes.ts'
import { createOpenFiles } from './files.ts'
import { guideText, robotsText } from './plain-files.ts'
import { registerProductFeeds } from './product-feed-routes.ts'
import { registerSitemaps } from './sitemap-routes.ts'

type Options = {
  db: Kysely<Database>
  cache: PageCache
  content: ContentReader
  blog: Pick<BlogReader, 'author'>
  comments: Pick<CommentReader, 'latest'>
  catalog: Pick<Catalog, 'facets'>
  settings: Pick<SettingsReader, 'shop'>
  channels: Pick<Channels, 'general'>
  /** The shop is being prepared: nobody is told of it. */
  isClosed: () => Promise<boolean>
  shopUrl: string
  feedRows?: Parameters<typeof registerProductFeeds>[1]['feedRows']
}

const POSTS_IN_GUIDE = 10

/** What programs read of the shop: maps, feeds, and who may read what. */
export function registerOpenWeb(
  http: FastifyInstance,
  { db, cache, content, blog, comments, catalog, settings, channels, isClosed, shopUrl, feedRows }: Options,
) {
  const file = createOpenFiles(http, { cache, isClosed })
  const addresses = createAddressBook({ db, homeSlug: HOME_SLUG })
  file('/robots.txt', async () => ({ text: robotsText({ isClosed: await isClosed(), shopUrl }), type: 'text/plain', tags: [] }), {
    whileClosed: true,
  })
  registerSitemaps(file, { addresses, shopUrl })
  registerFeeds(file, { content, blog, comments, settings, shopUrl })
  registerProductFeeds(http, { db, cache, settings, channels, isClosed, shopUrl, ...(feedRows && { feedRows }) })
  file('/llms.txt', async () => {
    const [shop, { categories }, pages, { posts }] = await Promise.all([
      settings.shop(),
      catalog.facets({}),
      namedPages(db, await addresses.list('paginas', { page: 1, perPage: 50 })),
      content.posts({ perPage: POSTS_IN_GUIDE }),
    ])
    const categoryLinks = categories
      .filter(({ count }) => count > 0)
      .map(({ name, slug }) => ({ title: name, url: `/categoria-produto/${slug}/` }))
    const told = posts.map(({ title, url, excerpt }) => ({ title, url, about: excerpt }))
    return {
      text: guideText({ shop, categoryLinks, pages, posts: told, shopUrl }),
      type: 'text/plain',
      tags: ['products', 'posts', 'pages'],
    }
  })
  // Where programs of this ecosystem look first.
  for (const [was, now] of [
    ['/wp-sitemap.xml', '/sitemap.xml'],
    ['/sitemap_index.xml', '/sitemap.xml'],
    ['/rss/', '/feed/'],
    ['/feed/rss/', '/feed/'],
    ['/feed/rss2/', '/feed/'],
  ] as const)
    http.get(was, (_request, reply) => reply.redirect(now, 301))
}

async function namedPages(db: Kysely<Database>, listed: { id: number; path: string }[]) {
  if (listed.length === 0) return []
  const rows = await db
    .selectFrom('content')
    .select(['id', 'title', 'excerpt'])
    .where(
      'id',
      'in',
      listed.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const paths = new Map(listed.map(({ id, path }) => [id, path]))
  return rows.map(({ id, title, excerpt }) => ({ title, url: paths.get(id) ?? '/', about: excerpt }))
}
