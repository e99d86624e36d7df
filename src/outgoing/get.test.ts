import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PermanentFailure } from '#jobs/run.ts'
import { getOutside } from './get.ts'
import { OPEN_INTERNET, postOutside } from './post.ts'
import type { Resolve } from './public-address.ts'

let server: Server
let origin: string
const signal = new AbortController().signal
const here = { protocols: ['http:'], address: () => true }

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/picture') return response.end('0123456789')
    if (request.url === '/away') return response.writeHead(302, { location: '/picture' }).end()
    if (request.url === '/inside') return response.writeHead(301, { location: 'http://10.0.0.1/secret' }).end()
    if (request.url === '/round') return response.writeHead(302, { location: '/round' }).end()
    if (request.url === '/busy') return response.writeHead(503).end()
    return response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe
})
afterAll(() => void server.close())

const get = (path: string, maxBytes = 10) => getOutside({ url: origin + path, maxBytes, signal, allowed: here })

test('a file is fetched whole, up to what is allowed', async () => {
  expect((await get('/picture')).toString()).toBe('0123456789')
  await expect(get('/picture', 9)).rejects.toBeInstanceOf(PermanentFailure)
})
test('what is not there, or says it is elsewhere, is given up; a busy host is asked again', async () => {
  await expect(get('/nothing')).rejects.toBeInstanceOf(PermanentFailure)
  await expect(get('/away')).rejects.toBeInstanceOf(PermanentFailure)
  await expect(get('/busy')).rejects.not.toBeInstanceOf(PermanentFailure)
})
test('where it is told to follow, each place is checked like the first, and a circle ends', async () => {
  const allowed = { protocols: ['http:'], address: (address: string) => address === '127.0.0.1' }
  const follow = (path: string) => getOutside({ url: origin + path, maxBytes: 10, signal, allowed, redirects: 3 })
  expect((await follow('/away')).toString()).toBe('0123456789')
  await expect(follow('/inside')).rejects.toThrow('not an address of the open internet')
  await expect(follow('/round')).rejects.toThrow('answered 302')
})
test.each([
  'https://127.0.0.1/x',
  'https://10.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/x',
  'http://exemplo.com/x',
  'file:///x',
  'https://localhost/x',
  'https://8.8.8.8:8443/x',
  'https://ana:senha@8.8.8.8/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
])('nothing is fetched from %s', async (url) => {
  await expect(getOutside({ url, maxBytes: 10, signal })).rejects.toBeInstanceOf(PermanentFailure)
})

/** A name server that gives the next answer each time, and the last one for ever. */
function aNameServer(...answers: string[][]) {
  const asked: string[] = []
  const resolve: Resolve = (hostname, found) => {
    asked.push(hostname)
    const addresses = answers.length > 1 ? answers.shift()! : answers[0]!
    found(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )
  }
  return { asked, resolve }
}
const onlyLoopback = (address: string) => address === '127.0.0.1'
const portOf = () => new URL(origin).port

test('a name is looked up once for a call, and the connection goes to the address that was checked', async () => {
  const { asked, resolve } = aNameServer(['127.0.0.1'], ['127.0.0.2'])
  const allowed = { protocols: ['http:'], address: onlyLoopback, resolve }
  const url = `http://loja.example:${portOf()}/picture`
  expect((await getOutside({ url, maxBytes: 10, signal, allowed })).toString()).toBe('0123456789')
  expect(asked).toEqual(['loja.example'])
  // The same name, now elsewhere: a connection that was kept would have gone around the check.
  await expect(getOutside({ url, maxBytes: 10, signal, allowed })).rejects.toBeInstanceOf(PermanentFailure)
  await expect(postOutside({ url, body: '{}', headers: {}, signal, allowed })).rejects.toBeInstanceOf(PermanentFailure)
})

test('a name with one address that may not be called is not called at all, whichever comes first', async () => {
  for (const addresses of [['127.0.0.1', '10.0.0.1'], ['10.0.0.1', '127.0.0.1'], []]) {
    const allowed = { protocols: ['http:'], address: onlyLoopback, resolve: aNameServer(addresses).resolve }
    const url = `http://loja.example:${portOf()}/picture`
    await expect(getOutside({ url, maxBytes: 10, signal, allowed })).rejects.toBeInstanceOf(PermanentFailure)
    await expect(postOutside({ url, body: '{}', headers: {}, signal, allowed })).rejects.toBeInstanceOf(PermanentFailure)
  }
})

test('a name that leads into the shop’s own network is refused by the rule of the open internet', async () => {
  for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '100.64.0.1', '192.168.0.1']) {
    const allowed = { ...OPEN_INTERNET, resolve: aNameServer([address]).resolve }
    await expect(postOutside({ url: 'https://loja.example/x', body: '{}', headers: {}, signal, allowed })).rejects.toBeInstanceOf(
      PermanentFailure,
    )
  }
})

test('where an answer leads on is never followed, not even to look at it', async () => {
  const allowed = { protocols: ['http:'], address: onlyLoopback }
  expect(await postOutside({ url: `${origin}/away`, body: '{}', headers: {}, signal, allowed })).toBe(302)
})
