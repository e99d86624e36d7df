import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { guardedLookup, isPublicAddress } from '#outgoing/public-address.ts'
import { type CepPlace, readCepAnswer } from './cep-answer.ts'

/** The merchant's address service: an https address with `{cep}` where the eight digits go. */
export const CEP_SERVICE_SETTING = 'cep_service_url'
/** Who types a number and a name meanwhile does not wait for it; later than this it would only surprise. */
export const CEP_DEADLINE_MS = 1_500
const MOST_BYTES = 16 * 1024
const KEPT = 5_000
const KEEP_MS = 24 * 3_600_000
/** A service that is away, or has no such CEP, is not asked again for this long. */
const KEEP_NOTHING_MS = 60_000

type Allowed = { protocols: string[]; address: (address: string) => boolean }
const OPEN_INTERNET: Allowed = { protocols: ['https:'], address: isPublicAddress }
type Options = { settings: { get: (name: string) => Promise<unknown> }; allowed?: Allowed }

/** Asks the merchant's address service for a CEP. Whatever goes wrong, the answer is nothing, in time. */
export function createCepService({ settings, allowed = OPEN_INTERNET }: Options) {
  const known = new LRUCache<string, Promise<CepPlace | undefined>>({ max: KEPT, ttl: KEEP_MS })
  const templateOf = async () => {
    const stored = await settings.get(CEP_SERVICE_SETTING)
    return typeof stored === 'string' && isCepService(stored, allowed) ? stored : undefined
  }

  return {
    isOpen: async () => (await templateOf()) !== undefined,
    /** `cep`: eight digits. Two who ask for the same at the same time ask the service once. */
    find: async (cep: string): Promise<CepPlace | undefined> => {
      const template = await templateOf()
      if (template === undefined) return undefined
      const url = template.replaceAll('{cep}', cep)
      const before = known.get(url)
      if (before) return await before
      const asked = ask(new URL(url), allowed).then(readCepAnswer, () => undefined)
      known.set(url, asked)
      const place = await asked
      if (!place) known.set(url, asked, { ttl: KEEP_NOTHING_MS })
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
async function ask(target: URL, allowed: Allowed): Promise<string> {
  const answer = await open(target, allowed)
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

function open(target: URL, allowed: Allowed): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const options = {
      headers: { accept: 'application/json', 'user-agent': 'Vitrine/1' },
      signal: AbortSignal.timeout(CEP_DEADLINE_MS),
      lookup: guardedLookup(allowed.address),
    }
    // Heard for as long as the call lives: what goes wrong while the answer is read is said here too.
    request(target, options, resolve).on('error', reject).end()
  })
}
