import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { renderToString } from 'react-dom/server'
import { readStyle, type Widgets } from '#builder/registry.ts'
import { withKeptTables } from '#db/kept-tables.ts'
import { batchReads } from '#db/request-batching.ts'
import type { PageCache } from '#http/page-cache.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { notFound } from '#http/problem.ts'
import { IslandChunks } from '#islands/island-slot.tsx'
import type { Assets } from '../assets.ts'
import { withPromotions } from '../promotion-tags.ts'
import { QUICK_VIEW_URL } from './addresses.ts'
import { QuickView, type QuickViewFacts } from './quick-view.tsx'

type Options = {
  quickView: (id: number) => Promise<QuickViewFacts | undefined>
  widgets: Widgets
  assets: Assets
  narrowCache: PageCache
}

/** A product for the dialog over a list, with the style that the list's page does not have. The same for everybody. */
export function registerQuickView(http: FastifyInstance, { quickView, widgets, assets, narrowCache }: Options) {
  const own = readStyle(join(import.meta.dirname, 'style.css'))
  const ofWidget = (name: string) => widgets.get(name)?.style ?? ''
  const ofProduct = readStyle(join(import.meta.dirname, '..', 'styles', 'product.css'))
  http.get(`${QUICK_VIEW_URL}:id/`, ANSWERS_WHEN_BUSY, async (request, reply) => {
    const { id } = request.params as { id: string }
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
    return await narrowCache.answer(request, reply, `${QUICK_VIEW_URL}${id}/`, () =>
      withKeptTables(() =>
        batchReads(async () => {
          const facts = await quickView(Number(id))
          if (!facts) throw notFound()
          const html = renderToString(
            <IslandChunks value={assets.islandChunk}>
              <QuickView {...facts} />
            </IslandChunks>,
          )
          const ofGuide = facts.parts.sizeGuide ? ofWidget('size-guide') : ''
          const css = [ofProduct, ofWidget('product-form'), own, ofGuide].join('')
          const members = facts.purchase.members.map(({ card }) => `product:${card.id}`)
          return {
            status: 200,
            html: JSON.stringify({ html, css }),
            tags: withPromotions(['settings', 'products', `product:${id}`, ...members]),
            headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
          }
        }),
      ),
    )
  })
}
