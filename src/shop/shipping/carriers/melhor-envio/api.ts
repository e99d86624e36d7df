import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Answered } from '#outgoing/exchange.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { Authorization, CarrierSettings, CarrierTools } from '../carrier.ts'
import type { Token } from '../tokens.ts'
import { silent, troubleOf, unreadable } from '../wire.ts'
import { refusalIn } from './quote.ts'

const SERVICE = 'Melhor Envio'
const HOSTS = { production: 'https://melhorenvio.com.br', test: 'https://sandbox.melhorenvio.com.br' }
/** To quote, to see which services there are, and to buy, print, find, follow and cancel labels. */
const SCOPES =
  'shipping-calculate shipping-companies users-read cart-read cart-write shipping-checkout shipping-generate shipping-print shipping-tracking shipping-cancel orders-read'
/** A token holds for thirty days: whoever renews it five days before its end has time to fail. */
const EARLY_SECONDS = 5 * 24 * 3_600

const hostOf = ({ baseUrl = '', environment }: CarrierSettings) =>
  (baseUrl || HOSTS[environment === 'test' ? 'test' : 'production']).replace(/\/+$/, '')
/** Which keys a token belongs to. */
const keysOf = (settings: CarrierSettings) => [hostOf(settings), settings['clientId'] ?? '', settings['clientSecret'] ?? '']

type Method = 'GET' | 'POST' | 'DELETE'
type Asking = { body?: unknown; signal?: AbortSignal | undefined }

/** Melhor Envio's API with the merchant's token, or with that of an application, which is renewed before it ends. */
export function createMelhorEnvioApi(settings: CarrierSettings, { call, tokens, now, shop }: CarrierTools) {
  const { token: pasted = '', clientId = '', clientSecret = '', contactEmail = '' } = settings
  const host = hostOf(settings)
  const headers = {
    'user-agent': `${plainText(shop.name) || 'Vitrine'} (${plainText(contactEmail || shop.email)})`,
    'content-type': 'application/json',
  }
  const send = async (method: Method, path: string, { body, signal }: Asking, access?: string): Promise<Answered> => {
    try {
      return await call(
        {
          url: host + path,
          method,
          headers: { ...headers, ...(access !== undefined && { authorization: `Bearer ${access}` }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        signal,
      )
    } catch (error) {
      throw silent(SERVICE, error)
    }
  }
  const tokenBy = async (grant: Record<string, string>): Promise<Token> => {
    const answer = await send('POST', '/oauth/token', { body: { client_id: clientId, client_secret: clientSecret, ...grant } })
    const said = recordOf(parseOrNothing(answer.body))
    // A pair that was used up is refused like a wrong one.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
      throw new ServiceTrouble('denied', 'Melhor Envio: o acesso acabou. Conecte de novo em Ajustes › Frete.')
    const trouble = troubleOf(SERVICE, answer)
    if (trouble) throw trouble
    const [access, refresh, seconds] = [textOf(said['access_token']), textOf(said['refresh_token']), Number(said['expires_in'])]
    if (access === '' || !(seconds > 0)) throw unreadable(SERVICE)
    return { access, ...(refresh !== '' && { refresh }), expiresAt: new Date(now().getTime() + seconds * 1_000) }
  }
  const renew = async (old: Token | undefined): Promise<Token> => {
    if (old?.refresh === undefined)
      throw new ServiceTrouble('denied', 'Melhor Envio: falta autorizar o aplicativo. Use «Conectar conta».')
    return await tokenBy({ grant_type: 'refresh_token', refresh_token: old.refresh })
  }
  const access = async (refused?: string) =>
    pasted !== '' ? pasted : await tokens.use({ keys: keysOf(settings), renew, earlySeconds: EARLY_SECONDS, refused })

  const authorization: Authorization = {
    pageUrl: (returnUrl, state) => {
      const query = { client_id: clientId, redirect_uri: returnUrl, response_type: 'code', scope: SCOPES, state }
      return `${host}/oauth/authorize?${new URLSearchParams(query).toString()}`
    },
    finish: async (code, returnUrl) =>
      await tokens.put(keysOf(settings), await tokenBy({ grant_type: 'authorization_code', code, redirect_uri: returnUrl })),
    isDone: async () => (await tokens.find(keysOf(settings))) !== undefined,
  }
  const ask = async (method: Method, path: string, asking: Asking = {}): Promise<unknown> => {
    const token = await access()
    let answer = await send(method, path, asking, token)
    // Dead before its time: renewed once, repeated once. One that was pasted can only be pasted again.
    if (answer.status === 401 && pasted === '') answer = await send(method, path, asking, await access(token))
    const read = parseOrNothing(answer.body)
    const trouble = troubleOf(SERVICE, answer, refusalIn(read))
    if (trouble) throw trouble
    // What is taken away leaves nothing to say.
    if (read === undefined && method !== 'DELETE') throw unreadable(SERVICE)
    return read
  }
  /** A file at an address that it gave: anywhere, and without our keys. */
  const fetchFile = async (url: string): Promise<Buffer> => {
    const answer = await call({ url, method: 'GET', headers: { accept: '*/*' }, isFile: true }).catch((error: unknown) => {
      throw silent(SERVICE, error)
    })
    const trouble = troubleOf(SERVICE, answer)
    if (trouble) throw trouble
    return Buffer.from(answer.body, 'latin1')
  }
  return { ask, fetchFile, ...(pasted === '' && clientId !== '' && { authorization }) }
}

export type MelhorEnvioApi = Pick<ReturnType<typeof createMelhorEnvioApi>, 'ask' | 'fetchFile'>

/** Headers hold plain letters alone. */
const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^ -~]|[()]/g, '')
    .trim()
