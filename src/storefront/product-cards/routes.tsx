import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageCache } from '#http/page-cache.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { notFound } from '#http/problem.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import { ProductCard } from '#ui/product-card.tsx'
import { MOST_SEEN, PRODUCT_CARDS_URL } from '#widgets/recently-viewed/seen.ts'
import { withPromotions } from '../promotion-tags.ts'
import { readIds } from './read-ids.ts'

type Options = { catalog: Pick<Catalog, 'cards'>; narrowCache: PageCache }

/** The cards of some products, for parts of a page that a browser fills in by itself. The same for everybody. */
export function registerProductCards(http: FastifyInstance, { catalog, narrowCache }: Options) {
  http.get(PRODUCT_CARDS_URL, ANSWERS_WHEN_BUSY, async (request, reply) => {
    const ids = readIds((request.query as Record<string, unknown>)['ids'], MOST_SEEN)?.toSorted((one, other) => one - other)
    if (!ids?.length) throw notFound()
    return await narrowCache.answer(request, reply, `${PRODUCT_CARDS_URL}?ids=${ids.join(',')}`, async () => {
      const cards = await catalog.cards(ids)
      return {
        status: 200,
        html: renderToStaticMarkup(cards.map((card) => <ProductCard key={card.id} product={card} />)),
        tags: withPromotions(['settings', 'products', ...ids.map((id) => `product:${id}`)]),
        headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
      }
    })
  })
}
