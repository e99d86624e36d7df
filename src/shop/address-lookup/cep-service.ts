import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { guardedLookup, isPublicAddress } from '#outgoing/public-address.ts'
import { type CepPlace, readCepAnswer } from './cep-answer.ts'
import { cepServiceNames, PUBLIC_CEP_SERVICES } from './public-services.ts'

/** The merchant's address service: an https address with `{cep}` where the eight digits go. */
export const CEP_SERVICE_SETTING = 'cep_service_url'
/** Which public services are asked besides, in which order; nobody is unless the merchant chooses so. */
export const CEP_PUBLIC_SETTING = 'cep_services'
/** Who types a number and a name meanwhile does not wait for it; later than this it would only surprise. */
export const CEP_DEADLINE_MS = 1_500
const MOST_BYTES = 16 * 1024
const KEPT = 5_000
const KEEP_MS = 24 * 3_600_000
/** A service that is away, or has no such CEP, is not asked again for this long. */
const KEEP_NOTHING_MS = 60_000

type Allowed = { protocols: string[]; address: (address: string) => boolean }
const OPEN_INTERNET: Allowed = { protocols: ['https:'], address: isPublicAddress }
type Options = {
  settings: { get: (name: string) => Promise<unknown> }
  allowed?: Allowed
  publicServices?: typeof PUBLIC_CEP_SERVICES
}

/** Asks address services for a CEP, one after the other until one knows it. Whatever goes wrong, the answer is nothing, in time. */
export function createCepService({ settings, allowed = OPEN_INTERNET, publicServices = PUBLIC_CEP_SERVICES }: Options) {
  const known = new LRUCache<string, Promise<CepPlace | undefined>>({ max: KEPT, ttl: KEEP_MS })
  const templates = async () => {
    const [own, chosen] = await Promise.all([settings.get(CEP_SERVICE_SETTING), settings.get(CEP_PUBLIC_SETTING)])
    return [own, ...cepServiceNames(chosen).map((name) => publicServices[name])].filter(
      (template): template is string => typeof template === 'string' && isCepService(template, allowed),
    )
  }
  /** Each but the last leaves time for those after it. */
  const askAll = async (urls: string[]): Promise<CepPlace | undefined> => {
    const end = performance.now() + CEP_DEADLINE_MS
    for (const [at, url] of urls.entries()) {
      const shareMs = Math.max(1, Math.round((end - performance.now()) / (urls.length - at)))
      const place = await ask(new URL(url), allowed, AbortSignal.timeout(shareMs)).then(readCepAnswer, () => undefined)
      if (place) return place
    }
    return undefined
  }

  return {
    isOpen: async () => (await templates()).length > 0,
    /** `cep`: eight digits. Two who ask for the same at the same time ask the services once. */
    find: async (cep: string): Promise<CepPlace | undefined> => {
      const urls = (await templates()).map((template) => template.replaceAll('{cep}', cep))
      if (urls.length === 0) return undefined
      const question = urls.join(' ')
      const before = known.get(question)
      if (before) return await before
      const asked = askAll(urls)
      known.set(question, asked)
      const place = await asked
      if (!place) known.set(question, asked, { ttl: KEEP_NOTHING_MS })
      return place
    },
  }
}
export type CepService = ReturnType<typeof createCepService>

function isCepService(template: string, { protocols, address }: Allowed): boolean {
  const url = template.replaceAll('{cep}', '01310100')
  if (!template.includes('{cep}') || template.length > 500 || !URL.canParse(url)) return false
  const { protocol, username, hostname } = new URL(url)
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  // A name is looked up and checked when it is called.
  return protocols.includes(protocol) && username === '' && (isIP(host) === 0 || address(host))
}

/** One short GET that follows nothing and reads no more than an address has. */
async function ask(target: URL, allowed: Allowed, signal: AbortSignal): Promise<string> {
  const answer = await open(target, allowed, signal)
  if (answer.statusCode !== 200) {
    answer.destroy()
    return ''
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function open(target: URL, allowed: Allowed, signal: AbortSignal): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const options = {
      headers: { accept: 'application/json', 'user-agent': 'Vitrine/1' },
      signal,
      lookup: guardedLookup(allowed.address),
    }
    // Heard for as long as the call lives: what goes wrong while the answer is read is said here too.
    request(target, options, resolve).on('error', reject).end()
  })
}
