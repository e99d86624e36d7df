import type { Answered } from '#outgoing/exchange.ts'
import { listOf, parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { type ProviderSettings, type ProviderTools, ServiceTrouble } from '../../provider.ts'
import { formOf, type Fields } from './form.ts'

const API_URL = 'https://api.stripe.com'
/** The shapes that are read here; Stripe keeps to them for whoever names the version. */
const API_VERSION = '2024-06-20'
const PAGE_SIZE = 100
/** More pages than a shop has in one window are a mistake of the service. */
const MOST_PAGES = 100

type Asking = { query?: Fields; body?: Fields; idempotencyKey?: string }

/** Stripe's API. An answer is its JSON; undefined: there is no such thing (404). */
export function createStripeApi({ secretKey = '', baseUrl = '' }: ProviderSettings, { call }: Pick<ProviderTools, 'call'>) {
  const base = (baseUrl || API_URL).replace(/\/+$/, '')
  const ask = async (method: 'GET' | 'POST', path: string, { query = {}, body, idempotencyKey }: Asking = {}) => {
    if (secretKey === '') throw new ServiceTrouble('denied', 'Falta a chave secreta da Stripe.')
    const search = formOf(query)
    let answer: Answered
    try {
      answer = await call({
        url: `${base}/v1${path}${search === '' ? '' : `?${search}`}`,
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': API_VERSION,
          ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(method === 'POST' && { body: formOf(body ?? {}) }),
      })
    } catch (error) {
      throw new ServiceTrouble('down', `A Stripe não respondeu (${(error as Error).message}).`)
    }
    if (answer.status === 404) return undefined
    if (answer.status < 200 || answer.status >= 300) throw troubleOf(answer)
    const read = parseOrNothing(answer.body)
    if (read === undefined) throw new ServiceTrouble('down', 'A Stripe respondeu pela metade.')
    return read
  }
  /** Every page of a list. */
  const list = async (path: string, query: Fields = {}): Promise<unknown[]> => {
    const found: unknown[] = []
    for (let page = 0; page < MOST_PAGES; page++) {
      const last = textOf(recordOf(found.at(-1))['id'])
      const paged = { ...query, limit: PAGE_SIZE, ...(last !== '' && { starting_after: last }) }
      const answer = recordOf(await ask('GET', path, { query: paged }))
      const some = listOf(answer['data'])
      found.push(...some)
      if (some.length === 0 || answer['has_more'] !== true) break
    }
    return found
  }
  return { ask, list }
}
export type StripeApi = ReturnType<typeof createStripeApi>

function troubleOf({ status, headers, body }: Answered): ServiceTrouble {
  // 409: the same key is being worked on.
  if (status === 429 || status === 409)
    return new ServiceTrouble('busy', 'A Stripe pediu para esperar.', Number(headers['retry-after']) || 10)
  if (status >= 500) return new ServiceTrouble('down', `A Stripe está fora do ar (${status}).`)
  if (status === 401)
    return new ServiceTrouble('denied', 'A Stripe recusou a chave secreta. Copie de novo, em Desenvolvedores › Chaves de API.')
  const why = textOf(recordOf(recordOf(parseOrNothing(body))['error'])['message']).slice(0, 300)
  if (status === 403)
    return new ServiceTrouble('denied', `A Stripe não deu permissão a esta chave${why === '' ? '' : `: ${why}`}.`)
  return new ServiceTrouble('refused', `A Stripe recusou o pedido (${status})${why === '' ? '' : `: ${why}`}.`)
}
