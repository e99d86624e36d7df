import type { Answered } from '#outgoing/exchange.ts'
import { listOf, parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { type ProviderSettings, type ProviderTools, ServiceTrouble } from '../../provider.ts'

const HOSTS: Record<string, string> = { production: 'https://api.asaas.com/v3', test: 'https://api-sandbox.asaas.com/v3' }
const PAGE_SIZE = 100
/** More pages than a shop has in one window are a mistake of the service. */
const MOST_PAGES = 100

type Asking = { query?: Record<string, string>; body?: unknown }

/** Asaas' API. An answer is its JSON; undefined: there is no such thing (404). */
export function createAsaasApi(
  { apiKey = '', baseUrl = '', environment = 'production' }: ProviderSettings,
  { call }: Pick<ProviderTools, 'call'>,
) {
  const base = (baseUrl || (HOSTS[environment] ?? HOSTS['production']!)).replace(/\/+$/, '')
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { query = {}, body }: Asking = {}) => {
    if (apiKey === '') throw new ServiceTrouble('denied', 'Falta a chave de API do Asaas.')
    const url = new URL(base + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    let answer: Answered
    try {
      answer = await call({
        url: url.href,
        method,
        headers: { access_token: apiKey, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch (error) {
      throw new ServiceTrouble('down', `O Asaas não respondeu (${(error as Error).message}).`)
    }
    if (answer.status === 404) return undefined
    if (answer.status < 200 || answer.status >= 300) throw troubleOf(answer)
    const read = parseOrNothing(answer.body)
    if (read === undefined) throw new ServiceTrouble('down', 'O Asaas respondeu pela metade.')
    return read
  }
  /** Every page of a list. */
  const list = async (path: string, query: Record<string, string> = {}): Promise<unknown[]> => {
    const found: unknown[] = []
    for (let page = 0; page < MOST_PAGES; page++) {
      const paged = { ...query, limit: String(PAGE_SIZE), offset: String(page * PAGE_SIZE) }
      const answer = recordOf(await ask('GET', path, { query: paged }))
      const some = listOf(answer['data'])
      found.push(...some)
      if (some.length === 0 || answer['hasMore'] !== true) break
    }
    return found
  }
  return { ask, list }
}
export type AsaasApi = ReturnType<typeof createAsaasApi>

/** Keys say where they belong; undefined for one that does not. */
export const environmentOfKey = (apiKey: string): 'production' | 'test' | undefined =>
  apiKey.startsWith('$aact_prod_') ? 'production' : apiKey.startsWith('$aact_hmlg_') ? 'test' : undefined

function troubleOf({ status, headers, body }: Answered): ServiceTrouble {
  if (status === 429 || status === 409)
    return new ServiceTrouble('busy', 'O Asaas pediu para esperar.', Number(headers['retry-after']) || 10)
  if (status >= 500) return new ServiceTrouble('down', `O Asaas está fora do ar (${status}).`)
  const why = textOf(recordOf(listOf(recordOf(parseOrNothing(body))['errors'])[0])['description']).slice(0, 300)
  if (status === 401)
    return new ServiceTrouble('denied', 'O Asaas recusou a chave de API. Copie de novo, em Integrações › Chaves de API.')
  if (status === 403)
    return new ServiceTrouble('denied', `O Asaas não deu permissão a esta chave${why === '' ? '' : `: ${why}`}.`)
  return new ServiceTrouble('refused', `O Asaas recusou o pedido (${status})${why === '' ? '' : `: ${why}`}.`)
}
