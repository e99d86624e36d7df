import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer, aVisitor, hiddenIn, mailsTo, PASSWORD } from './account-customers.ts'
import { apiAs } from './support/api.ts'
import { ADDRESS, aCheckoutShop, aShopper } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { turnMailOn } from './support/mail-on.ts'
import type { TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aCheckoutShop()
  await turnMailOn(shop.db)
})
afterAll(() => shop.close())

const PATH = '/minha-conta/entrar-por-email/'
const NONCE = 'sign-in-link-nonce'
const ask = (name: string, visitor = aVisitor(shop)) => visitor.submit(PATH, PATH, NONCE, { user_login: name })
const written = async () => {
  const waiting = shop.db.selectFrom('jobs').select('id').where('kind', '=', 'sign-in-link').where('status', '!=', 'done')
  await eventually('every link is written', async () => (await waiting.execute()).length === 0)
}
async function linkFor(email: string) {
  await written()
  const mails = await mailsTo(shop, email)
  return /entrar-por-email\/\?key=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
async function press(key: string, visitor = aVisitor(shop)) {
  const { body } = await visitor.get(`${PATH}?key=${key}`)
  return { body, answer: await visitor.post(PATH, { sign_in_key: key, [NONCE]: hiddenIn(body, NONCE) }), visitor }
}

test('a link lets its owner in once, by the button alone: a program that opens it changes nothing', async () => {
  const { email } = await aCustomer(shop, 'ligada')
  await ask(email)
  const key = await linkFor(email)
  const scanner = aVisitor(shop)
  for (let time = 0; time < 3; time++) expect((await scanner.get(`${PATH}?key=${key}`)).statusCode).toBe(200)
  expect((await scanner.get('/minha-conta/')).body).toContain('Perdeu sua senha?')
  expect((await scanner.post(PATH, { sign_in_key: key })).statusCode).toBe(403)
  const { body, answer, visitor } = await press(key)
  expect(body).toContain(`<strong>${email}</strong>`)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/minha-conta/'])
  expect((await visitor.get('/minha-conta/')).body).toContain('Olá, <strong>ligada</strong>')
  expect((await scanner.get(`${PATH}?key=${key}`)).body).toContain('já foi usado ou passou da validade')
})

test('two buttons pressed at once let one in with a new session', async () => {
  const { email, user } = await aCustomer(shop, 'apressada')
  await ask(email)
  const key = await linkFor(email)
  const guests = [aVisitor(shop), aVisitor(shop)]
  const nonces: string[] = []
  for (const guest of guests) nonces.push(hiddenIn((await guest.get(`${PATH}?key=${key}`)).body, NONCE))
  const before = guests.map(({ jar }) => jar.header())
  // A nonce proves its own visitor alone.
  expect((await aVisitor(shop).post(PATH, { sign_in_key: key, [NONCE]: nonces[0]! })).statusCode).toBe(403)
  const answers = await Promise.all(guests.map((guest, at) => guest.post(PATH, { sign_in_key: key, [NONCE]: nonces[at]! })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 303])
  const winner = answers.findIndex(({ statusCode }) => statusCode === 303)
  expect(guests[winner]!.jar.header()).not.toBe(before[winner])
  // Who knew the guest's session before is not inside.
  const old = await shop.get('/minha-conta/', { cookie: before[winner]! })
  expect(old.body).toContain('Perdeu sua senha?')
  expect(await shop.db.selectFrom('sign_in_links').select('user_id').where('user_id', '=', user.id).execute()).toEqual([])
})

test('nobody learns who has an account, and only the newest of three links an hour opens', async () => {
  const { email } = await aCustomer(shop, 'discreta')
  const seen = ({ statusCode, headers, body }: Awaited<ReturnType<typeof ask>>) => ({ statusCode, body, to: headers.location })
  expect(seen(await ask(email))).toEqual(seen(await ask('ninguem@cliente.example')))
  const first = await linkFor(email)
  for (let time = 0; time < 3; time++) await ask(email)
  await written()
  expect((await mailsTo(shop, email)).length).toBe(3)
  expect((await aVisitor(shop).get(`${PATH}?key=${first}`)).body).toContain('passou da validade')
  expect((await aVisitor(shop).get(`${PATH}?key=${await linkFor(email)}`)).body).toContain('Você vai entrar')
})

test('a link is dead after fifteen minutes, after another password, and for an address that is not theirs any more', async () => {
  const { email, user } = await aCustomer(shop, 'mudada')
  await ask(email)
  const key = await linkFor(email)
  const opens = async () => (await aVisitor(shop).get(`${PATH}?key=${key}`)).body.includes('Você vai entrar')
  expect(await opens()).toBe(true)
  const users = shop.db.updateTable('users').where('id', '=', user.id)
  await users.set({ email: 'outra@cliente.example' }).execute()
  expect(await opens()).toBe(false)
  await users.set({ email, password_changed_at: new Date(Date.now() + 60_000) }).execute()
  expect(await opens()).toBe(false)
  await users.set({ password_changed_at: new Date(0) }).execute()
  await shop.db
    .updateTable('sign_in_links')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('user_id', '=', user.id)
    .execute()
  expect(await opens()).toBe(false)
})

test('whoever works in the shop gets a link only with a second factor, and is a guest until its code', async () => {
  const { user } = await apiAs(shop, 'packer', 'caixa')
  await ask(user.email)
  await written()
  expect(await mailsTo(shop, user.email)).toEqual([])
  const factor = { secret_encrypted: Buffer.from('x'), confirmed_at: new Date(), recovery_hashes: [] }
  await shop.db
    .insertInto('second_factors')
    .values({ user_id: user.id, ...factor })
    .execute()
  await ask(user.email)
  const { answer, visitor } = await press(await linkFor(user.email))
  expect(answer.body).toContain('second_factor_code')
  expect((await visitor.get('/painel/')).body).toContain('Perdeu sua senha?')
  expect((await visitor.signIn('caixa', PASSWORD)).statusCode).not.toBe(303)
})

const FROM_CHECKOUT = `${PATH}?redirect_to=/checkout/`
const askAtCheckout = (email: string, visitor: ReturnType<typeof aVisitor>) =>
  visitor.submit(FROM_CHECKOUT, PATH, NONCE, { user_login: email, redirect: '/checkout/' })
async function followMail(email: string, visitor: ReturnType<typeof aVisitor>) {
  await written()
  const text = (await mailsTo(shop, email)).at(-1)?.text ?? ''
  const [, query = ''] = /entrar-por-email\/(\?key=\S+)/.exec(text) ?? []
  const { body } = await visitor.get(PATH + query)
  const [, key = ''] = /key=([\w-]{43})/.exec(query) ?? []
  const redirect: Record<string, string> = body.includes('name="redirect"') ? { redirect: hiddenIn(body, 'redirect') } : {}
  return await visitor.post(PATH, { sign_in_key: key, ...redirect, [NONCE]: hiddenIn(body, NONCE) })
}

test('a link that was asked for at the checkout leads back there, with the cart and what was typed', async () => {
  const { email } = await aCustomer(shop, 'compradora')
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  const { nonces, body } = await shopper.open()
  expect(body).toContain(`href="${FROM_CHECKOUT}"`)
  await shopper.review(nonces.update, { ...ADDRESS, billing_neighborhood: 'Alto da Sé' })
  const visitor = aVisitor(shop, shopper.jar)
  expect((await askAtCheckout(email, visitor)).headers.location).toBe(`${PATH}?redirect_to=%2Fcheckout%2F`)
  const answer = await followMail(email, visitor)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/checkout/'])
  const checkout = (await shopper.open()).body
  for (const text of ['Comprando como', 'Vaso Jequitinhonha', 'value="Alto da Sé"']) expect(checkout).toContain(text)

  // Opened elsewhere it leads to the same account, and so to the same cart.
  await askAtCheckout(email, aVisitor(shop))
  const elsewhere = aVisitor(shop)
  expect((await followMail(email, elsewhere)).headers.location).toBe('/checkout/')
  expect((await elsewhere.get('/checkout/')).body).toContain('Vaso Jequitinhonha')
})

test('nobody else decides where a link leads, and a second factor is asked for at the checkout', async () => {
  const { email, user } = await aCustomer(shop, 'cuidadosa')
  const stranger = aVisitor(shop)
  await stranger.submit(FROM_CHECKOUT, PATH, NONCE, { user_login: email, redirect: '/minha-conta/edit-account/' })
  expect((await followMail(email, aVisitor(shop))).headers.location).toBe('/minha-conta/')
  const factor = { secret_encrypted: Buffer.from('x'), confirmed_at: new Date(), recovery_hashes: [] }
  await shop.db
    .insertInto('second_factors')
    .values({ user_id: user.id, ...factor })
    .execute()
  await askAtCheckout(email, stranger)
  expect((await followMail(email, aVisitor(shop))).headers.location).toBe('/checkout/?login=code')
})
