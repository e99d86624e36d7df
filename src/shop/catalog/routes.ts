import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageCache } from '#http/page-cache.ts'
import { badRequest, notFound } from '#http/problem.ts'
import type { Catalog } from './contract.ts'
import { type Choices, fits, isWhole, matchVariation } from './swatches.ts'

const MAX_PER_PAGE = 100
/** Longer than any term's slug. */
const MAX_VALUE_LENGTH = 200

type Fields = Record<string, unknown>

/** The variations of a product for scripts that choose among them. The same for everybody, so answered from the page cache. */
export function useVariations(http: FastifyInstance, { catalog, cache }: { catalog: Catalog; cache: PageCache }) {
  const json = (value: unknown, productId: number, headers: Record<string, string> = {}) => ({
    status: 200,
    html: JSON.stringify(value),
    tags: ['products', `product:${productId}`],
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

  http.get('/wp-json/woo-variation-swatches/v1/products/:id/variations', async (request, reply) => {
    const id = idOf((request.params as Fields).id)
    if (id === undefined) throw notFound('ID de produto inválido.')
    const query = request.query as Fields
    const perPage = wholeNumber(query.per_page, MAX_PER_PAGE, { name: 'per_page', max: MAX_PER_PAGE })
    const page = wholeNumber(query.page, 1, { name: 'page', max: 10_000 })
    const choices = choicesOf(query)
    const answer = async () => {
      const purchase = await catalog.purchase(id)
      if (!purchase) throw notFound('ID de produto inválido.')
      const fitting = purchase.variations.filter((variation) => fits(variation, choices))
      const pages = Math.ceil(fitting.length / perPage)
      const headers = { 'x-wp-total': String(fitting.length), 'x-wp-totalpages': String(pages) }
      return { ...json(fitting.slice((page - 1) * perPage, page * perPage), id, headers), keep: page <= pages }
    }
    // Only the shop's own question is kept: free sizes and choices would let anybody fill the memory with copies.
    if (Object.keys(choices).length > 0 || perPage !== MAX_PER_PAGE) {
      const { headers, html } = await answer()
      return reply.headers({ ...headers, ...BRIEF }).send(html)
    }
    return await cache.answer(request, reply, `variations:${id}?page=${page}`, answer)
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

const BRIEF = { 'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate' }

function idOf(raw: unknown): number | undefined {
  return (typeof raw === 'string' || typeof raw === 'number') && /^[1-9]\d{0,14}$/.test(String(raw)) ? Number(raw) : undefined
}

function wholeNumber(raw: unknown, fallback: number, { name, max }: { name: string; max: number }): number {
  if (raw === undefined) return fallback
  const value = typeof raw === 'string' && /^\d{1,6}$/.test(raw) ? Number(raw) : Number.NaN
  if (!(value >= 1 && value <= max)) throw badRequest(`Parâmetro inválido: ${name}`, 'rest_invalid_param')
  return value
}

function choicesOf(fields: Fields): Choices {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      /^attribute_[\w-]{1,200}$/.test(name) && typeof value === 'string' && value !== '' && value.length <= MAX_VALUE_LENGTH
        ? [[name, value]]
        : [],
    ),
  )
}
