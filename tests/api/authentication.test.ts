import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSessions } from '#shop/accounts/sessions.ts'
import { type Api, apiAs, apiOf, keyFor } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let visitor: Api
let admin: Awaited<ReturnType<typeof apiAs>>
let key: Awaited<ReturnType<typeof keyFor>>
beforeAll(async () => {
  shop = await aShop({ demo: true })
  visitor = apiOf(shop)
  admin = await apiAs(shop, 'administrator')
  key = await keyFor(shop, 'administrator')
})
afterAll(() => shop.close())

/** Somebody's browser: the cookie of their session, and the nonce that only their own pages know. */
async function browser() {
  const { token } = await createSessions({ db: shop.db }).open(admin.user)
  const cookie = `vitrine_session=${token}`
  const nonce = await shop.http.inject({ url: '/wp-admin/admin-ajax.php?action=rest-nonce', headers: { cookie } })
  return { cookie, nonce: nonce.body }
}

test('[REST-1] a cookie alone is a visitor; with its nonce it is the person, who gets a fresh nonce', async () => {
  const { cookie, nonce } = await browser()
  expect(await visitor('/wp/v2/users/me', { headers: { cookie } })).toMatchObject({
    status: 401,
    body: { code: 'rest_not_logged_in', data: { status: 401 } },
  })
  const known = await visitor('/wp/v2/users/me', { headers: { cookie, 'x-wp-nonce': nonce } })
  expect(known).toMatchObject({ status: 200, body: { id: admin.user.id } })
  expect(known.headers['x-wp-nonce']).toMatch(/^[0-9a-f]{10}$/)
  const kept = await visitor('/wp/v2/search?search=vaso', { headers: { cookie, 'x-wp-nonce': nonce } })
  expect(kept.headers['cache-control']).toMatch(/^public/)
  expect(kept.headers).not.toHaveProperty('x-wp-nonce')
  expect(known.headers['cache-control']).toBe('no-store, private')
  expect((await visitor(`/wp/v2/users/me?_wpnonce=${nonce}`, { headers: { cookie } })).status).toBe(200)
})

test('[REST-3] a wrong nonce is refused with the code that clients mend it by, also for a visitor', async () => {
  const { cookie, nonce } = await browser()
  const refused = {
    status: 403,
    body: { code: 'rest_cookie_invalid_nonce', message: 'A verificação cookie falhou', data: { status: 403 } },
  }
  expect(await visitor('/wp/v2/users/me', { headers: { cookie, 'x-wp-nonce': '0000000000' } })).toMatchObject(refused)
  expect(await visitor('/wp/v2/posts', { headers: { 'x-wp-nonce': 'nonsense' } })).toMatchObject(refused)
  const other = await browser()
  expect(await visitor('/wp/v2/users/me', { headers: { cookie: other.cookie, 'x-wp-nonce': nonce } })).toMatchObject(refused)
})

test('an application password is the person, with or without its spaces; a wrong one is nobody', async () => {
  expect((await admin.api('/wp/v2/users/me')).body.id).toBe(admin.user.id)
  const [, encoded = ''] = admin.authorization.split(' ')
  const [name = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(':')
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
  const spaced = password.replaceAll(/(.{4})/g, '$1 ').trim()
  expect((await visitor('/wp/v2/users/me', { headers: basic(`${name}:${spaced}`) })).status).toBe(200)
  for (const wrong of [`${name}:${'x'.repeat(24)}`, `nobody:${password}`, `${name}:`, `customer:${password}`])
    expect(await visitor('/wp/v2/posts', { headers: basic(wrong) })).toMatchObject({
      status: 401,
      body: { code: 'incorrect_password' },
    })
})

test('a consumer key opens the shop’s routes and no others', async () => {
  expect((await key.api('/wc/v3/orders')).status).toBe(200)
  expect(await key.api('/wp/v2/users/me')).toMatchObject({ status: 401, body: { code: 'rest_not_logged_in' } })
  expect(await visitor('/wc/v3/orders')).toMatchObject({ status: 401, body: { code: 'woocommerce_rest_cannot_view' } })
})

test('a key for reading does not write, and one for writing does not read', async () => {
  const reader = await keyFor(shop, 'administrator', 'read')
  const writer = await keyFor(shop, 'administrator', 'write')
  const refused = { status: 401, body: { code: 'woocommerce_rest_authentication_error' } }
  expect((await reader.api('/wc/v3/products')).status).toBe(200)
  expect(await reader.api('/wc/v3/products', { method: 'POST', body: { name: 'x' } })).toMatchObject(refused)
  // The method that is meant counts, not the one that carries it.
  expect(await reader.api('/wc/v3/products/1?_method=GET', { method: 'POST' })).not.toMatchObject({ status: 200 })
  expect(await writer.api('/wc/v3/products')).toMatchObject(refused)
  expect((await writer.api('/wc/v3/products', { method: 'POST', body: { name: 'x' } })).status).toBe(201)
})

const percent = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The query that a program would sign its request with. */
function signed(path: string, fields: Record<string, string> = {}, secret = key.consumerSecret) {
  const all: Record<string, string> = {
    oauth_consumer_key: key.consumerKey,
    oauth_nonce: randomBytes(8).toString('hex'),
    oauth_signature_method: 'HMAC-SHA256',
    oauth_timestamp: String(Math.floor(Date.now() / 1000)),
    ...fields,
  }
  const text = Object.entries(all)
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .toSorted()
    .join('&')
  const base = `GET&${percent(`http://127.0.0.1/wp-json${path}`)}&${percent(text)}`
  const signature = createHmac('sha256', `${secret}&`).update(base).digest('base64')
  return `${path}?${new URLSearchParams({ ...all, oauth_signature: signature }).toString()}`
}

test('a signed request is good once, for its arguments, for a quarter of an hour', async () => {
  const asked = signed('/wc/v3/orders', { per_page: '2', search: 'não há' })
  expect((await visitor(asked)).status).toBe(200)
  const refused = { status: 401, body: { code: 'woocommerce_rest_authentication_error' } }
  expect(await visitor(asked)).toMatchObject(refused)
  expect(await visitor(signed('/wc/v3/orders').replace('?', '?per_page=9&'))).toMatchObject(refused)
  expect(await visitor(signed('/wc/v3/orders', {}, 'cs_other'))).toMatchObject(refused)
  expect(
    await visitor(signed('/wc/v3/orders', { oauth_timestamp: String(Math.floor(Date.now() / 1000) - 1_000) })),
  ).toMatchObject(refused)
  expect(await visitor(signed('/wc/v3/orders', { oauth_consumer_key: 'ck_unknown' }))).toMatchObject(refused)
})

test('a secret in an address counts over https alone', async () => {
  const query = `consumer_key=${key.consumerKey}&consumer_secret=${key.consumerSecret}`
  expect((await visitor(`/wc/v3/orders?${query}`)).status).toBe(401)
})

test('the same routes answer below ?rest_route=', async () => {
  const { statusCode, body } = await shop.http.inject('/?rest_route=/wp/v2/types')
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toHaveProperty('post')
})

test('who guesses must wait', async () => {
  const strict = await aShop({ config: { rateLimits: true } })
  const ask = apiOf(strict, { authorization: `Basic ${Buffer.from('ck_x:cs_y').toString('base64')}` })
  const statuses = []
  for (let at = 0; at < 31; at++) statuses.push((await ask('/wc/v3/orders')).status)
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([401]))
  expect(statuses.at(-1)).toBe(429)
  await strict.close()
})
