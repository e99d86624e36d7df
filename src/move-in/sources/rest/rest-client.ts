import type { Answered, CallOutside } from '#outgoing/exchange.ts'
import { parseOrNothing } from '#kit/unknown-json.ts'
import { retryDelayMs } from './retry.ts'

/** An application password opens everything that its owner may see; keys of WooCommerce open the shop alone. */
export type RestKeys =
  | { kind: 'application-password'; user: string; password: string }
  | { kind: 'consumer-key'; key: string; secret: string }

type Options = { site: string; keys: RestKeys; call: CallOutside; wait: (ms: number) => Promise<void> }
export type RestAnswer = { status: number; body: unknown; pages: number }
export type RestClient = { get: (path: string, query?: Record<string, string | number>) => Promise<RestAnswer> }

/** The old shop did not answer as a shop of WordPress does; told to the merchant. */
export class RestTrouble extends Error {
  override name = 'RestTrouble'
}

const ATTEMPTS = 7

/** Reads the API of a shop of WordPress, patiently: one call at a time, and again later when the host asks for it. */
export async function createRestClient({ site, keys, call, wait }: Options): Promise<RestClient> {
  const home = site.trim().replace(/\/+$/, '')
  if (!/^https:\/\//i.test(home)) throw new RestTrouble('O endereço da loja antiga precisa começar com https://.')
  const ask = async (url: string, isSigned = true): Promise<Answered> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await call({ url, method: 'GET', headers: isSigned ? headersOf(keys) : {} }).catch((error: Error) => error)
      const delay = retryDelayMs(answer instanceof Error ? undefined : answer, attempt)
      if (delay === undefined && !(answer instanceof Error)) return answer
      if (attempt >= ATTEMPTS) throw new RestTrouble(`${new URL(home).host} não respondeu depois de ${ATTEMPTS} tentativas.`)
      await wait(delay ?? 1_000)
    }
  }
  const addressOf = await findRoot(home, (url) => ask(url, false))
  /** Some hosts take the header away; keys of WooCommerce may then stand in the address. */
  let isInQuery = false
  return {
    get: async (path, query = {}) => {
      const send = async () =>
        await ask(
          addressOf(path, {
            ...query,
            ...(isInQuery && keys.kind === 'consumer-key' && { consumer_key: keys.key, consumer_secret: keys.secret }),
          }),
        )
      let answer = await send()
      if (answer.status === 401 && keys.kind === 'consumer-key' && !isInQuery && path.startsWith('/wc/')) {
        isInQuery = true
        answer = await send()
        isInQuery = answer.status !== 401
      }
      return { status: answer.status, body: parseOrNothing(answer.body), pages: Number(answer.headers['x-wp-totalpages']) || 1 }
    },
  }
}

const headersOf = (keys: RestKeys): Record<string, string> => {
  const [name, secret] =
    keys.kind === 'consumer-key' ? [keys.key, keys.secret] : [keys.user, keys.password.replaceAll(/\s+/g, '')]
  return {
    authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`,
    'user-agent': 'Vitrine/1 (store migration)',
  }
}

type Address = (path: string, query: Record<string, string | number>) => string

/** Where the API stands: below /wp-json/, or behind ?rest_route= in shops without speaking addresses. */
async function findRoot(home: string, ask: (url: string) => Promise<Answered>): Promise<Address> {
  const withQuery = (url: string, query: Record<string, string | number>) => {
    const target = new URL(url)
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, String(value))
    return target.href
  }
  const pretty: Address = (path, query) => withQuery(`${home}/wp-json${path}`, query)
  const plain: Address = (path, query) => withQuery(`${home}/`, { rest_route: path, ...query })
  for (const address of [pretty, plain]) {
    const answer = await ask(address('/', {}))
    const isApi = Array.isArray((parseOrNothing(answer.body) as { namespaces?: unknown } | undefined)?.namespaces)
    if (answer.status === 200 && isApi) return address
    const elsewhere = answer.status >= 300 && answer.status < 400 ? answer.headers.location : undefined
    if (elsewhere && URL.canParse(elsewhere) && new URL(elsewhere).host !== new URL(home).host)
      throw new RestTrouble(`O endereço leva a ${new URL(elsewhere).origin}. Informe este endereço.`)
  }
  throw new RestTrouble(
    'Não encontramos a API do WordPress neste endereço. Confira o endereço e se a API REST não está bloqueada.',
  )
}
