import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer, aVisitor, formIn, hiddenIn, PASSWORD } from './account-customers.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop()
  await aCustomer(shop, 'ana')
})
afterAll(() => shop.close())

test.each([
  ['/my-account/', '/minha-conta/'],
  ['/my-account/orders/', '/minha-conta/orders/'],
  ['/my-account/view-order/12/', '/minha-conta/view-order/12/'],
  ['/my-account/edit-address/billing/', '/minha-conta/edit-address/billing/'],
  ['/my-account/lost-password/?key=abc&id=1', '/minha-conta/lost-password/?key=abc&id=1'],
  ['/my-account/customer-logout/?_wpnonce=0123456789', '/minha-conta/customer-logout/?_wpnonce=0123456789'],
  ['/my-account//evil.example/', '/minha-conta/evil.example/'],
])('the ecosystem’s address %s leads to %s', async (from, to) => {
  const answer = await shop.get(from)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
})

test('a client that posts to the ecosystem’s address signs in and out as before', async () => {
  const visitor = aVisitor(shop)
  const { body } = await visitor.get('/minha-conta/')
  const fields = { username: 'ana', password: PASSWORD, login: 'Acessar', _wp_http_referer: '/my-account/' }
  const nonce = hiddenIn(body, 'woocommerce-login-nonce')
  expect((await visitor.post('/my-account/', { ...fields, 'woocommerce-login-nonce': nonce })).headers.location).toBe(
    '/minha-conta/',
  )
  const out = /customer-logout\/\?_wpnonce=([0-9a-f]{10})/.exec((await visitor.get('/minha-conta/')).body)?.[1] ?? ''
  expect((await visitor.post('/my-account/customer-logout/', { _wpnonce: out })).statusCode).toBe(303)
  expect((await visitor.get('/minha-conta/')).body).toContain('woocommerce-form-login')
})

test('the link to leave works with its nonce, and asks first without one', async () => {
  const visitor = aVisitor(shop)
  await visitor.signIn('ana')
  const { body } = await visitor.get('/minha-conta/')
  const asked = await visitor.get('/minha-conta/customer-logout/')
  expect(asked.body).toContain('Tem certeza de que quer sair?')
  expect((await visitor.get('/minha-conta/')).body).toContain('Olá, <strong>ana</strong>')
  const link = /\/minha-conta\/customer-logout\/\?_wpnonce=[0-9a-f]{10}/.exec(body)![0]
  expect((await visitor.get(link)).statusCode).toBe(303)
  expect((await visitor.get('/minha-conta/')).body).toContain('woocommerce-form-login')
})

test('who asked to be remembered is for a month; the others until the browser closes', async () => {
  const cookieOf = async (more: Record<string, string>) =>
    String((await aVisitor(shop).signIn('ana', PASSWORD, more)).headers['set-cookie'])
  expect(await cookieOf({ rememberme: 'forever' })).toMatch(/Max-Age=2592000/)
  expect(await cookieOf({})).not.toMatch(/Max-Age=[1-9]/)
})

test.each([
  ['/cart/', '/cart/'],
  ['/minha-conta/orders/?x=1#y', '/minha-conta/orders/?x=1#y'],
  ['http://127.0.0.1/loja/', '/loja/'],
  ['https://evil.example/', '/minha-conta/'],
  ['//evil.example/', '/minha-conta/'],
  ['/\\evil.example', '/minha-conta/'],
  ['/.//evil.example/', '/minha-conta/'],
  ['javascript:alert(1)', '/minha-conta/'],
  ['https://127.0.0.1@evil.example/', '/minha-conta/'],
])('after signing in the wish to go to «%s» leads to «%s»', async (redirect, location) => {
  for (const name of ['redirect', 'redirect_to'])
    expect((await aVisitor(shop).signIn('ana', PASSWORD, { [name]: redirect })).headers.location).toBe(location)
})

test('[ACCT-3] nobody sees a page of an account without signing in, and then comes to the one that they wanted', async () => {
  for (const path of [
    '',
    'orders/',
    'view-order/12/',
    'downloads/',
    'edit-address/',
    'edit-address/billing/',
    'edit-account/',
    'payment-methods/',
    'my-data/',
  ]) {
    const visitor = aVisitor(shop)
    const { body, statusCode, headers } = await visitor.get(`/minha-conta/${path}`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store, private'])
    expect(body).toContain('woocommerce-form-login')
    expect(body).not.toContain('<nav class="woocommerce-MyAccount-navigation"')
    const redirect = hiddenIn(formIn(body, '/minha-conta/'), 'redirect')
    expect(redirect).toBe(`/minha-conta/${path}`)
  }
})

test('a form that was sent after the visit ended leads to the way in, and from there back to its page', async () => {
  const send = async (referer: string) => {
    const { body, statusCode } = await aVisitor(shop).post('/minha-conta/view-order/12/cancel/', {}, { referer })
    return [statusCode, hiddenIn(formIn(body, '/minha-conta/'), 'redirect')]
  }
  expect(await send('http://127.0.0.1/minha-conta/view-order/12/')).toEqual([403, '/minha-conta/view-order/12/'])
  expect(await send('https://evil.example/minha-conta/')).toEqual([403, ''])
})

test('a form on a page that is the same for everybody signs in from the shop’s own pages, and from nowhere else', async () => {
  const fields = { username: 'ana', password: PASSWORD }
  const from = (origin: string | undefined) =>
    aVisitor(shop).post('/minha-conta/', fields, origin === undefined ? {} : { origin })
  expect((await from('http://127.0.0.1')).statusCode).toBe(303)
  expect((await from(undefined)).statusCode).toBe(403)
  expect((await from('https://evil.example')).statusCode).toBe(403)
  expect((await from('null')).statusCode).toBe(403)
})

test('a page that a browser fetches ahead takes no notice away', async () => {
  const visitor = aVisitor(shop)
  await visitor.signIn('ana')
  await visitor.submit('/minha-conta/edit-account/', '/minha-conta/edit-account/', 'save-account-details-nonce', {
    account_first_name: 'Ana',
    account_last_name: 'Souza',
    account_display_name: 'ana',
    account_email: 'ana@cliente.example',
  })
  const ahead = await visitor.get('/minha-conta/orders/', { 'sec-purpose': 'prefetch' })
  expect(ahead.body).not.toContain('modificados com sucesso')
  expect((await visitor.get('/minha-conta/edit-account/')).body).toContain('Detalhes da conta modificados com sucesso.')
})
