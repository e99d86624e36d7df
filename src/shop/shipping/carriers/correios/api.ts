import { listOf, parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Answered } from '#outgoing/exchange.ts'
import type { CarrierSettings, CarrierTools } from '../carrier.ts'
import type { Token } from '../tokens.ts'
import { silent, troubleOf, unreadable } from '../wire.ts'

const SERVICE = 'Correios'
const HOSTS = { production: 'https://api.correios.com.br', test: 'https://apihom.correios.com.br' }
const EARLY_SECONDS = 30 * 60

/** What comes with the token: the contract that prices are asked by. */
export type Card = { token: string; cnpj: string; contract: string; region: number; cardNumber: string }
type Method = 'GET' | 'POST' | 'DELETE'
type Asking = { body?: unknown; signal?: AbortSignal | undefined }

/** The API of Correios. A token holds for a day, and one that is over is refused like a missing right (403): renewed once, repeated once. */
export function createCorreiosApi(settings: CarrierSettings, { call, tokens }: CarrierTools) {
  const { user = '', accessCode = '', postageCard = '', environment, baseUrl = '' } = settings
  const host = (baseUrl || HOSTS[environment === 'test' ? 'test' : 'production']).replace(/\/+$/, '')
  const send = async (
    method: Method,
    path: string,
    { body, signal, authorization }: Asking & { authorization: string },
  ): Promise<Answered> => {
    // Without a language of its own a call is refused.
    const headers = { authorization, 'accept-language': 'pt-BR', 'content-type': 'application/json' }
    const asked = { url: host + path, method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return await call(asked, signal).catch((error: unknown) => {
      throw silent(SERVICE, error)
    })
  }
  const read = (answer: Answered): unknown => {
    const said = parseOrNothing(answer.body)
    const trouble = troubleOf(SERVICE, answer, textOf(listOf(recordOf(said)['msgs'])[0]))
    if (trouble) throw trouble
    if (said === undefined) throw unreadable(SERVICE)
    return said
  }

  const renew = async (): Promise<Token> => {
    const authorization = `Basic ${Buffer.from(`${user}:${accessCode}`).toString('base64')}`
    const answer = await send('POST', '/token/v1/autentica/cartaopostagem', { body: { numero: postageCard }, authorization })
    const said = recordOf(read(answer))
    const card = recordOf(said['cartaoPostagem'])
    const kept: Card = {
      token: textOf(said['token']),
      cnpj: textOf(said['cnpj']),
      contract: textOf(card['contrato']),
      region: Number(card['dr']),
      cardNumber: textOf(card['numero']) || postageCard,
    }
    const expiresAt = brasilia(textOf(said['expiraEm']))
    if (kept.token === '' || expiresAt === undefined) throw unreadable(SERVICE)
    return { access: JSON.stringify(kept), expiresAt }
  }
  const keys = [host, user, accessCode, postageCard]
  const use = (refused?: string) => tokens.use({ keys, renew, earlySeconds: EARLY_SECONDS, refused })

  return {
    access: async (): Promise<Card> => JSON.parse(await use()) as Card, // written above
    ask: async (method: Method, path: string, asking: Asking = {}): Promise<unknown> => {
      const kept = await use()
      const bearer = (card: string) => `Bearer ${(JSON.parse(card) as Card).token}`
      let answer = await send(method, path, { ...asking, authorization: bearer(kept) })
      if (answer.status === 403 || answer.status === 401)
        answer = await send(method, path, { ...asking, authorization: bearer(await use(kept)) })
      return read(answer)
    },
  }
}

export type CorreiosApi = ReturnType<typeof createCorreiosApi>

/** They write a moment without its zone: it is Brasília's. */
function brasilia(text: string): Date | undefined {
  const [moment] = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(text) ?? []
  return moment === undefined ? undefined : new Date(`${moment}-03:00`)
}
