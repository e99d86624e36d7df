import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PermanentFailure } from '#jobs/run.ts'
import { callWebhook, webhookJob, webhookKey } from './call-webhook.ts'
import { isPublicAddress } from '#outgoing/public-address.ts'

const got: { headers: IncomingHttpHeaders; body: string }[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    got.push({ headers: request.headers, body })
    const status = request.url === '/longe' ? 302 : request.url === '/quebrado' ? 500 : 200
    response.writeHead(status, { location: 'http://127.0.0.1/outro' }).end()
  })
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => {
  server.close()
})

const HERE = { protocols: ['http:'], address: (address: string) => address === '127.0.0.1' }
const call = (url: string, allowed?: typeof HERE) =>
  callWebhook({ url, body: '{}', key: 'chave', id: 1, nowMs: 0, signal: new AbortController().signal, allowed })

test('[FORM-9] a webhook is posted with a signature that the receiver can check', async () => {
  const job = webhookJob({ secret: 'segredo', clock: { now: () => 1_700_000_000_000 }, allowed: HERE })
  const url = `${origin}/entrada`
  await job({ id: 7, payload: { url, body: '{"event":"form.submitted"}' } }, { signal: new AbortController().signal })
  const { headers, body } = got.at(-1)!
  expect(body).toBe('{"event":"form.submitted"}')
  expect(headers['x-vitrine-timestamp']).toBe('1700000000')
  expect(headers['x-vitrine-delivery']).toBe('7')
  const expected = createHmac('sha256', webhookKey('segredo', url)).update(`1700000000.${body}`).digest('hex')
  expect(headers['x-vitrine-signature']).toBe(`sha256=${expected}`)
})

test('a webhook that answers with trouble or leads elsewhere is tried again later, and never followed', async () => {
  const before = got.length
  await expect(call(`${origin}/quebrado`, HERE)).rejects.toThrow('500')
  await expect(call(`${origin}/longe`, HERE)).rejects.toThrow('302')
  expect(got).toHaveLength(before + 2)
})

test.each([
  'http://exemplo.com/',
  'ftp://exemplo.com/',
  'https://ana:senha@exemplo.com/',
  'nada',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://10.0.0.8/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0x7f000001/',
  'https://localhost/',
])('nothing is ever sent to %s', async (url) => {
  await expect(call(url)).rejects.toThrow(PermanentFailure)
})

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::', false],
  ['::1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['lixo', false],
])('%s is on the open internet: %s', (address, open) => {
  expect(isPublicAddress(address)).toBe(open)
})
