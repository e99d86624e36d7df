import { parseOrNothing } from '#kit/unknown-json.ts'
import type { Answered, CallOutside } from '#outgoing/exchange.ts'
import { findRoot, type RestRoot } from './find-root.ts'
import { blockedTrouble, isFirewall, RestTrouble, troubleOfCall } from './rest-trouble.ts'
import { retryDelayMs } from './retry.ts'

/** Keys of WooCommerce open the shop alone; an application password opens everything that its owner may see. */
export type RestKeys = {
  consumer?: { key: string; secret: string } | undefined
  application?: { user: string; password: string } | undefined
}

export type RestOptions = {
  site: string
  keys: RestKeys
  call: CallOutside
  wait: (ms: number) => Promise<void>
  /** How often the same is asked before it is given up. */
  attempts?: number
}
type Query = Record<string, string | number>
export type RestAnswer = { status: number; body: unknown; pages: number; total?: number }
export type RestClient = {
  /** `attempts`: fewer, where something else can be tried instead. */
  get: (path: string, query?: Query, attempts?: number) => Promise<RestAnswer>
}

const ATTEMPTS = 7

/** Reads the API of a shop of WordPress, patiently: one call at a time, and again later when the host asks for it. */
export async function createRestClient({
  site,
  keys,
  call,
  wait,
  attempts: most = ATTEMPTS,
}: RestOptions): Promise<RestClient & RestRoot> {
  const home = homeOf(site)
  const { host } = new URL(home)
  const ask = async (url: string, headers: Record<string, string>, attempts = most): Promise<Answered> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await call({ url, method: 'GET', headers }).catch((error: Error) => error)
      const isSilent = answer instanceof Error
      if (isSilent && troubleOfCall(host, answer).isForGood) throw troubleOfCall(host, answer)
      const delay = retryDelayMs(isSilent ? undefined : answer, attempt)
      if (delay === undefined && !isSilent) return answer
      const isAskedToWait = !isSilent && answer.headers['retry-after'] !== undefined
      if (attempt >= (isAskedToWait ? most : Math.min(most, attempts))) {
        if (isSilent) throw troubleOfCall(host, answer)
        throw isFirewall(answer)
          ? blockedTrouble(host)
          : new RestTrouble(`${host} respondeu com o erro ${answer.status} depois de ${attempt} tentativas.`)
      }
      await wait(delay ?? 1_000)
    }
  }
  const root = await findRoot(home, (url) => ask(url, AGENT))
  /** Some hosts take the header away; keys of WooCommerce may then stand in the address. */
  let isInQuery = false
  return {
    ...root,
    get: async (path, query = {}, attempts = most) => {
      const consumer = path.startsWith('/wc/') ? keys.consumer : undefined
      const send = async () =>
        await ask(
          root.addressOf(path, {
            ...query,
            ...(isInQuery && consumer && { consumer_key: consumer.key, consumer_secret: consumer.secret }),
          }),
          headersOf(keys, consumer),
          attempts,
        )
      let answer = await send()
      if (answer.status === 401 && consumer && !isInQuery) {
        isInQuery = true
        answer = await send()
        isInQuery = answer.status !== 401
      }
      const body = parseOrNothing(answer.body)
      if (body === undefined && isFirewall(answer)) throw blockedTrouble(host)
      return {
        status: answer.status,
        body,
        pages: Number(answer.headers['x-wp-totalpages']) || 1,
        total: Number(answer.headers['x-wp-total']) || 0,
      }
    },
  }
}

/** The address of the shop's root, as it is called. */
export function homeOf(site: string): string {
  const typed = site.trim().replace(/\/+$/, '')
  const home = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(home) || !new URL(home).hostname.includes('.'))
    throw new RestTrouble('Escreva o endereço da loja antiga, como https://minhaloja.com.br.', 'address')
  const { protocol, origin, pathname } = new URL(home)
  if (protocol !== 'https:') throw new RestTrouble('O endereço da loja antiga precisa começar com https://.', 'address')
  return origin + pathname.replace(/\/+$/, '').replace(/\/wp-(admin|json|login\.php).*$/, '')
}

const AGENT = { 'user-agent': 'Vitrine/1 (store migration)' }

function headersOf({ application }: RestKeys, consumer: RestKeys['consumer']): Record<string, string> {
  const pair = consumer
    ? `${consumer.key}:${consumer.secret}`
    : application && `${application.user}:${application.password.replaceAll(/\s+/g, '')}`
  return pair === undefined ? AGENT : { ...AGENT, authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}
