import type { FastifyInstance } from 'fastify'
import { badRequest } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { formatMoney } from '#kit/money.ts'
import type { ProductCard } from '#shop/catalog/contract.ts'
import { type FoundPage, type Search, type Suggestion, SUGGESTIONS_URL } from './contract.ts'
import { tidyWords } from './words.ts'

/** A person who types quickly asks some three times a second, and pauses. */
const ASKED_PER_ADDRESS = { max: 120, windowSeconds: 60 }
/** Half a minute of the same letters is answered by the browser or a CDN. */
const BRIEF = 'public, max-age=30, s-maxage=30'
const MOST_AT_ONCE = 20

type Options = { search: Search; limiter: Limiter; shopUrl: string }

/** What may be meant while somebody types, in the shape that the ecosystem's clients know. */
export function useSearch(http: FastifyInstance, { search, limiter, shopUrl }: Options) {
  http.get(SUGGESTIONS_URL, async (request, reply) => {
    limiter.take('search', addressGroup(request.ip), ASKED_PER_ADDRESS)
    const query = request.query as Record<string, unknown>
    const perPage = numberOf(query, 'per_page', { fallback: 10, max: MOST_AT_ONCE })
    const page = numberOf(query, 'page', { fallback: 1, max: 100 })
    const words = tidyWords(query.search)
    const onlyProducts = query.subtype === 'product'
    const found = await search.find({ words, page, perPage, onlyProducts, isQuick: true })
    const suggestions = [
      ...found.products.map((card) => productSuggestion(card, shopUrl)),
      ...found.pages.map((one) => pageSuggestion(one, shopUrl)),
    ]
    return reply
      .headers({ 'cache-control': BRIEF, 'x-wp-total': String(found.total), 'x-wp-totalpages': String(found.pageCount) })
      .send(suggestions)
  })
}

const productSuggestion = ({ id, name, url, price, cover }: ProductCard, shopUrl: string): Suggestion => ({
  id,
  title: name,
  url: shopUrl + url,
  type: 'post',
  subtype: 'product',
  price: price.upToCents === undefined ? formatMoney(price.cents) : `A partir de ${formatMoney(price.cents)}`,
  picture: cover?.sizes[0]?.webp ?? '',
})

const pageSuggestion = ({ id, title, url, type }: FoundPage, shopUrl: string): Suggestion => ({
  id,
  title,
  url: shopUrl + url,
  type: 'post',
  subtype: type,
  price: '',
  picture: '',
})

function numberOf(query: Record<string, unknown>, name: string, { fallback, max }: { fallback: number; max: number }): number {
  const raw = query[name]
  if (raw === undefined) return fallback
  const value = typeof raw === 'string' && /^\d{1,4}$/.test(raw) ? Number(raw) : Number.NaN
  if (!(value >= 1 && value <= max)) throw badRequest(`Parâmetro inválido: ${name}`, 'rest_invalid_param')
  return value
}
