import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createAddressReader } from './client-address.ts'
import { type Encoding, encodingFor, isHeld, type KeptPage } from './kept-page.ts'
import { type Logger, logRequest } from './log.ts'
import { countAnswer, type Metrics } from './metrics.ts'
import type { PageCache } from './page-cache.ts'
import { addressGroup, type Limiter } from './rate-limit.ts'
import { COMMON_HEADERS } from './security-headers.ts'
import { REQUESTS_PER_ADDRESS } from './server.ts'

type Options = {
  cache: Pick<PageCache, 'find'>
  limiter: Pick<Limiter, 'check' | 'take'>
  log: Logger
  metrics: Pick<Metrics, 'answers' | 'requests'>
  trustProxy: readonly string[]
  /** Whether this visitor may be shown what everybody is shown, as far as the request tells. */
  isForEverybody: (request: IncomingMessage) => boolean
  /** Hears which route a page belongs to, while it is answered. */
  onRoute?: ((method: string, route: string) => void) | undefined
  /** Hears of each page that was answered, once it is on its way. */
  onPage?: (page: { url: string; headers: IncomingMessage['headers']; address: string }) => void
}

/**
 * Answers kept pages before the framework sees the request: the answer is the same to the byte, and is counted, limited and logged
 * alike. Everything that is not plainly a kept page takes the ordinary way.
 */
export function registerFastPath(
  http: FastifyInstance,
  { cache, limiter, log, metrics, trustProxy, isForEverybody, onRoute, onPage }: Options,
) {
  const addressOf = createAddressReader(trustProxy)
  let isClosing = false
  // From then on the framework tells each visitor that the connection ends.
  http.addHook('preClose', (done) => {
    isClosing = true
    done()
  })

  const isAdmitted = (address: string) => {
    const group = addressGroup(address)
    try {
      // Only looked at: who is over the limit is counted and told so by the framework.
      limiter.check('request', group, REQUESTS_PER_ADDRESS)
    } catch {
      return false
    }
    limiter.take('request', group, REQUESTS_PER_ADDRESS)
    return true
  }

  const answers = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request
    if (isClosing || (method !== 'GET' && method !== 'HEAD')) return false
    const found = cache.find(url)
    if (!found || !isForEverybody(request)) return false
    const { page, route, tell } = found
    const isSame = isHeld(page, headers['if-none-match'])
    const encoding = encodingFor(headers['accept-encoding'])
    const body = page.ready[encoding]
    if (!body && !isSame) return false
    const address = addressOf(request)
    if (!isAdmitted(address)) return false

    const startedMs = performance.now()
    const id = randomUUID()
    const status = isSame ? 304 : page.status
    response.once('finish', () => {
      const ms = performance.now() - startedMs
      logRequest(log, { request: id, method, path: url, status, ms: Math.round(ms) })
      countAnswer(metrics, { method, route, status }, ms)
      if (method === 'GET') onPage?.({ url, headers, address })
    })
    tell(isSame ? 'unchanged' : 'memory')
    onRoute?.(method, route)
    response.writeHead(status, headersOf(page, isSame ? undefined : encoding, id))
    response.end(isSame || method === 'HEAD' ? undefined : body)
    return true
  }

  const { server } = http
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!answers(request, response)) for (const handle of handlers) handle.call(server, request, response)
  })
}

const COMMON = Object.entries(COMMON_HEADERS).flat()
const ID_AT = COMMON.length + 1

/** Headers as one list, made once for each encoding of a page; only the request's own id is put in. */
const lists = new WeakMap<KeptPage, Partial<Record<Encoding | 'none', string[]>>>()

function headersOf(page: KeptPage, encoding: Encoding | undefined, id: string): string[] {
  let known = lists.get(page)
  if (!known) lists.set(page, (known = {}))
  const list = (known[encoding ?? 'none'] ??= listOf(page, encoding))
  const own = list.slice()
  own[ID_AT] = id
  return own
}

const listOf = (page: KeptPage, encoding: Encoding | undefined) => [
  ...COMMON,
  'x-request-id',
  '',
  ...Object.entries(page.headers).flat(),
  ...(encoding === undefined || encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ...(encoding === undefined ? [] : ['content-length', String(page.ready[encoding]!.length)]),
]
