import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OUTSIDE_CAPTCHAS, type OutsideCaptcha } from './contract.ts'
import { askService, type Fetch, readKeys } from './outside-captcha.ts'

/** Plays the part of a captcha service on this machine: its word depends on the token. */
const ANSWERS: Record<string, string> = {
  pessoa: '{"success":true,"score":0.9}',
  duvida: '{"success":true,"score":0.2}',
  robo: '{"success":false}',
  lixo: '<html>',
}
const asked: URLSearchParams[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    const fields = new URLSearchParams(body)
    asked.push(fields)
    const token = fields.get('response') ?? ''
    if (token === 'mudo') return
    response.writeHead(token === 'quebrado' ? 500 : 200).end(ANSWERS[token])
  })
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const keys = { siteKey: 'site-key', secretKey: 'secret-key' }
const toStandIn: Fetch = (url, init) => fetch(origin + new URL(url).pathname, init)
// Only the silent service is waited for in vain; a busy machine gets its time with the others.
const ask = (kind: OutsideCaptcha, token: string) =>
  askService(kind, { token, keys, fetch: toStandIn, deadlineMs: token === 'mudo' ? 300 : 10_000 })

test.each(OUTSIDE_CAPTCHAS)('[FORM-8] %s: the service’s word decides, and its silence is not a yes', async (kind) => {
  expect(await ask(kind, 'pessoa')).toBe('person')
  expect(asked.at(-1)?.get('secret')).toBe('secret-key')
  expect(await ask(kind, 'robo')).toBe('not-a-person')
  expect(await ask(kind, 'lixo')).toBe('no-answer')
  expect(await ask(kind, 'quebrado')).toBe('no-answer')
  expect(await ask(kind, 'mudo')).toBe('no-answer')
})

test('[FORM-8] reCAPTCHA v3 wants a good mark as well; the others give none', async () => {
  expect(await ask('recaptcha_v3', 'duvida')).toBe('not-a-person')
  expect(await ask('recaptcha', 'duvida')).toBe('person')
})

test.each([
  [undefined],
  [null],
  ['texto'],
  [{}],
  [{ recaptcha: { siteKey: 'abcdef' } }],
  [{ recaptcha: { siteKey: 'abcdef', secretKey: '' } }],
  [{ recaptcha: { siteKey: '"><script>', secretKey: 'x' } }],
])('[FORM-8] settings like %j hold no keys', (stored) => {
  expect(readKeys(stored, 'recaptcha')).toBeUndefined()
})
