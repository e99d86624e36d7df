import type { Answered, ClientCertificate } from '#outgoing/exchange.ts'
import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { type ProviderSettings, type ProviderTools, ServiceTrouble } from '../../provider.ts'
import { endpointsOf, presetOf } from './presets.ts'

/** What is used, and no more: whoever steals the token can't do other things with it. */
const SCOPES = 'cob.read cob.write pix.read pix.write webhook.read webhook.write'
/** A token that ends while a call is on its way is asked for anew before. */
const RENEW_EARLY_MS = 60_000
const TOKEN_LIFE_SECONDS = 300

type Asking = {
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** The bank's API with a token that is kept and renewed. An answer is its JSON; undefined: there is no such thing (404). */
export function createPixClient(settings: ProviderSettings, { call, now }: Pick<ProviderTools, 'call' | 'now'>) {
  const preset = presetOf(settings)
  const { tokenUrl, baseUrl } = endpointsOf(settings)
  const certificate = certificateOf(settings)
  const { clientId = '', clientSecret = '', appKey = '' } = settings
  let token: Promise<{ value: string; endsMs: number }> | undefined

  const send = async (asked: Parameters<typeof call>[0]): Promise<Answered> => {
    try {
      return await call({ ...asked, certificate })
    } catch (error) {
      throw new ServiceTrouble('down', `O banco não respondeu (${(error as Error).message}).`)
    }
  }

  const fetchToken = async () => {
    const isForm = preset.token !== 'basic-json'
    const fields: Record<string, string> = {
      grant_type: 'client_credentials',
      ...(isForm && { scope: SCOPES }),
      ...(preset.token === 'form' && { client_id: clientId, ...(clientSecret !== '' && { client_secret: clientSecret }) }),
    }
    const answer = await send({
      url: tokenUrl,
      method: 'POST',
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(preset.token !== 'form' && {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        }),
      },
      body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
    })
    if (answer.status >= 500 || answer.status === 429) throw troubleOf(answer)
    const { access_token: value, expires_in: seconds } = recordOf(parseOrNothing(answer.body))
    if (answer.status >= 400 || typeof value !== 'string')
      throw new ServiceTrouble('denied', 'O banco recusou o Client ID, o Client Secret ou o certificado. Confira os três.')
    const life = Number(seconds) > 0 ? Number(seconds) : TOKEN_LIFE_SECONDS
    return { value, endsMs: now().getTime() + life * 1_000 }
  }

  /** One at a time: two that ask at once share the answer. */
  const tokenNow = async (): Promise<string> => {
    const known = await token?.catch(() => undefined)
    if (known && known.endsMs - RENEW_EARLY_MS > now().getTime()) return known.value
    const asked = fetchToken()
    token = asked
    try {
      return (await asked).value
    } catch (error) {
      if (token === asked) token = undefined
      throw error
    }
  }

  const headers = Object.fromEntries(
    Object.entries(preset.headers ?? {})
      .map(([name, value]) => [name, value.replace(/\{(\w+)\}/, (_all, key: string) => settings[key] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  )

  return async (method: 'GET' | 'PUT' | 'PATCH', path: string, asking: Asking = {}): Promise<unknown> => {
    if (!URL.canParse(baseUrl) || !URL.canParse(tokenUrl))
      throw new ServiceTrouble('denied', 'Faltam os endereços da API e do token deste banco.')
    const url = new URL(`${baseUrl}${path}`)
    for (const [name, value] of Object.entries(asking.query ?? {})) url.searchParams.set(name, value)
    if (preset.appKeyQuery && appKey !== '') url.searchParams.set(preset.appKeyQuery, appKey)
    const attempt = async (bearer: string) =>
      await send({
        url: url.href,
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(asking.body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
          ...asking.headers,
        },
        ...(asking.body !== undefined && { body: JSON.stringify(asking.body) }),
      })
    const first = await attempt(await tokenNow())
    // It ended before its time: a new one, once.
    if (first.status === 401) token = undefined
    const answer = first.status === 401 ? await attempt(await tokenNow()) : first
    if (answer.status === 404) return undefined
    if (answer.status < 200 || answer.status >= 300) throw troubleOf(answer)
    const body = parseOrNothing(answer.body)
    if (body === undefined) throw new ServiceTrouble('down', 'O banco respondeu pela metade.')
    return body
  }
}

function troubleOf({ status, headers, body }: Answered): ServiceTrouble {
  if (status === 429) return new ServiceTrouble('busy', 'O banco pediu para esperar.', Number(headers['retry-after']) || 30)
  if (status >= 500) return new ServiceTrouble('down', `O banco está fora do ar (${status}).`)
  const said = saidOf(parseOrNothing(body))
  if (status === 401 || status === 403)
    return new ServiceTrouble('denied', `O banco negou o acesso${said}. Confira as permissões da aplicação.`)
  return new ServiceTrouble('refused', `O banco recusou o pedido (${status})${said}.`)
}

/** A problem document of the standard, or the few words of banks that have their own. */
function saidOf(raw: unknown): string {
  const { title, detail, violacoes, nome, mensagem } = recordOf(raw)
  const [first] = Array.isArray(violacoes) ? (violacoes as unknown[]) : []
  const words = [textOf(detail) || textOf(title), textOf(recordOf(first)['razao']), textOf(nome), textOf(mensagem)]
  const said = words.filter(Boolean).join(': ').slice(0, 300)
  return said === '' ? '' : `: ${said}`
}

/** A file of the bank: PEM as text, anything else as base64 of a PFX. */
function certificateOf({ certificate = '', certificateKey = '', passphrase = '' }: ProviderSettings): ClientCertificate {
  if (certificate === '') return {}
  const secret = passphrase === '' ? {} : { passphrase }
  if (!certificate.includes('-----BEGIN')) return { pfx: Buffer.from(certificate, 'base64'), passphrase }
  // One file may hold both.
  return { cert: certificate, key: certificateKey || certificate, ...secret }
}
