import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PermanentFailure } from '#db/job-run.ts'
import { getOutside } from './get-outside.ts'

let server: Server
let origin: string
const signal = new AbortController().signal
const here = { protocols: ['http:'], address: () => true }

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/picture') return response.end('0123456789')
    if (request.url === '/away') return response.writeHead(302, { location: '/picture' }).end()
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
