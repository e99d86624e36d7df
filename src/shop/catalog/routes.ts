import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageCache } from '#http/page-cache.ts'
import { choicesOf } from './choices.ts'
import type { Catalog } from './contract.ts'
import { isWhole, matchVariation } from './swatches.ts'

type Fields = Record<string, unknown>

/** The variations of a product for the scripts of older pages. All of them are the same for everybody, so answered from the page cache. */
export function registerVariations(http: FastifyInstance, { catalog, cache }: { catalog: Catalog; cache: PageCache }) {
  const json = (value: unknown, productId: number) => ({
    status: 200,
    html: JSON.stringify(value),
    tags: ['products', `product:${productId}`],
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })

  const post = (name: string, answer: (fields: Fields, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    http.post(`/wc-ajax/${name}`, (request, reply) => answer((request.body ?? {}) as Fields, request, reply))

  post('woo_get_all_variations', async (fields, request, reply) => {
    const id = idOf(fields.product_id)
    if (id === undefined) return reply.type('application/json; charset=utf-8').send('[]')
    return await cache.answer(request, reply, `all-variations:${id}`, async () => {
      const purchase = await catalog.purchase(id)
      return { ...json(purchase?.variations ?? [], id), keep: purchase !== undefined }
    })
  })

  post('get_variation', async (fields, _request, reply) => {
    // The ecosystem answers a call without a product with nothing at all.
    if (fields.product_id === undefined) return reply.type('text/html; charset=utf-8').send('')
    const id = idOf(fields.product_id)
    const purchase = id === undefined ? undefined : await catalog.purchase(id)
    const choices = choicesOf(fields)
    const names = Object.keys(purchase?.variations[0]?.attributes ?? {})
    const variation = purchase && isWhole(names, choices) ? matchVariation(purchase.variations, choices) : undefined
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(variation ?? false))
  })
}

function idOf(raw: unknown): number | undefined {
  return (typeof raw === 'string' || typeof raw === 'number') && /^[1-9]\d{0,14}$/.test(String(raw)) ? Number(raw) : undefined
}
