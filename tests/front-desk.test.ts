import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { eventually } from './support/eventually.ts'
import { aCookieJar, aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
const lines: string[] = []
const password = 'a rede na varanda'

beforeAll(async () => {
  const write = new PassThrough()
  write.on('data', (part: Buffer) => lines.push(part.toString()))
  shop = await aShop({ write })
  await createAccounts({ db: shop.db }).create({
    login: 'ana',
    email: 'ana@loja.example',
    displayName: 'Ana',
    password,
    roles: ['customer'],
  })
})
afterAll(() => shop.close())

const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  shop.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
  })

const ajax = '/wp-admin/admin-ajax.php'

test('a diary without a text says nothing that is true of another shop, and leads on', async () => {
  const { body } = await shop.get('/blog/')
  expect(body).toContain('Ainda não há textos por aqui.')
  expect(/<main.*<\/main>/s.exec(body)![0]).toContain('href="/loja/"')
  expect(body).not.toContain('oficinas')
})

test('fonts that the shop chose are fetched ahead of the page, kept for ever, and gone with the choice', async () => {
  const settings = createSettings({ db: shop.db })
  const preloaded = async () => [...String((await shop.get('/blog/')).headers['link']).matchAll(PRELOADED_FONT)]
  expect(await preloaded()).toEqual([])
  await settings.set('fonts', { pair: 'atelie' })
  await eventually('both fonts are fetched ahead', async () => (await preloaded()).length === 2)
  const { headers, body } = await shop.get('/blog/')
  for (const [, url] of await preloaded()) {
    expect(body).toContain(`src:url(${url})`)
    const file = await shop.get(url!)
    expect(file.headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(file.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  }
  expect((await shop.get('/fontes/fraunces.0000000000.woff2')).statusCode).toBe(404)
  expect(headers['content-security-policy']).not.toMatch(/font-src(?! 'self')/)
  await settings.set('fonts', { pair: 'system' })
  await eventually('none is any more', async () => (await preloaded()).length === 0)
})
const PRELOADED_FONT = /<([^>]+)>; rel="preload"; as="font"; type="font\/woff2"; crossorigin/g

test('a shop without a logo wears its initials: in the header, on the tab, on phones and where it is shared', async () => {
  const before = await shop.get('/favicon.svg')
  expect(before.headers['content-type']).toBe('image/svg+xml')
  const { body } = await shop.get('/')
  // A ring and the two letters of «Minha loja».
  expect(/<div class="site-logo".*?<\/div>/s.exec(body)![0].match(/<(circle|path)/g)).toHaveLength(3)
  expect(body).toMatch(/<meta property="og:image" content="http[^"]+\/imagem-da-loja\.png"/)
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect(sizeOf((await shop.get('/apple-touch-icon.png')).rawPayload)).toEqual([180, 180])
  expect(sizeOf((await shop.get('/imagem-da-loja.png')).rawPayload)).toEqual([1200, 630])
  const settings = createSettings({ db: shop.db })
  await settings.set('appearance', { brand: '#0b5d3b' })
  await eventually('the mark has the new colour', async () => (await shop.get('/favicon.svg')).body.includes('#0b5d3b'))
  await settings.set('appearance', {})
  await eventually('and then the first one', async () => (await shop.get('/favicon.svg')).body === before.body)
})

test.each([
  ['5,000 nested brackets', '['.repeat(5_000) + ']'.repeat(5_000), 'application/json', 400],
  ['broken JSON', '{"a":', 'application/json', 400],
  ['a key that would change every object', '{"__proto__":{"a":1}}', 'application/json', 400],
  ['a number without end', '{"a":1e400}', 'application/json', 400],
  ['plain text', 'olá', 'text/plain', 415],
  ['multipart without a boundary', 'x', 'multipart/form-data', 400],
  ['no type that exists', 'x', 'a/b; c', 415],
  ['a field twice', 'a=1&a=2', 'application/x-www-form-urlencoded', 400],
  ['a NUL', 'a=%00', 'application/x-www-form-urlencoded', 400],
  ['too much', 'a='.padEnd(70_000, 'x'), 'application/x-www-form-urlencoded', 413],
])('%s gets a clear answer and no stack trace', async (_what, body, type, status) => {
  const answer = await post(ajax, body, { 'content-type': type, accept: 'application/json' })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ message: expect.stringMatching(/\p{L}{3}/u), data: { status } })
  expect(answer.body).not.toMatch(/at .*\.ts|node_modules/)
})

test.each([
  ['/%', 400],
  ['/%ff', 400],
  ['/%00', 404],
  ['/produto/..%2f..%2fetc', 404],
  ['/midia/..%2f..%2fsecret', 403],
  ['/assets/../package.json', 404],
  ['//evil.example/', 404],
  ['/loja/page/0/', 404],
  ['/loja/page/-1/', 404],
  ['/loja/page/99999/', 404],
  ['/loja/page/1e3/', 404],
])('the address %s is no page and no accident', async (url, status) => {
  const answer = await shop.get(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).not.toMatch(/node_modules|root:x:/)
})

test('dots in an address lead nowhere but to the plain address that they mean', async () => {
  const answer = await shop.get('/midia/%2e%2e/secret')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/secret/'])
})

test('a wrong address shows a page of the shop in Portuguese with ways back', async () => {
  const answer = await shop.get('/nada-aqui/')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('Esta página não existe')
  expect(answer.body).toContain('href="/loja/"')
  expect(answer.body).toContain('site-logo')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([[{ origin: 'https://evil.example' }], [{ 'sec-fetch-site': 'cross-site' }], [{ origin: 'null' }]])(
  'a write that another site started is refused: %j',
  async (headers) => {
    const answer = await post('/minha-conta/', 'username=ana&password=x', headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('outro site')
  },
)

test('[REST-5] an unknown action answers 400 with a zero, for everybody alike', async () => {
  for (const action of ['nothing', 'rest-nonce', '']) {
    const answer = await post(ajax, `action=${action}`)
    expect([answer.statusCode, answer.body]).toEqual([400, '0'])
  }
})

async function signIn(name: string, secret: string, jar = aCookieJar()) {
  const page = await shop.get('/minha-conta/', { cookie: jar.header() })
  jar.take(page.headers['set-cookie'])
  const nonce = /name="woocommerce-login-nonce" value="([0-9a-f]{10})"/.exec(page.body)?.[1] ?? ''
  const before = jar.header()
  const body = new URLSearchParams({ username: name, password: secret, 'woocommerce-login-nonce': nonce }).toString()
  const answer = await post('/minha-conta/', body, { cookie: jar.header() })
  jar.take(answer.headers['set-cookie'])
  return { answer, jar, before }
}

test('[I17] signing in changes the session, and the old one is dead at once', async () => {
  const { answer, jar, before } = await signIn('ana', password)
  expect(answer.statusCode).toBe(303)
  expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly/)
  expect(String(answer.headers['set-cookie'])).toMatch(/SameSite=Lax/)
  expect(jar.header()).not.toBe(before)
  expect((await shop.get('/minha-conta/', { cookie: jar.header() })).body).toContain('Olá, <strong>Ana</strong>')
  expect((await shop.get('/minha-conta/', { cookie: before })).body).not.toContain('Olá, <strong>Ana</strong>')
})

test('[REST-3] whoever is signed in gets a fresh nonce as plain text', async () => {
  const { jar } = await signIn('ana', password)
  const answer = await shop.get(`${ajax}?action=rest-nonce`, { cookie: jar.header() })
  expect(answer.body).toMatch(/^[0-9a-f]{10}$/)
  expect(answer.headers['cache-control']).toContain('no-store')
})

test('[I17] signing out ends the session on the server too', async () => {
  const { jar } = await signIn('ana@loja.example', password)
  const kept = jar.header()
  const page = await shop.get('/minha-conta/', { cookie: kept })
  const nonce = /customer-logout\/\?_wpnonce=([0-9a-f]{10})/.exec(page.body)?.[1] ?? ''
  expect((await post('/minha-conta/customer-logout/', 'x=1', { cookie: kept })).statusCode).toBe(403)
  expect((await post('/minha-conta/customer-logout/', `_wpnonce=${nonce}`, { cookie: kept })).statusCode).toBe(303)
  expect((await shop.get('/minha-conta/', { cookie: kept })).body).toContain('woocommerce-form-login')
})

test('a wrong name and a wrong password get the same words', async () => {
  const wrongName = await signIn('ninguem', 'uma senha qualquer')
  const wrongPassword = await signIn('ana', 'uma senha qualquer')
  for (const { answer } of [wrongName, wrongPassword]) expect(answer.body).toContain('Nome de usuário ou senha incorretos.')
})

test('guessing one name becomes slow, without locking anybody out', async () => {
  await createAccounts({ db: shop.db }).create({
    login: 'bia',
    email: 'bia@loja.example',
    displayName: 'Bia',
    password,
    roles: ['customer'],
  })
  for (let guess = 0; guess < 5; guess++) expect((await signIn('bia', `errada ${guess}`)).answer.statusCode).toBe(200)
  const slowed = await signIn('bia', password)
  expect(slowed.answer.statusCode).toBe(429)
  expect(slowed.answer.body).toMatch(/Espere \d+ segundos/)
  await eventually(
    'the wait is over and the right password opens',
    async () => (await signIn('bia', password)).answer.statusCode === 303,
  )
})

test('a form without its nonce does nothing', async () => {
  const answer = await post('/minha-conta/', new URLSearchParams({ username: 'ana', password }).toString())
  expect(answer.statusCode).toBe(403)
  expect(answer.body).toContain('O formulário expirou')
})

test('the log names no person: no address, no cookie, no query, no password', async () => {
  await shop.get('/?s=cpf+529.982.247-25', { cookie: 'vitrine_session=abc', 'x-forwarded-for': '203.0.113.9' })
  await signIn('ana', 'senha-secreta-errada')
  const log = lines.join('')
  expect(log).toContain('"path":"/minha-conta/"')
  expect(log).not.toMatch(/529\.982|senha-secreta|203\.0\.113|127\.0\.0\.1|vitrine_session|ana@loja/)
})

test('health and readiness are told, and figures only to this machine', async () => {
  expect((await shop.get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await shop.get('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await shop.get('/metrics')).body).toContain('vitrine_http_request_seconds')
  expect((await shop.get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
  expect((await shop.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
})

test('every answer carries a request id and the common guards', async () => {
  for (const url of ['/', '/nada/', '/healthz', '/minha-conta/']) {
    const { headers } = await shop.get(url)
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
  }
})

test('too many requests from one place are asked to wait, in Portuguese', async () => {
  const limited = await aShop({ config: { rateLimits: true } })
  try {
    const statuses = new Set<number>()
    let last = ''
    for (let time = 0; time < 260; time++) {
      const answer = await limited.http.inject({
        method: 'POST',
        url: ajax,
        remoteAddress: '203.0.113.5',
        headers: { accept: 'text/html' },
      })
      statuses.add(answer.statusCode)
      last = answer.body
    }
    expect(statuses).toEqual(new Set([400, 429]))
    expect(last).toContain('Vamos com calma')
    expect((await limited.http.inject({ method: 'POST', url: ajax, remoteAddress: '198.51.100.1' })).statusCode).toBe(400)
  } finally {
    await limited.close()
  }
})
