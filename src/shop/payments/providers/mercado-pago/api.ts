import type { Answered } from '#outgoing/exchange.ts'
import { listOf, parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { type ProviderSettings, type ProviderTools, ServiceTrouble } from '../../provider.ts'

export const API_URL = 'https://api.mercadopago.com'

type Asking = { query?: Record<string, string>; body?: unknown; idempotencyKey?: string }

/** Mercado Pago's API. An answer is its JSON; undefined: there is no such thing (404). */
export function createMercadoPagoApi(
  { accessToken = '', baseUrl = '' }: ProviderSettings,
  { call }: Pick<ProviderTools, 'call'>,
) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { query = {}, body, idempotencyKey }: Asking = {}) => {
    if (accessToken === '') throw new ServiceTrouble('denied', 'Falta o Access Token do Mercado Pago.')
    const url = new URL((baseUrl || API_URL).replace(/\/+$/, '') + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    let answer: Answered
    try {
      answer = await call({
        url: url.href,
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'x-idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch (error) {
      throw new ServiceTrouble('down', `O Mercado Pago não respondeu (${(error as Error).message}).`)
    }
    if (answer.status === 404) return undefined
    if (answer.status < 200 || answer.status >= 300) throw troubleOf(answer)
    const read = parseOrNothing(answer.body)
    if (read === undefined) throw new ServiceTrouble('down', 'O Mercado Pago respondeu pela metade.')
    return read
  }
}

function troubleOf({ status, headers, body }: Answered): ServiceTrouble {
  // 409 and 423: the same key is being worked on.
  if (status === 429 || status === 423 || status === 409)
    return new ServiceTrouble('busy', 'O Mercado Pago pediu para esperar.', Number(headers['retry-after']) || 10)
  if (status >= 500) return new ServiceTrouble('down', `O Mercado Pago está fora do ar (${status}).`)
  if (status === 401 || status === 403)
    return new ServiceTrouble(
      'denied',
      'O Mercado Pago recusou o Access Token. Copie de novo o de produção, em Suas integrações.',
    )
  const { message, cause } = recordOf(parseOrNothing(body))
  const why = textOf(recordOf(listOf(cause)[0])['description']) || textOf(message)
  return new ServiceTrouble(
    'refused',
    `O Mercado Pago recusou o pedido (${status})${why === '' ? '' : `: ${why.slice(0, 300)}`}.`,
  )
}
