import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { S3Address } from '#kit/storage-address.ts'
import { readObject } from './read-object.ts'
import { createS3Client } from './s3-client.ts'

// A store that stumbles: it answers each call as the test says, and notes what it was asked.

let answers: ((request: IncomingMessage, response: ServerResponse) => void)[]
let asked: IncomingMessage[]
let now: number
let client: ReturnType<typeof createS3Client>
const server = createServer((request, response) => {
  asked.push(request)
  const answer = answers.shift()
  if (answer) answer(request, response)
  else response.writeHead(500).end()
})
beforeEach(async () => {
  answers = []
  asked = []
  now = Date.parse('2026-01-01T00:00:00Z')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address: S3Address = {
    host: '127.0.0.1',
    port,
    tls: false,
    bucket: 'loja',
    prefix: '',
    region: 'x',
    key: 'chave',
    secret: 'oculto',
  }
  client = createS3Client(address, { wait: async () => undefined, now: () => now })
})
afterEach(async () => {
  client.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const says =
  (status: number, body = '', headers: Record<string, string> = {}) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, headers).end(body)
const hangsUp = (request: IncomingMessage) => void request.socket.destroy()
const get = async () => await text(await client.ask({ method: 'GET', name: 'um' }))

test('a store that stumbles is asked again, three times at the most', async () => {
  answers = [says(503), hangsUp, says(200, 'here')]
  expect(await get()).toBe('here')
  answers = [says(500), says(503), says(429), says(200, 'too late')]
  await expect(get()).rejects.toMatchObject({ name: 'StorageAway', reason: 'unreachable' })
  expect(asked).toHaveLength(6)
})

test('for a store that is away nobody waits in line; then one call finds it again', async () => {
  answers = [hangsUp, hangsUp, hangsUp]
  await expect(get()).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(get()).rejects.toMatchObject({ reason: 'unreachable' })
  expect(asked).toHaveLength(3)
  now += 2_001
  answers = [says(500), says(200, 'never asked')]
  await expect(get()).rejects.toMatchObject({ reason: 'unreachable' })
  now += 2_001
  answers = [says(200, 'here')]
  expect([await get(), asked.length]).toEqual(['here', 5])
})

test.each([
  [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>', { name: 'StorageAway', reason: 'refused' }],
  [404, '<Error><Code>NoSuchBucket</Code></Error>', { name: 'StorageAway', reason: 'no-bucket' }],
  [404, '<Error><Code>NoSuchKey</Code></Error>', { name: 'S3Refusal', status: 404, code: 'NoSuchKey' }],
  [412, '', { name: 'S3Refusal', status: 412 }],
])('%i %s is asked once, and no key is told', async (status, body, wanted) => {
  answers = [says(status, body)]
  const error: unknown = await get().catch((caught: unknown) => caught)
  expect(error).toMatchObject(wanted)
  expect(String(error) + JSON.stringify(error)).not.toMatch(/oculto|chave/)
  expect(asked).toHaveLength(1)
})

test('a line that breaks in the middle is taken up where it broke, of the same file only', async () => {
  const breaksAfter = (status: number, part: string, length: number) => (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-length': String(length), etag: '"e"' })
    response.write(part, () => setImmediate(() => response.destroy()))
  }
  answers = [breaksAfter(200, '01234', 10), breaksAfter(206, '567', 5), says(206, '89', { etag: '"e"' })]
  expect(await text(await readObject(client, 'um'))).toBe('0123456789')
  expect(asked.map(({ headers }) => [headers.range, headers['if-match']])).toEqual([
    [undefined, undefined],
    ['bytes=5-', '"e"'],
    ['bytes=8-', '"e"'],
  ])
  answers = [breaksAfter(200, '01234', 10), says(412)]
  await expect(readObject(client, 'um').then(text)).rejects.toMatchObject({ status: 412 })
})
