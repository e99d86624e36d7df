import type { FastifyInstance } from 'fastify'
import { sendPrivatePage } from '#http/private-page.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { readCep } from '#kit/brazil/cep.ts'
import type { Arrivals } from '#shop/shipping/arrivals.ts'
import type { Shipping } from '#shop/shipping/service.ts'
import { badCepText } from '#shop/shipping/text.ts'
import type { Site } from '../site.tsx'
import { type Estimate, freightPage } from './freight-page.tsx'

type Wanted = { productId: number | undefined; variationId: number | undefined; units: number }
type Options = { site: Site; shipping: Shipping; arrivals: Arrivals; limiter: Limiter }

/** An honest shopper tries a few places; a program that copies the whole table is slowed down. */
const ESTIMATES = { max: 60, windowSeconds: 60 }
const MOST_ID = 999_999_999_999
const NO_PRODUCT = 'Escolha um produto para calcular o frete.'

/** What sending a product costs, before it is in the cart: `/frete/?cep=…&produto=…&variacao=…`. */
export function registerFreight(http: FastifyInstance, { site, shipping, arrivals, limiter }: Options) {
  const estimate = async (typed: unknown, { productId, variationId, units }: Wanted): Promise<Estimate> => {
    if (productId === undefined) return { kind: 'problem', text: NO_PRODUCT }
    const cep = readCep(typed)
    if (cep === undefined) return { kind: 'problem', text: badCepText(typed) }
    const [parcel, ratesOf] = await Promise.all([shipping.parcelOf(productId, units, variationId), shipping.pricesTo(cep)])
    if (!parcel) return { kind: 'nothing-to-send' }
    const all = await arrivals.dated(await shipping.withMore(ratesOf, () => parcel, cep), cep)
    const lacksCents = all.untilFree?.(parcel)
    const free = lacksCents === undefined ? {} : { free: { lacksCents, fromCents: parcel.valueCents + lacksCents } }
    return { kind: 'rates', cep, rates: all(parcel), ...(all.unsendable && { unsendable: all.unsendable }), ...free }
  }

  http.get('/frete/', async (request, reply) => {
    limiter.take('freight', addressGroup(request.ip), ESTIMATES)
    const { cep: typed, produto, variacao, quantidade } = request.query as Record<string, unknown>
    const wanted: Wanted = {
      productId: wholeOf(produto, MOST_ID),
      variationId: wholeOf(variacao, MOST_ID),
      units: wholeOf(quantidade, 9_999) ?? 1,
    }
    const asked = { ...wanted, productId: wanted.productId ?? 0, typed: typeof typed === 'string' ? typed.slice(0, 20) : '' }
    const model = freightPage(asked, await estimate(typed, wanted))
    return await sendPrivatePage(request, reply, await site.render(model))
  })
}

function wholeOf(raw: unknown, most: number): number | undefined {
  const number = typeof raw === 'string' && /^[1-9]\d{0,11}$/.test(raw) ? Number(raw) : undefined
  return number !== undefined && number <= most ? number : undefined
}
