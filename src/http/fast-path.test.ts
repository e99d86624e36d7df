import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#kit/clock.ts'
import { registerFastPath } from './fast-path.ts'
import { createLog } from './log.ts'
import { createMetrics, registerMetrics } from './metrics.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { createLimiter } from './rate-limit.ts'
import { createServer, REQUESTS_PER_ADDRESS } from './server.ts'

type Asking = { method?: string; headers?: Record<string, string> }
type Told = { status: number; headers: [string, string][]; body: string }

let shop: Awaited<ReturnType<typeof aServer>>
beforeEach(async () => void (shop = await aServer()))
afterEach(() => shop.close())

/** A server with one kept page, that counts how often the framework was asked for it. */
async function aServer({ trustProxy = [] as string[] } = {}) {
  const lines: string[] = []
  const write = new PassThrough()
  write.on('data', (part: Buffer) => lines.push(part.toString()))
  const log = createLog({ level: 'info', write })
  const limiter = createLimiter({ clock: systemClock, enabled: true })
  const metrics = createMetrics()
  const cache: PageCache = createPageCache({ onAnswer: (from) => metrics.pages.inc({ from }) })
  const http = createServer({
    log,
    limiter,
    pressure: { isHigh: () => false, turnAway: () => {} },
    shopUrl: 'http://127.0.0.1',
    trustProxy,
    errorPage: async ({ status }, _request, reply) => reply.code(status).send(`problem ${status}`),
    movedTo: async () => undefined,
    onNotFound: () => {},
  })
  registerMetrics(http, { metrics, token: undefined })
  let byFramework = 0
  http.get('/:slug/', async (asked, reply) => {
    byFramework++
    const path = asked.url.split('?', 1)[0]!
    if (asked.url === path) cache.open(path, { key: path, route: '/:slug/' })
    return await cache.answer(asked, reply, path, async () => ({
      status: 200,
      html: `<p>olá</p>`.repeat(200),
      tags: ['page'],
      headers: { 'content-security-policy': "default-src 'self'" },
    }))
  })
  let isForEverybody = true
  registerFastPath(http, { cache, limiter, log, metrics, trustProxy, isForEverybody: () => isForEverybody })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  const ask = (path: string, { method = 'GET', headers = {} }: Asking = {}) =>
    new Promise<Told>((resolve, reject) => {
      const sent = request({ port, path, method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: pairsOf(answer.rawHeaders),
            body: Buffer.concat(parts).toString('hex'),
          }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })
  return {
    ask,
    cache,
    limiter,
    metrics,
    lines,
    byFramework: () => byFramework,
    personal: () => (isForEverybody = false),
    close: () => http.close(),
  }
}

/** What differs from answer to answer is left out. */
const pairsOf = (raw: string[]) =>
  Array.from({ length: raw.length / 2 }, (_, at): [string, string] => [raw[at * 2]!, raw[at * 2 + 1]!]).map(
    ([name, value]): [string, string] => (/^(date|x-request-id)$/i.test(name) ? [name, '…'] : [name, value]),
  )

const etagOf = ({ headers }: Told) => headers.find(([name]) => name === 'etag')![1]

test.each([
  ['brotli', { headers: { 'accept-encoding': 'gzip, br' } }],
  ['gzip', { headers: { 'accept-encoding': 'gzip' } }],
  ['no encoding', {}],
  ['HEAD', { method: 'HEAD', headers: { 'accept-encoding': 'br' } }],
])('a kept page is the same to the byte with and without the framework: %s', async (_how, asking: Asking) => {
  // With a question the framework answers; the page is the same.
  const [first, byFramework] = [await shop.ask('/sobre/', asking), await shop.ask('/sobre/?utm_source=a', asking)]
  const before = shop.byFramework()
  const fast = await shop.ask('/sobre/', asking)
  expect(shop.byFramework()).toBe(before)
  expect(fast).toEqual(byFramework)
  expect(fast).toEqual(first)
})

test('who has the page already gets none of its bytes, with the headers that the framework sends', async () => {
  const headers = { 'accept-encoding': 'br', 'if-none-match': etagOf(await shop.ask('/sobre/')) }
  const byFramework = await shop.ask('/sobre/?a', { headers })
  const before = shop.byFramework()
  const fast = await shop.ask('/sobre/', { headers })
  expect([fast.status, fast.body, shop.byFramework()]).toEqual([304, '', before])
  expect(fast).toEqual(byFramework)
})

test('a change of content is seen by the next visitor, and so is a doubt', async () => {
  await shop.ask('/sobre/')
  await shop.ask('/sobre/')
  expect(shop.byFramework()).toBe(1)
  shop.cache.invalidate(['page'])
  await shop.ask('/sobre/')
  expect(shop.byFramework()).toBe(2)
  shop.cache.doubt()
  await shop.ask('/sobre/')
  expect(shop.byFramework()).toBe(3)
})

test('what is for one visitor, and what is no page, takes the ordinary way', async () => {
  await shop.ask('/sobre/')
  await shop.ask('/sobre/', { method: 'POST' })
  await shop.ask('/sobre/?a=1')
  expect(shop.byFramework()).toBe(2)
  shop.personal()
  await shop.ask('/sobre/')
  expect(shop.byFramework()).toBe(3)
})

test('each answer has its line in the log and its place in the figures', async () => {
  await shop.ask('/sobre/')
  await shop.ask('/sobre/')
  await shop.ask('/sobre/', { method: 'HEAD' })
  const lines = shop.lines
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.map(({ method, path, status, msg }) => [method, path, status, msg])).toEqual([
    ['GET', '/sobre/', 200, 'request'],
    ['GET', '/sobre/', 200, 'request'],
    ['HEAD', '/sobre/', 200, 'request'],
  ])
  expect(new Set(lines.map(({ request: id }) => id)).size).toBe(3)
  const figures = await shop.metrics.registry.metrics()
  expect(figures).toContain('vitrine_http_request_seconds_count{method="GET",route="/:slug/",status="200"} 2')
  expect(figures).toContain('vitrine_http_request_seconds_count{method="HEAD",route="/:slug/",status="200"} 1')
  expect(figures).toContain('vitrine_page_cache_total{from="memory"} 2')
})

test('kept pages count towards the limit of an address, and over it the framework refuses', async () => {
  await shop.ask('/sobre/')
  // All but two of what one address may ask for.
  for (let at = 0; at < REQUESTS_PER_ADDRESS.max - 3; at++) shop.limiter.take('request', '127.0.0', REQUESTS_PER_ADDRESS)
  const statuses: number[] = []
  for (let at = 0; at < 4; at++) statuses.push((await shop.ask('/sobre/')).status)
  expect(statuses).toEqual([200, 200, 429, 429])
  expect(shop.byFramework()).toBe(1)
})
