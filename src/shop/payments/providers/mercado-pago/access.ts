import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Answered } from '#outgoing/exchange.ts'
import type { AccountAccess } from '../../method.ts'
import { ServiceTrouble } from '../../provider.ts'
import { API_URL } from './api.ts'

const PAGE_URL = 'https://auth.mercadopago.com'
const originOf = (baseUrl: string | undefined, usual: string) => (baseUrl || usual).replace(/\/+$/, '')

/** OAuth of Mercado Pago, with PKCE: a merchant's own application gets access to their account for half a year, and renews it. */
export const mercadoPagoAccess: AccountAccess = {
  isReady: ({ clientId = '', clientSecret = '' }) => clientId !== '' && clientSecret !== '',
  pageUrl: ({ clientId = '', baseUrl }, { returnUrl, state, challenge }) => {
    const query = {
      client_id: clientId,
      response_type: 'code',
      platform_id: 'mp',
      state,
      redirect_uri: returnUrl,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }
    return `${originOf(baseUrl, PAGE_URL)}/authorization?${new URLSearchParams(query).toString()}`
  },
  take: async ({ clientId = '', clientSecret = '', environment, baseUrl }, { call, now }, grant) => {
    const asked =
      grant.kind === 'code'
        ? { grant_type: 'authorization_code', code: grant.code, redirect_uri: grant.returnUrl, code_verifier: grant.verifier }
        : { grant_type: 'refresh_token', refresh_token: grant.refreshToken }
    const body = {
      client_id: clientId,
      client_secret: clientSecret,
      ...asked,
      ...(grant.kind === 'code' && environment === 'test' && { test_token: 'true' }),
    }
    let answer: Answered
    try {
      answer = await call({
        url: `${originOf(baseUrl, API_URL)}/oauth/token`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    } catch (error) {
      throw new ServiceTrouble('down', `O Mercado Pago não respondeu (${(error as Error).message}).`)
    }
    if (answer.status === 429 || answer.status >= 500)
      throw new ServiceTrouble('down', `O Mercado Pago está fora do ar (${answer.status}).`)
    if (answer.status >= 400) throw new ServiceTrouble('denied', REFUSED)
    const said = recordOf(parseOrNothing(answer.body))
    const [accessToken, refreshToken, seconds] = [
      textOf(said['access_token']),
      textOf(said['refresh_token']),
      Number(said['expires_in']),
    ]
    if (accessToken === '' || !(seconds > 0)) throw new ServiceTrouble('down', 'O Mercado Pago respondeu pela metade.')
    const publicKey = textOf(said['public_key'])
    return {
      accessToken,
      refreshToken,
      expiresAt: new Date(now().getTime() + seconds * 1_000),
      account: String(said['user_id'] ?? ''),
      // The fields of the card are drawn with the key of the same account.
      ...(publicKey !== '' && { also: { mercado_pago_card: { publicKey } } }),
    }
  },
}

const REFUSED =
  'O Mercado Pago não deu o acesso. Confira o Client ID, o Client Secret e o endereço de retorno do aplicativo, e conecte de novo.'
