import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { edgeProblem } from '#kit/edge-address.ts'
import { createCallOutside } from '#outgoing/exchange.ts'
import { cloudflare } from './cloudflare.ts'
import { createEdgeService } from './edge-service.ts'
import { fastly } from './fastly.ts'
import { surrogateKeys } from './surrogate-keys.ts'

type Asked = { method: string; url: string; headers: Record<string, unknown>; body: string }

/** A service that takes every call and tells what it was asked. */
async function aService(status = 200) {
  const asked: Asked[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push({ method: request.method!, url: request.url!, headers: request.headers, body: await text(request) })
    response.writeHead(status).end('{}')
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return { asked, host: `127.0.0.1:${port}`, api: `http://127.0.0.1:${port}` }
}
const call = createCallOutside({ allowed: { protocols: ['http:'], address: () => true } })
const many = Array.from({ length: 301 }, (_, at) => `product:${at}`)

test('each Varnish is told the keys, with the secret', async () => {
  const [one, other] = [await aService(), await aService()]
  await createEdgeService({ url: `varnish://${one.host},${other.host}`, token: 'segredo' }).purge(['product:1', 'products'])
  for (const { asked } of [one, other])
    expect(asked).toMatchObject([
      { method: 'PURGE', headers: { 'x-purge-keys': 'product:1 products', 'x-purge-token': 'segredo' } },
    ])
})

test('Fastly is asked softly, with as many keys at once as it takes', async () => {
  const { asked, api } = await aService()
  await fastly({ service: 'loja', token: 'chave', call, api }).purge(many)
  expect(asked).toMatchObject([
    { method: 'POST', url: '/service/loja/purge', headers: { 'fastly-key': 'chave', 'fastly-soft-purge': '1' } },
    { headers: { 'surrogate-key': many.slice(256).join(' ') } },
  ])
})

test('Cloudflare is asked by tags, with as many at once as it takes', async () => {
  const { asked, api } = await aService()
  await cloudflare({ zone: 'abc', token: 'chave', call, api }).purge(many)
  expect(asked).toHaveLength(11)
  expect(asked[0]).toMatchObject({ url: '/zones/abc/purge_cache', headers: { authorization: 'Bearer chave' } })
  expect(asked.flatMap(({ body }) => (JSON.parse(body) as { tags: string[] }).tags)).toEqual(many)
})

test('a service that refuses is a failure, which is tried again', async () => {
  const { api, host } = await aService(403)
  await expect(fastly({ service: 'loja', token: 'x', call, api }).purge(['all'])).rejects.toThrow('403')
  await expect(cloudflare({ zone: 'abc', token: 'x', call, api }).purge(['all'])).rejects.toThrow('403')
  await expect(createEdgeService({ url: `varnish://${host}`, token: undefined }).purge(['all'])).rejects.toThrow('403')
})

test('a page tells the keys of what it shows, and none when they are too many for a header', () => {
  expect(surrogateKeys(['product:1', 'product:1', 'page:é a'])).toEqual(['all', 'product:1', 'page:%C3%A9%20a'])
  expect(surrogateKeys(Array.from({ length: 2_000 }, (_, at) => `product:${at}`))).toEqual([])
})

test.each([
  ['varnish://10.0.0.5:6081', undefined],
  ['varnish://10.0.0.5:6081,[::1]:6081', 'x'],
  ['fastly://abc123', 'x'],
  ['cloudflare://abc123', 'x'],
])('%s with the secret %s is an address of a cache', (url, token) => {
  expect(edgeProblem({ url, token })).toBeUndefined()
})

test.each([
  ['cloudflare://abc123', undefined, 'EDGE_TOKEN falta'],
  ['https://cdn.example', 'x', 'EDGE_URL não serve'],
  ['varnish://a b', 'x', 'EDGE_URL não serve'],
])('%s with the secret %s is refused: %s', (url, token, problem) => {
  expect(edgeProblem({ url, token })).toContain(problem)
})
