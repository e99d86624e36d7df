import { createHash, randomUUID } from 'node:crypto'

const APP = { clientId: '4934588586838432', clientSecret: 'segredo-do-aplicativo-mp' }
const KNOWN = new Set('client_id client_secret grant_type code redirect_uri code_verifier refresh_token test_token'.split(' '))
type Body = Record<string, unknown>

/** OAuth of Mercado Pago as its documents describe it: codes for one use with PKCE, and access for half a year with a refresh token. */
export function createAccess() {
  const codes = new Map<string, { challenge: string; returnUrl: string }>()
  const tokens = new Map<string, string>()
  let made = 0
  const refuse = (error: string) => ({ status: 400, answer: { message: error, error, status: 400, cause: [] } })
  const give = () => {
    made++
    const [access, refresh] = [`APP_USR-${APP.clientId}-acesso-${made}`, `TG-renova-${made}`]
    tokens.set(access, refresh)
    return {
      status: 200,
      answer: {
        access_token: access,
        token_type: 'Bearer',
        expires_in: 15_552_000,
        scope: 'offline_access read write',
        user_id: 724484980,
        refresh_token: refresh,
        public_key: `APP_USR-chave-publica-${made}`,
        live_mode: true,
      },
    }
  }
  const token = (body: Body) => {
    if (Object.keys(body).some((name) => !KNOWN.has(name))) return refuse('invalid_request')
    if (body['client_id'] !== APP.clientId || body['client_secret'] !== APP.clientSecret) return refuse('invalid_client')
    if (body['grant_type'] === 'refresh_token') {
      const [access] = [...tokens].find(([, refresh]) => refresh === body['refresh_token']) ?? []
      if (access === undefined) return refuse('invalid_grant')
      tokens.delete(access)
      return give()
    }
    const asked = codes.get(String(body['code']))
    codes.delete(String(body['code']))
    const challenge = createHash('sha256').update(String(body['code_verifier'])).digest('base64url')
    if (!asked || asked.returnUrl !== body['redirect_uri'] || asked.challenge !== challenge) return refuse('invalid_grant')
    return give()
  }
  return {
    app: APP,
    token,
    isGood: (bearer: string) => tokens.has(bearer),
    /** The merchant is on its page and agrees: they are sent back with this. */
    agree: (pageUrl: string) => {
      const query = new URL(pageUrl).searchParams
      if (query.get('client_id') !== APP.clientId || query.get('code_challenge_method') !== 'S256') throw new Error(pageUrl)
      const code = `TG-${randomUUID()}`
      codes.set(code, { challenge: query.get('code_challenge') ?? '', returnUrl: query.get('redirect_uri') ?? '' })
      return { code, state: query.get('state') ?? '' }
    },
    /** The merchant takes it back in their panel. */
    revoke: () => tokens.clear(),
  }
}
