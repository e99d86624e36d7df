import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Visitors } from '#http/visitor.ts'
import type { Pricing } from '#shop/pricing/service.ts'
import { QUANTITY_PRICES_URL } from './addresses.ts'
import { GroupPrices, placeOf } from './table.tsx'

export type QuantityPricesOptions = { visitors: Visitors; pricing: Pick<Pricing, 'ladders'> }

const NO_STORE = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' }

/** The prices of whoever asks, for a product's page that is the same for everybody; empty for who has none of their own. */
export function registerQuantityPrices(http: FastifyInstance, { visitors, pricing }: QuantityPricesOptions) {
  http.get(QUANTITY_PRICES_URL, async (request, reply) => {
    const { user } = await visitors.of(request)
    const raw = (request.query as Record<string, unknown>)['product_id']
    const productId = typeof raw === 'string' && /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : undefined
    const { ladders } = user && productId ? await pricing.ladders(productId, user.id) : { ladders: [] }
    reply.headers(NO_STORE)
    if (!productId || !ladders.some(({ isOfGroup }) => isOfGroup)) return reply.code(204).send()
    const html = renderToStaticMarkup(<GroupPrices productId={productId} ladders={ladders} />)
    return reply.send({ fragments: { [placeOf(productId)]: html } })
  })
}
