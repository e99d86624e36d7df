import { parseOrNothing, recordOf } from '#kit/unknown-json.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { GoogleAddresses } from './addresses.ts'

type Options = { call: CallOutside; addresses: GoogleAddresses; returnUrl: string }
export type GoogleKeys = { clientId: string; clientSecret: string }

/**
 * `ready`: both keys and the address to return to; `keys`: both keys, and of the address Google said nothing that is understood.
 * `return-url`: Google does not know that address yet.
 */
export type KeyCheck = 'ready' | 'keys' | 'return-url' | 'client-id' | 'client-secret' | 'kind' | 'refused' | 'down'

/** Asks Google whether it takes the shop's keys. Nobody is signed in: the code is made up, and Google looks at the keys before it. */
export const createKeyCheck =
  ({ call, addresses, returnUrl }: Options) =>
  async ({ clientId, clientSecret }: GoogleKeys): Promise<KeyCheck> => {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code: '4/vitrine-key-check',
      code_verifier: 'vitrine-key-check-vitrine-key-check-vitrine',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: returnUrl,
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    try {
      const { status, body } = await call({ url: addresses.token, method: 'POST', headers, body: form.toString() })
      const found = keysIn(status, recordOf(parseOrNothing(body)))
      return found === 'keys' ? await returnIn(await askPage({ call, addresses, clientId, returnUrl })) : found
    } catch {
      // No answer within the deadline, or none that could be read to its end.
      return 'down'
    }
  }

/** What Google's answer to a made-up code says of the keys that came with it. */
export function keysIn(status: number, { error, error_description: words }: Record<string, unknown>): KeyCheck {
  if (status >= 500 || status === 429) return 'down'
  if (error === 'invalid_grant') return 'keys'
  if (error === 'redirect_uri_mismatch') return 'return-url'
  if (error === 'unauthorized_client' || error === 'unsupported_grant_type') return 'kind'
  if (error === 'deleted_client' || error === 'disabled_client') return 'client-id'
  if (error === 'invalid_client') return /not found|deleted/i.test(String(words)) ? 'client-id' : 'client-secret'
  return 'refused'
}

/** Where Google sends a browser that comes with the shop's address to return to; nothing where it answers with a page. */
async function askPage({ call, addresses, clientId, returnUrl }: Options & { clientId: string }): Promise<string> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnUrl,
    response_type: 'code',
    scope: 'openid email',
  })
  try {
    const { headers } = await call({ url: `${addresses.page}?${query}`, method: 'GET' })
    return headers.location ?? ''
  } catch {
    // The keys are right all the same.
    return ''
  }
}

/** Google names what is wrong inside of `authError`; a browser without fault is sent to choose an account. */
export function returnIn(location: string): 'ready' | 'keys' | 'return-url' {
  if (!URL.canParse(location)) return 'keys'
  const wrong = new URL(location).searchParams.get('authError')
  if (wrong === null) return 'ready'
  return Buffer.from(wrong, 'base64').toString('latin1').includes('redirect_uri_mismatch') ? 'return-url' : 'keys'
}
