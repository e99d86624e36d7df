import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAs, keyFor } from './support/api.ts'
import { eventually } from './support/eventually.ts'
import { anOpenShop } from './support/shop.ts'

type OtlpSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Record<string, string | number> }[]
}

let shop: Awaited<ReturnType<typeof anOpenShop>>
let collector: Server
const collected: { path: string; headers: Record<string, unknown>; text: string }[] = []
let authorization: string

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      collected.push({ path: request.url!, headers: request.headers, text: Buffer.concat(parts).toString() })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}` // it listens on a port, not on a pipe
  const telemetry = {
    tracesUrl: `${origin}/v1/traces`,
    metricsUrl: `${origin}/v1/metrics`,
    headers: { 'x-team': 'loja' },
    ratio: 1,
    followsParent: false,
    serviceName: 'vitrine',
    resource: {},
    metricsEveryMs: 3_600_000,
  }
  shop = await anOpenShop({ config: { telemetry } })
  await apiAs(shop, 'shop_manager', 'helena')
  const { consumerKey, consumerSecret } = await keyFor(shop, 'helena')
  authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
})
afterAll(async () => {
  await shop?.close()
  collector?.close()
})

const spans = () =>
  collected
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ text }) => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans as OtlpSpan[])

test('one trace leads from the click through the route and its statements to the jobs that it asked for, and names nobody', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const answer = await fetch(`${shop.origin}/wp-json/wc/v3/orders?consumer=ana`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    body: JSON.stringify({ billing: { first_name: 'Jacinta', email: 'jacinta@exemplo.com.br', phone: '11987654321' } }),
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('server-timing')).toMatch(new RegExp(`^traceparent;desc="00-${traceId}-[\\da-f]{16}-01"$`))

  const trace = await eventually('the job and its statements to arrive', () => {
    const own = spans().filter((span) => span.traceId === traceId)
    const job = own.find(({ name }) => name.startsWith('job event.'))
    return job && own.some(({ parentSpanId }) => parentSpanId === job.spanId) && own
  })
  const request = trace.find(({ kind }) => kind === 2)!
  expect(request).toMatchObject({ name: 'POST /wp-json/*', parentSpanId: '00f067aa0ba902b7' })
  const below = trace.filter(({ parentSpanId }) => parentSpanId === request.spanId).map(({ name }) => name)
  expect(below).toEqual(expect.arrayContaining(['insert orders', 'commit', expect.stringMatching(/^job event\./)]))
  expect(collected[0]!.headers).toMatchObject({ 'x-team': 'loja', 'content-type': 'application/json' })
  expect(collected.map(({ text }) => text).join()).not.toMatch(/Jacinta|jacinta|11987654321|consumer=ana|127\.0\.0\.1/)
})

test('public pages, which caches keep for everybody, are traced but tell no trace', async () => {
  const answer = await fetch(`${shop.origin}/`)
  await answer.text()
  expect([answer.status, answer.headers.get('server-timing')]).toEqual([200, null])
  await (await fetch(`${shop.origin}/healthz`)).text()
  await eventually('the page to arrive', () => spans().some(({ name }) => name === 'GET /'))
  expect(spans().some(({ name }) => name.includes('healthz'))).toBe(false)
})

test('what `/metrics` prints is sent too, at the latest when the shop closes', async () => {
  await shop.close()
  const last = collected.findLast(({ path }) => path === '/v1/metrics')!
  const names = JSON.parse(last.text).resourceMetrics[0].scopeMetrics[0].metrics.map(({ name }: { name: string }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['vitrine_http_request_seconds', 'vitrine_jobs_total', 'nodejs_eventloop_lag_seconds']),
  )
})
