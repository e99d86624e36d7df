import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aVisitor } from './account-customers.ts'
import { apiAs, type Api } from './support/api.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let merchant: Api
const lines: string[] = []
beforeAll(async () => {
  const write = new PassThrough()
  write.on('data', (part: Buffer) => lines.push(part.toString()))
  shop = await aShop({ demo: true, write })
  merchant = (await apiAs(shop, 'administrator')).api
})
afterAll(() => shop.close())

const FORM = 'application/x-www-form-urlencoded'
const BOUNDARY = 'multipart/form-data; boundary=b'
/** Doors that take something from everybody, one of each kind. */
const DOORS = [
  '/minha-conta/',
  '/wc-ajax/add_to_cart',
  '/?wc-ajax=checkout',
  '/wp-admin/admin-ajax.php',
  '/wp-json/wc/store/v1/cart/add-item',
  '/wp-json/wp/v2/comments',
  '/cart/',
  '/checkout/',
]
const send = (url: string, type: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  shop.http.inject({ method: 'POST', url, payload, headers: { 'content-type': type, accept: 'application/json', ...headers } })

describe('whatever body is sent to whatever door', () => {
  test.each([
    ['5,000 nested brackets', 'application/json', '['.repeat(5_000) + ']'.repeat(5_000), [400]],
    ['5,000 nested objects in a form’s place', 'application/json', '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000), [400]],
    ['broken JSON', 'application/json', '{"a":', [400]],
    ['the key __proto__', 'application/json', '{"x":{"__proto__":{"isStaff":true}}}', [400]],
    ['the key constructor.prototype', 'application/json', '{"constructor":{"prototype":{"isStaff":true}}}', [400]],
    ['a number without end', 'application/json', '{"quantity":1e400}', [400]],
    ['a NUL in JSON', 'application/json', '{"email":"a\\u0000b"}', [400]],
    ['half a surrogate pair in JSON', 'application/json', '{"email":"a\\ud800b"}', [400]],
    ['half a surrogate pair as a name', 'application/json', '{"\\udfff":1}', [400]],
    ['a NUL in a form', FORM, 'username=a%00b', [400]],
    ['a NUL in a name', FORM, 'user%00name=a', [400]],
    ['a field twice', FORM, 'product_id=1&product_id=2', [400]],
    ['__proto__ in multipart', BOUNDARY, '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--', [400, 415]],
    ['a NUL in multipart', BOUNDARY, '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\0y\r\n--b--', [400, 415]],
    ['multipart without a boundary', 'multipart/form-data', 'x', [400, 415]],
    ['multipart that is cut off', BOUNDARY, '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx', [400, 415]],
    ['plain text', 'text/plain', 'product_id=1', [415]],
    ['a page', 'text/html', '<b>x</b>', [415]],
    ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', [415]],
    ['JSON that calls itself something else', 'application/jsonx', '{}', [415]],
    ['two types at once', 'text/plain, application/json', '{}', [415]],
    ['a type with a blank before it', ' \ttext/plain;application/json', '{}', [415]],
    ['a type in the parameter of another', 'text/plain; a=application/json', '{}', [415]],
    ['70 kB', FORM, 'a='.padEnd(70_000, 'x'), [413]],
  ])('%s gets a clear answer at each', async (_what, type, body, statuses) => {
    for (const url of DOORS) {
      const answer = await send(url, type, body)
      expect([
        url,
        statuses.includes(answer.statusCode) ? 'refused' : `${answer.statusCode} ${answer.body.slice(0, 200)}`,
      ]).toEqual([url, 'refused'])
      expect(answer.json()).toMatchObject({ message: expect.stringMatching(/\p{L}{3}/u) })
      expect(answer.body).not.toMatch(/node_modules|at .*\.ts/)
    }
    expect(({} as { isStaff?: boolean }).isStaff).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('signs that stand for nothing (%zz, %ff) are kept as text that a database can hold', async () => {
    for (const url of DOORS) {
      const { statusCode } = await send(url, FORM, 'username=%zz%ff&coupon_code=%ff&product_id=%zz&s=%c0%80')
      expect([url, statusCode < 500]).toEqual([url, true])
    }
  })
})

describe('whatever stands in an address or a cookie', () => {
  test('a NUL in the question is refused at every door, and in a path it leads nowhere', async () => {
    const asked = [
      '/?s=%00',
      '/loja/?orderby=a%00',
      '/?wc-ajax=get_refreshed_fragments&x=%00',
      '/minha-conta/?x=%00',
      '/wp-admin/admin-ajax.php?action=%00',
    ]
    for (const url of [
      ...asked,
      '/wp-json/wp/v2/posts?search=%00',
      '/?rest_route=/wp/v2/posts&slug=%00',
      '/checkout/order-received/1/?key=%00',
    ])
      expect([url, (await shop.get(url)).statusCode]).toEqual([url, 400])
    for (const url of [
      '/produto/a%00b/',
      '/categoria-produto/%00/',
      '/author/%00/',
      '/wp-json/wp/v2/posts/%00',
      '/midia/%00.png',
      '/x%00',
    ])
      expect([url, (await shop.get(url)).statusCode >= 400 && (await shop.get(url)).statusCode < 500]).toEqual([url, true])
  })

  test('what stands twice in an address, where one is expected, breaks nothing', async () => {
    for (const url of [
      '/?s=a&s=b',
      '/loja/?orderby=a&orderby=b',
      '/loja/?paged=1&paged=2',
      '/checkout/order-received/1/?key=a&key=b',
      '/minha-conta/lost-password/?key=a&key=b',
      '/wp-json/wp/v2/posts?per_page=1&per_page=2',
      '/wp-json/wc/store/v1/products?category=1&category=2',
    ])
      expect([url, (await shop.get(url)).statusCode < 500]).toEqual([url, true])
  })

  test('cookies of any make are no accident', async () => {
    const cookies = [
      'vitrine_session=%00',
      `vitrine_session=${'a'.repeat(43)}`,
      'vitrine_session=\ufffd',
      '=;;=;a',
      '__proto__=x',
      'vitrine_session[]=1',
      'x'.repeat(6_000),
    ]
    for (const cookie of cookies)
      for (const url of [
        '/minha-conta/',
        '/?wc-ajax=get_refreshed_fragments',
        '/cart/',
        '/wp-json/wc/store/v1/cart',
        '/painel/',
      ]) {
        const { statusCode } = await shop.get(url, { cookie })
        expect([url, cookie.slice(0, 30), statusCode < 500]).toEqual([url, cookie.slice(0, 30), true])
      }
  })

  test('a name and a password that no database keeps are wrong, not an accident', async () => {
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
    for (const text of [`a\0b:${'x'.repeat(24)}`, `administrator:${'x'.repeat(23)}\0`, '\0', 'ck_\0:cs_\0'])
      expect([text, (await shop.get('/wp-json/wc/v3/orders', basic(text))).statusCode]).toEqual([text, 401])
  })
})

describe('slow and large', () => {
  test('a request has ten seconds for its head and thirty for all of it', () => {
    expect(shop.http.server.headersTimeout).toBe(10_000)
    expect(shop.http.server.requestTimeout).toBe(30_000)
  })
})

describe('who names the shop', () => {
  const POISON = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '444',
    'x-original-url': '/painel/',
    'x-rewrite-url': '/painel/',
    forwarded: 'host=evil.example',
    'x-host': 'evil.example',
  }
  test.each([
    '/',
    '/loja/',
    '/produto/caneca-serra/',
    '/nada-aqui/',
    '/sitemap.xml',
    '/robots.txt',
    '/feed/',
    '/wp-json/wp/v2/posts',
    '/wp-json/',
  ])('%s says nothing of the name that the request came with, then or later', async (url) => {
    // The API's links to further pages repeat what was asked, and nobody keeps them.
    const fresh = url.startsWith('/wp-json') ? url : `${url}?utm_source=evil.example&x=%3Cscript%3E`
    const poisoned = await shop.get(fresh, POISON)
    const later = await shop.get(url)
    for (const answer of [poisoned, later]) {
      expect(answer.body).not.toMatch(/evil\.example|<script>x|\w:444\b/)
      expect(JSON.stringify(answer.headers)).not.toMatch(/evil\.example|\w:444\b/)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('nor do mails and redirects', async () => {
    const visitor = aVisitor(shop)
    const { body } = await visitor.get('/minha-conta/lost-password/', POISON)
    expect(body).not.toContain('evil.example')
    expect((await shop.get('/minha-conta', POISON)).headers.location ?? '').not.toContain('evil.example')
  })

  test('whoever asks by many names of parameters fills no memory: the page is kept once', async () => {
    const sizeOf = async () =>
      Number(/vitrine_page_cache_total\{from="render"\} (\d+)/.exec((await shop.get('/metrics')).body)?.[1])
    await shop.get('/sobre/')
    const before = await sizeOf()
    for (let time = 0; time < 20; time++) await shop.get(`/sobre/?estranho${time}=${time}`)
    expect(await sizeOf()).toBe(before)
  })

  test('a shop with a public address takes writes from there alone', async () => {
    const safe = await aShop({ config: { shopUrl: 'https://loja.example' } })
    try {
      const from = async (headers: Record<string, string>) =>
        (
          await safe.http.inject({
            method: 'POST',
            url: '/?wc-ajax=add_to_cart',
            payload: 'product_id=1',
            headers: { 'content-type': FORM, ...headers },
          })
        ).statusCode
      expect(await from({ origin: 'https://loja.example' })).not.toBe(403)
      expect(await from({ origin: 'http://evil.example', host: 'evil.example' })).toBe(403)
      expect(await from({ origin: 'https://outra.loja.example' })).toBe(403)
    } finally {
      await safe.close()
    }
  })
})

describe('who may know of whom', () => {
  test('people are told by nobody: not by number, not by the API', async () => {
    for (const url of ['/?author=1', '/?author=2']) {
      const answer = await shop.get(url)
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined])
      expect(answer.body).toBe((await shop.get('/')).body)
    }
    const { body } = await shop.get('/wp-json/wp/v2/users')
    expect(body).not.toMatch(/administrator|exemplo\.com\.br|@/)
    const told = JSON.parse(body) as { slug?: string }[]
    const logins = await shop.db.selectFrom('users').select(['login', 'email']).execute()
    for (const { login } of logins) expect(Array.isArray(told) && told.some(({ slug }) => slug === login)).toBe(false)
  })

  test('nobody gives themselves more than they have, whatever else stands in the form', async () => {
    const { body } = await merchant('/wp/v2/users/me?context=edit')
    expect(body.roles).toEqual(['administrator'])
    const { api, user } = await apiAs(shop, 'customer', 'mia')
    for (const more of [
      { roles: ['administrator'] },
      { role: 'administrator' },
      { capabilities: { administrator: true } },
      { id: 1 },
      { user_id: 1 },
      { is_staff: true },
    ])
      await api(`/wp/v2/users/${user.id}`, { method: 'POST', body: { name: 'Mia', ...more } })
    const row = await shop.db.selectFrom('users').select(['id', 'roles']).where('login', '=', 'mia').executeTakeFirstOrThrow()
    expect(row).toEqual({ id: user.id, roles: ['customer'] })
  })
})

test('what a page’s policy stopped is taken down by its kind, and by nothing that names a person', async () => {
  const { headers } = await shop.get('/')
  expect(headers['content-security-policy']).toMatch(/; report-uri \/relatos-de-seguranca; report-to seguranca$/)
  expect(headers['reporting-endpoints']).toBe('seguranca="/relatos-de-seguranca"')
  const report = [
    {
      type: 'csp-violation',
      body: {
        effectiveDirective: 'script-src',
        blockedURL: 'https://mau.example/ana@cliente',
        documentURL: 'http://127.0.0.1/?s=529.982.247-25',
      },
    },
  ]
  const told = await send('/relatos-de-seguranca', 'application/reports+json', JSON.stringify(report))
  expect(told.statusCode).toBe(204)
  const log = lines.join('')
  expect(log).toContain('"directive":"script-src","blocked":"mau.example","page":"/"')
  expect(log).toContain('"event":"policy-broken"')
  expect(log).not.toMatch(/ana@cliente|529\.982/)
  expect((await send('/relatos-de-seguranca', 'application/reports+json', 'x'.repeat(20_000))).statusCode).toBe(413)
  expect((await send('/minha-conta/', 'application/reports+json', '[]')).statusCode).toBe(415)
})
