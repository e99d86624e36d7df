import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, stepOf } from '#shop/accounts/totp.ts'
import { aCustomer, aVisitor, PASSWORD } from './account-customers.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await aShop()))
afterAll(async () => await shop?.close())

const PAGE = '/minha-conta/edit-account/second-factor/'
const NONCE = 'second-factor-nonce'
const codeNow = (secret: string) => codeAt(secret, stepOf(Date.now()))
const secretIn = (page: string) => /class="account-key">([A-Z2-7 ]+)</.exec(page)![1]!.replaceAll(' ', '')
const codesIn = (page: string) => [...page.matchAll(/<code>([A-Z2-7-]{19})<\/code>/g)].map(([, code]) => code!)
const nonceIn = (page: string) => new RegExp(`name="${NONCE}" value="(\\w+)"`).exec(page)![1]!

test('a customer turns the second factor on without any script: the sign-in asks for a code from then on, until it is off again', async () => {
  const ana = await aCustomer(shop, 'ana')
  expect((await ana.get('/minha-conta/edit-account/')).body).toContain('Ligar a verificação')
  const refused = await ana.submit(PAGE, `${PAGE}begin/`, NONCE, { password: 'outra coisa' })
  expect(refused.body).toContain('A senha não confere.')
  expect(refused.body).not.toContain('class="account-key"')

  const begun = await ana.submit(PAGE, `${PAGE}begin/`, NONCE, { password: PASSWORD })
  expect(begun.body).toContain('<svg')
  expect(begun.headers['cache-control']).toContain('no-store')
  const secret = secretIn(begun.body)
  const confirm = (code: string) => ana.post(`${PAGE}confirm/`, { second_factor_code: code, [NONCE]: nonceIn(begun.body) })
  expect((await confirm('000000')).body).toContain('O código não confere.')
  expect((await ana.get(PAGE)).body).toContain('Ligar a verificação')
  const first = codeNow(secret)
  const codes = codesIn((await confirm(first)).body)
  expect(codes).toHaveLength(10)
  expect((await ana.get(PAGE)).body).toContain('10 códigos de recuperação')

  const elsewhere = aVisitor(shop)
  const asked = await elsewhere.signIn('ana')
  expect(asked.body).toContain('name="second_factor_code"')
  expect((await elsewhere.get('/minha-conta/orders/')).body).toContain('name="password"')
  const enter = (code: string) => elsewhere.post('/minha-conta/', { second_factor_code: code, [NONCE]: nonceIn(asked.body) })
  // The code that turned it on opens nothing any more.
  expect((await enter(first)).statusCode).toBe(200)
  expect((await enter(codes[0]!)).statusCode).toBe(303)
  expect((await elsewhere.get(PAGE)).body).toContain('9 códigos de recuperação')

  const renewed = await ana.submit(PAGE, `${PAGE}codes/`, NONCE, { password: PASSWORD })
  expect(codesIn(renewed.body)).toHaveLength(10)
  expect(codesIn(renewed.body)).not.toContain(codes[1])
  expect((await ana.submit(PAGE, `${PAGE}off/`, NONCE, { password: 'outra coisa' })).body).toContain('A senha não confere.')
  expect((await aVisitor(shop).signIn('ana')).statusCode).toBe(200)
  expect((await ana.submit(PAGE, `${PAGE}off/`, NONCE, { password: PASSWORD })).body).toContain('está desligada')
  expect((await aVisitor(shop).signIn('ana')).statusCode).toBe(303)
})

test('without the page’s nonce, and for who is not signed in, nothing changes', async () => {
  const bia = await aCustomer(shop, 'bia')
  expect((await bia.post(`${PAGE}begin/`, { password: PASSWORD })).statusCode).toBe(403)
  expect((await aVisitor(shop).post(`${PAGE}off/`, { password: PASSWORD })).statusCode).toBe(403)
  expect((await aVisitor(shop).get(PAGE)).body).toContain('name="username"')
  const { rows } = await sql`select from second_factors where user_id = ${bia.user.id}`.execute(shop.db)
  expect(rows).toEqual([])
})
