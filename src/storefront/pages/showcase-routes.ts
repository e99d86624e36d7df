import type { FastifyInstance } from 'fastify'
import type { Readers, Widgets } from '#builder/registry.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { PageCache, RenderedPage } from '#http/page-cache.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { notFound } from '#http/problem.ts'
import type { CatalogReader } from '#shop/catalog/contract.ts'
import type { Assets } from '../assets.ts'
import type { ProductDetails } from '../product-details.ts'
import { pageNumber } from '../public-page.ts'
import type { Site } from '../site.tsx'
import type { PageModel } from '../page-model.ts'
import { readEntries, type Entry } from './showcase-entries.ts'
import { createShowcaseFrames } from './showcase-frame.tsx'
import { showcaseOverview } from './showcase-overview.tsx'
import { createShowcaseReaders } from './showcase-readers.ts'
import { showcaseWidget } from './showcase-widget.tsx'

type Options = {
  site: Site
  cache: PageCache
  widgets: Widgets
  readers: Readers & {
    content: ContentReader
    catalog: CatalogReader
    settings: Pick<SettingsReader, 'shop' | 'facebook'>
    productDetails: Pick<ProductDetails, 'parts'>
  }
  assets: Assets
  shopUrl: string
  warn: (problem: string, path: string) => void
}

/** The showcase: every widget with its demos and settings, for who builds pages. Search engines leave it out. */
export function registerShowcase(http: FastifyInstance, { site, cache, widgets, readers, assets, shopUrl, warn }: Options) {
  let reading: Promise<Entry[]> | undefined
  const entries = () => (reading ??= readEntries(widgets))
  const standIns = createShowcaseReaders(readers)
  const frame = createShowcaseFrames({
    widgets,
    readers,
    settings: readers.settings,
    standIns,
    assets,
    baseStyle: site.baseStyle,
    shopUrl,
    warn,
  })

  const around = async (model: PageModel): Promise<RenderedPage> => {
    const page = await site.render(model)
    return { ...page, headers: { ...page.headers, 'x-robots-tag': 'noindex' } }
  }
  const named = async (name: string) => {
    const all = await entries()
    const index = all.findIndex((entry) => entry.name === name)
    if (index < 0) throw notFound()
    return { entry: all[index]!, previous: all[index - 1], next: all[index + 1] }
  }
  const page = (url: string, draw: (name: string, number: number) => Promise<RenderedPage | undefined>) =>
    http.get(url, ANSWERS_WHEN_BUSY, async (request, reply) => {
      const path = request.url.split('?', 1)[0]!
      if (!/^[a-z0-9/-]*$/.test(path)) throw notFound()
      if (!path.endsWith('/')) return reply.redirect(`${path}/`, 301)
      const { name = '', page: number } = request.params as { name?: string; page?: string }
      return await cache.answer(request, reply, path, async () => {
        const drawn = await draw(name, pageNumber(number))
        if (!drawn) throw notFound()
        return drawn
      })
    })

  page('/vitrine/', async () => around(showcaseOverview(await entries())))
  page('/vitrine/:name/', async (name) => {
    const { entry, previous, next } = await named(name)
    return await around(showcaseWidget(entry, { previous, next }))
  })
  page('/vitrine/:name/quadro/', async (name) => await frame((await named(name)).entry))
  // A demo's list of posts goes on.
  page('/vitrine/:name/quadro/:page/', async (name, number) => await frame((await named(name)).entry, number))
}
