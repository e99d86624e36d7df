import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { codeAt, stepOf } from '#shop/accounts/totp.ts'
import { apiAs } from './support/api.ts'
import { aCookieJar, aShop, type TestShop } from './support/shop.ts'

const PASSWORD = 'um canário canta alto'
let shop: TestShop
beforeAll(async () => void (shop = await aShop()))
afterAll(async () => await shop?.close())

let people = 0
async function aPerson(role: 'administrator' | 'shop_manager' | 'customer') {
  const login = `${role}${++people}`
  const made = await createAccounts({ db: shop.db }).create({
    login,
    email: `${login}@loja.example`,
    displayName: login,
    password: PASSWORD,
    roles: [role],
  })
  if (!made.ok) throw new Error(made.problem)
  return made.user
}

/** Somebody at a browser: their cookie and the nonce that their page holds. */
async function atBrowser(role: 'administrator' | 'shop_manager' | 'customer' = 'administrator') {
  const user = await aPerson(role)
  const { token, sessionId } = await createSessions({ db: shop.db }).open(user)
  const cookie = `vitrine_session=${token}`
  const { body: nonce } = await shop.http.inject({ url: '/wp-admin/admin-ajax.php?action=rest-nonce', headers: { cookie } })
  const api = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await shop.http.inject({
      method,
      url: `/wp-json${path}`,
      headers: { cookie, 'x-wp-nonce': nonce, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, body: answer.json() as ReturnType<typeof JSON.parse> }
  }
  const forget = () =>
    sql`update sessions set confirmed_at = now() - interval '11 minutes' where id = ${sessionId}`.execute(shop.db)
  return { user, sessionId, cookie, api, forget }
}

/** A person's second factor, switched on as the workbench does it. */
async function withFactor(role: 'administrator' | 'customer' = 'administrator') {
  const person = await atBrowser(role)
  const { secret } = (await person.api('POST', '/vitrine/v1/second-factor')).body
  const confirmed = await person.api('POST', '/vitrine/v1/second-factor/confirm', { code: codeNow(secret) })
  expect(confirmed.status).toBe(200)
  return { ...person, secret: secret as string, codes: confirmed.body.recovery_codes as string[] }
}
const codeNow = (secret: string, later = 0) => codeAt(secret, stepOf(Date.now()) + later)
/** The code that switched it on is used up: the next login comes half a minute later. */
const rest = (userId: number) =>
  sql`update second_factors set last_step = last_step - 5 where user_id = ${userId}`.execute(shop.db)

/** A browser without scripts at «Minha conta». */
function aDoor() {
  const jar = aCookieJar()
  const ask = async (payload?: Record<string, string>) => {
    const answer = await shop.http.inject({
      method: payload ? 'POST' : 'GET',
      url: '/minha-conta/',
      headers: { cookie: jar.header(), 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      ...(payload && { payload: new URLSearchParams(payload).toString() }),
    })
    jar.take(answer.headers['set-cookie'])
    return answer
  }
  const nonceIn = (html: string, name: string) =>
    new RegExp(`name="${name}"[^>]*value="(\\w+)"|value="(\\w+)"[^>]*name="${name}"`).exec(html)!.slice(1).find(Boolean)!
  const knock = async (login: string, more: Record<string, string> = {}) => {
    const nonce = nonceIn((await ask()).body, 'woocommerce-login-nonce')
    return await ask({ username: login, password: PASSWORD, 'woocommerce-login-nonce': nonce, login: 'Entrar', ...more })
  }
  const type = (page: string, code: string) =>
    ask({ second_factor_code: code, 'second-factor-nonce': nonceIn(page, 'second-factor-nonce'), redirect: '/painel/' })
  const isIn = async () => !(await ask()).body.includes('name="password"')
  return { ask, knock, type, isIn }
}

test.each([
  [
    'a person is made',
    'POST',
    '/wp/v2/users',
    { username: 'x', email: 'x@y.example', password: PASSWORD, roles: ['administrator'] },
  ],
  ['a key is made', 'POST', '/vitrine/v1/api-keys', { description: 'loja' }],
  ['a second factor is switched off', 'DELETE', '/vitrine/v1/second-factor', undefined],
  ['a customer is erased', 'DELETE', '/wc/v3/customers/1?force=true', undefined],
  ['a backup leaves the shop', 'POST', '/vitrine/v1/backups/loja.tar.gz/ticket', {}],
  ['a script of others is added', 'POST', '/vitrine/v1/outside-scripts', { name: 'Chat', code: 'a()' }],
  ['payment keys change', 'PUT', '/wc/v3/payment_gateways/pix', { settings: { key: 'x' } }],
] as const)('before %s the password is asked for again', async (_what, method, path, body) => {
  const { api, forget } = await atBrowser()
  await forget()
  const refused = await api(method, path, body)
  expect(refused).toMatchObject({ status: 403, body: { code: 'vitrine_confirm_password' } })
  expect((await api('POST', '/vitrine/v1/session/confirm', { password: 'errada' })).body.code).toBe('vitrine_wrong_password')
  expect((await api(method, path, body)).body.code).toBe('vitrine_confirm_password')
  expect((await api('POST', '/vitrine/v1/session/confirm', { password: PASSWORD })).body.is_confirmed).toBe(true)
  expect((await api(method, path, body)).body.code).not.toBe('vitrine_confirm_password')
})

test('what is not dangerous asks nothing, and a wrong password asked for again and again makes one wait', async () => {
  const { api, forget, user } = await atBrowser()
  await forget()
  expect((await api('POST', `/wp/v2/users/${user.id}`, { first_name: 'Ana' })).status).toBe(200)
  const tries = []
  for (let at = 0; at < 7; at++) tries.push((await api('POST', '/vitrine/v1/session/confirm', { password: 'errada' })).status)
  expect(tries.slice(0, 5)).toEqual([403, 403, 403, 403, 403])
  expect(tries.at(-1)).toBe(429)
})

test('a program proves itself with each call; what belongs to a person’s session it may not', async () => {
  const { api } = await apiAs(shop, 'administrator', 'programa')
  const made = await api('/wp/v2/users', {
    method: 'POST',
    body: { username: 'feita', email: 'feita@y.example', password: PASSWORD },
  })
  expect(made.status).toBe(201)
  for (const [method, path] of [
    ['POST', '/vitrine/v1/api-keys'],
    ['POST', '/vitrine/v1/outside-scripts'],
    ['POST', '/vitrine/v1/second-factor'],
    ['DELETE', `/vitrine/v1/people/${made.body.id}/second-factor`],
  ] as const)
    expect((await api(path, { method, body: { description: 'x', name: 'x', code: 'a()' } })).body.code).toBe(
      'vitrine_only_in_person',
    )
})

test('[CORE-4] a script of others is kept whole, told what is wrong with it, and is the administrators’ alone', async () => {
  const address = '/vitrine/v1/outside-scripts'
  const { api } = await atBrowser()
  const chat = { name: 'Chat', code: '<script>open("https://api.chat.example/v1")</script>', conditions: ['include/product'] }
  const made = await api('POST', address, chat)
  expect(made).toMatchObject({
    status: 201,
    body: { ...chat, purpose: 'marketing', enabled: true, hosts: [], suggested_hosts: ['https://api.chat.example'], version: 1 },
  })
  const { id } = made.body
  const changed = await api('PUT', `${address}/${id}`, { version: 1, hosts: ['https://api.chat.example'] })
  expect(changed.body).toMatchObject({ ...chat, hosts: ['https://api.chat.example'], suggested_hosts: [], version: 2 })
  expect((await api('PUT', `${address}/${id}`, { version: 1, enabled: false })).status).toBe(409)
  for (const [field, wrong] of [
    ['code', { code: '<div>' }],
    ['conditions', { conditions: ['include/nowhere'] }],
    ['hosts', { hosts: ["'unsafe-eval'"] }],
  ] as const)
    expect(await api('PUT', `${address}/${id}`, wrong)).toMatchObject({
      status: 400,
      body: { data: { params: { [field]: expect.any(String) } } },
    })
  const both = await Promise.all([api('POST', address, chat), api('POST', address, chat)])
  expect(new Set([id, ...both.map(({ body }) => body.id)]).size).toBe(3)
  const manager = await atBrowser('shop_manager')
  expect((await manager.api('GET', address)).status).toBe(403)
  expect((await manager.api('POST', address, chat)).status).toBe(403)
  for (const one of [id, ...both.map(({ body }) => body.id)]) expect((await api('DELETE', `${address}/${one}`)).status).toBe(200)
  expect((await api('GET', `${address}/${id}`)).status).toBe(404)
})

test('a second factor is on after its first code, and the recovery codes are told once', async () => {
  const { api, user } = await atBrowser()
  const { status, body } = await api('POST', '/vitrine/v1/second-factor')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    is_on: false,
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    qr: expect.stringContaining('<svg'),
  })
  // Not yet asked for: nobody is locked out by a code that was never read.
  expect((await aDoor().knock(user.login)).statusCode).toBe(303)
  expect((await api('POST', '/vitrine/v1/second-factor/confirm', { code: '000000' })).body.code).toBe('vitrine_wrong_code')
  const on = await api('POST', '/vitrine/v1/second-factor/confirm', { code: codeNow(body.secret) })
  expect(new Set(on.body.recovery_codes).size).toBe(10)
  expect((await api('GET', '/vitrine/v1/second-factor')).body).toEqual({
    is_on: true,
    since: expect.any(String),
    recovery_codes_left: 10,
  })
  expect((await api('POST', '/vitrine/v1/second-factor')).status).toBe(409)
  const { rows } = await sql<{
    told: string
  }>`select coalesce(string_agg(before::text || after::text, ''), '') as told from audit_log`.execute(shop.db)
  expect(rows[0]!.told).not.toContain(body.secret)
})

test('after the password the code is asked for, before anybody is in; without scripts', async () => {
  const { user, secret } = await withFactor()
  await rest(user.id)
  const door = aDoor()
  const asked = await door.knock(user.login)
  expect(asked.statusCode).toBe(200)
  expect(asked.body).toContain('name="second_factor_code"')
  expect(await door.isIn()).toBe(false)
  const wrong = await door.type(asked.body, '123456')
  expect(wrong.body).toContain('O código não confere')
  expect(await door.isIn()).toBe(false)
  const entered = await door.type(wrong.body, codeNow(secret))
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/painel/'])
  expect(await door.isIn()).toBe(true)
})

test('a code opens once, also within its half minute', async () => {
  const { user, secret } = await withFactor()
  await rest(user.id)
  const [one, other] = [aDoor(), aDoor()]
  const pages = [await one.knock(user.login), await other.knock(user.login)]
  const code = codeNow(secret)
  expect((await one.type(pages[0]!.body, code)).statusCode).toBe(303)
  expect((await other.type(pages[1]!.body, code)).body).toContain('O código não confere')
  expect(await other.isIn()).toBe(false)
})

test('a recovery code opens once; all of them are replaced together', async () => {
  const { user, codes, api } = await withFactor()
  const door = aDoor()
  expect((await door.type((await door.knock(user.login)).body, codes[0]!.toLowerCase())).statusCode).toBe(303)
  const again = aDoor()
  expect((await again.type((await again.knock(user.login)).body, codes[0]!)).body).toContain('O código não confere')
  const renewed = await api('POST', '/vitrine/v1/second-factor/recovery-codes')
  expect(renewed.body.recovery_codes).toHaveLength(10)
  const late = aDoor()
  expect((await late.type((await late.knock(user.login)).body, codes[1]!)).body).toContain('O código não confere')
})

test('guessing codes makes one wait, and a code without the password opens nothing', async () => {
  const { user, secret } = await withFactor()
  await rest(user.id)
  const stranger = aDoor()
  const page = await (async () => {
    const mine = await withFactor()
    return await stranger.knock(mine.user.login)
  })()
  // The session waits for somebody else's code: this one is nobody's there.
  expect((await stranger.type(page.body, codeNow(secret))).body).toContain('O código não confere')
  const door = aDoor()
  let shown = await door.knock(user.login)
  for (let at = 0; at < 7; at++) shown = await door.type(shown.body, '111111')
  expect(shown.statusCode).toBe(429)
  expect(await door.isIn()).toBe(false)
})

test('who changed the password shuts out whoever stood before the code with the old one', async () => {
  const { user, secret } = await withFactor()
  await rest(user.id)
  const door = aDoor()
  const asked = await door.knock(user.login)
  await createAccounts({ db: shop.db }).changePassword(user.login, 'outra senha bem comprida')
  const answer = await door.type(asked.body, codeNow(secret))
  expect(answer.statusCode).toBe(403)
  expect(await door.isIn()).toBe(false)
})

test('an administrator frees somebody who lost their telephone; a manager can’t', async () => {
  const { user } = await withFactor()
  const manager = await atBrowser('shop_manager')
  expect((await manager.api('DELETE', `/vitrine/v1/people/${user.id}/second-factor`)).status).toBe(403)
  const admin = await atBrowser()
  expect((await admin.api('DELETE', `/vitrine/v1/people/${user.id}/second-factor`)).body.is_on).toBe(false)
  expect((await aDoor().knock(user.login)).statusCode).toBe(303)
})

test('whoever runs the shop and goes away for half an hour is signed out; who works is not; customers stay', async () => {
  const away = (sessionId: number, minutes: number) =>
    sql`update sessions set seen_at = now() - make_interval(mins => ${minutes}) where id = ${sessionId}`.execute(shop.db)
  const busy = await atBrowser()
  await away(busy.sessionId, 29)
  expect((await busy.api('GET', '/vitrine/v1/session')).body).toMatchObject({ idle_seconds: 1_800 })
  const { rows } = await sql<{
    fresh: boolean
  }>`select seen_at > now() - interval '1 minute' as fresh from sessions where id = ${busy.sessionId}`.execute(shop.db)
  expect(rows[0]!.fresh).toBe(true)
  const gone = await atBrowser()
  await away(gone.sessionId, 31)
  expect((await gone.api('GET', '/vitrine/v1/session')).status).toBe(403)
  expect((await shop.get('/painel/orders', { cookie: gone.cookie })).body).toContain('name="password"')
  const customer = await atBrowser('customer')
  await away(customer.sessionId, 600)
  expect((await shop.get('/minha-conta/', { cookie: customer.cookie })).body).not.toContain('name="password"')
})
