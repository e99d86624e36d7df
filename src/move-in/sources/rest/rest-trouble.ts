import { parseOrNothing } from '#kit/unknown-json.ts'
import type { Answered } from '#outgoing/exchange.ts'

export type RestTroubleKind =
  | 'address'
  | 'private'
  | 'unreachable'
  | 'certificate'
  | 'redirect'
  | 'blocked'
  | 'no-wordpress'
  | 'api-off'
  | 'no-woocommerce'
  | 'permalinks'
  | 'keys'
  | 'application-password'
  | 'answer'

/** These may pass by themselves; all others need the merchant. */
const PASSING: ReadonlySet<RestTroubleKind> = new Set(['unreachable', 'blocked', 'answer'])

/** The old shop did not answer as a shop of WordPress does; told to the merchant. */
export class RestTrouble extends Error {
  override name = 'RestTrouble'
  readonly kind: RestTroubleKind
  constructor(message: string, kind: RestTroubleKind = 'answer') {
    super(message)
    this.kind = kind
  }
  get isForGood() {
    return !PASSING.has(this.kind)
  }
}

/** Why a call got no answer, by the code that its error ends in. */
export function troubleOfCall(host: string, { message }: Error): RestTrouble {
  const code = /: ([A-Z0-9_]+)$/.exec(message)?.[1] ?? ''
  if (code === 'ERR_REFUSED_ADDRESS' || message.includes('may not be called'))
    return new RestTrouble(
      `${host} leva a um endereço de rede interna. A loja antiga precisa estar aberta na internet, em um endereço público.`,
      'private',
    )
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new RestTrouble(`${host} não existe ou não foi encontrado. Confira se o endereço está escrito certo.`, 'unreachable')
  if (/CERT|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/.test(code))
    return new RestTrouble(
      `O certificado de segurança (https) de ${host} não é válido. Renove-o na hospedagem da loja antiga e teste de novo.`,
      'certificate',
    )
  return new RestTrouble(
    `${host} não respondeu. Confira o endereço e se a loja antiga está no ar, e teste de novo daqui a pouco.`,
    'unreachable',
  )
}

const FIREWALL =
  /just a moment|attention required|cf-browser-verification|captcha|wordfence|sucuri|mod_security|imunify|access denied/i

/** An answer of a firewall in front of the shop, not of the shop. */
export const isFirewall = ({ status, headers, body }: Pick<Answered, 'status' | 'headers' | 'body'>) =>
  headers['cf-mitigated'] !== undefined ||
  (parseOrNothing(body) === undefined &&
    ([401, 403, 406, 415, 429, 503].includes(status) || FIREWALL.test(body.slice(0, 20_000))))

export const blockedTrouble = (host: string) =>
  new RestTrouble(
    `Um firewall de ${host} (Cloudflare, Wordfence, Sucuri ou o da hospedagem) não deixa a loja ler a API. Libere o caminho /wp-json/ ou desligue o modo «sob ataque» durante a mudança.`,
    'blocked',
  )

export const looksLikeWordPress = (html: string) =>
  /\/wp-(content|includes)\/|api\.w\.org|name="generator" content="WordPress/i.test(html)
