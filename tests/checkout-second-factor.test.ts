import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { hiddenIn } from './account-customers.ts'
import { aBuyerIn, aCheckoutShop, ADDRESS, aReadyForm, type Fields, pathOf, place, type Shopper } from './support/checkout.ts'
import { turnOnSecondFactor } from './support/second-factor.ts'
import type { TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await aCheckoutShop()))
afterAll(async () => await shop?.close())

const PASSWORD = 'a rede na varanda'
let people = 0

/** Somebody with a second factor, and the codes that open once each. */
async function anOwner() {
  const login = `cuidadosa${++people}`
  const made = await createAccounts({ db: shop.db }).create({
    login,
    email: `${login}@exemplo.com.br`,
    displayName: 'Clara',
    password: PASSWORD,
    roles: ['customer'],
  })
  if (!made.ok) throw new Error(made.problem)
  return { login, id: made.user.id, codes: await turnOnSecondFactor(shop, made.user.id) }
}

const byScript = async (shopper: Shopper, fields: Fields) =>
  (await shopper.send('/wp-admin/admin-ajax.php', { action: 'elementor_woocommerce_checkout_login_user', ...fields })).json<{
    logged_in: boolean
    message: string
    form?: string
  }>()

test('[CHECK-3] without scripts the code is asked for at the checkout itself, and the cart comes along into the account', async () => {
  const { login, codes } = await anOwner()
  const shopper = await aBuyerIn(shop)
  const { nonces } = await shopper.open()
  const asked = await shopper.send('/checkout/', {
    username: login,
    password: PASSWORD,
    rememberme: 'forever',
    'woocommerce-login-nonce': nonces.login,
    login: 'Acessar',
  })
  expect(asked.statusCode).toBe(200)
  expect(asked.body).toContain('name="second_factor_code"')
  expect(asked.body).not.toContain('name="username"')
  expect(asked.body).not.toContain('Comprando como')
  const enter = (code: string) =>
    shopper.send('/checkout/', {
      second_factor_code: code,
      'second-factor-nonce': hiddenIn(asked.body, 'second-factor-nonce'),
      rememberme: hiddenIn(asked.body, 'rememberme'),
    })
  const wrong = await enter('000000')
  expect(wrong.body).toContain('O código não confere.')
  expect(wrong.body).toContain('name="second_factor_code"')
  const right = await enter(codes[0]!)
  expect([right.statusCode, right.headers.location]).toEqual([303, '/checkout/'])
  // Who asked to be remembered before the code still is after it.
  expect(String(right.headers['set-cookie'])).toMatch(/vitrine_session=[^;]+;[^,]*Max-Age=2592000/i)
  const { body } = await shopper.open()
  expect(body).toContain('Comprando como')
  expect(body).toContain('Vaso Jequitinhonha')
  const placed = await place(shopper, await aReadyForm(shopper))
  expect(placed.result).toBe('success')
  expect((await shopper.get(pathOf(placed.redirect))).statusCode).toBe(200)
})

test('[CHECK-3] by script the answer brings the question for the code; a wrong code is told, the right one signs in with all that was typed', async () => {
  const { login, codes } = await anOwner()
  const shopper = await aBuyerIn(shop)
  const { nonces } = await shopper.open()
  await shopper.review(nonces.update, { ...ADDRESS, billing_neighborhood: 'Alto da Sé' })
  const asked = await byScript(shopper, { username: login, password: PASSWORD, nonce: nonces.login, remember: '' })
  expect(asked.logged_in).toBe(false)
  expect(asked.message).not.toContain('woocommerce-error')
  const nonce = hiddenIn(asked.form ?? '', 'second-factor-nonce')
  // A script that knows nothing of codes shows the message alone: its link leads to the same question.
  const link = /href="([^"]+)"/.exec(asked.message)?.[1]
  expect((await shopper.get(link!)).body).toContain('name="second_factor_code"')
  expect((await shopper.get('/checkout/')).body).toContain('name="username"')

  const wrong = await byScript(shopper, { second_factor_code: '000000', nonce, remember: '' })
  expect(wrong).toEqual({ logged_in: false, message: expect.stringContaining('O código não confere.') as string })
  expect(await byScript(shopper, { second_factor_code: codes[0]!, nonce, remember: '' })).toEqual({
    logged_in: true,
    message: '',
  })
  const { body } = await shopper.open()
  expect(body).toContain('Comprando como')
  expect(body).toContain('value="Alto da Sé"')
})

test('a code without the password, with the proof of another form or after its time opens nothing', async () => {
  const { login, codes } = await anOwner()
  const stranger = await aBuyerIn(shop)
  const { nonces } = await stranger.open()
  expect((await stranger.get('/checkout/?login=code')).body).not.toContain('second_factor_code')
  expect(await byScript(stranger, { second_factor_code: codes[0]!, nonce: nonces.login })).toMatchObject({ logged_in: false })

  const { form = '' } = await byScript(stranger, { username: login, password: PASSWORD, nonce: nonces.login })
  await sql`update sessions set pending_until = now() - interval '1 second'`.execute(shop.db)
  const late = await byScript(stranger, {
    second_factor_code: codes[0]!,
    nonce: hiddenIn(form, 'second-factor-nonce'),
  })
  expect(late).toMatchObject({ logged_in: false, message: expect.stringContaining('O tempo para o código acabou.') as string })
  // The password's form comes back, with a proof of its own.
  expect(late.form).toContain('name="username"')
  expect(hiddenIn(late.form ?? '', 'woocommerce-login-nonce')).toMatch(/^[0-9a-f]{10}$/)
  expect((await stranger.open()).body).not.toContain('Comprando como')
})

test('what a script that lost its line sends without the button is understood, and takes nothing of what was typed', async () => {
  const shopper = await aBuyerIn(shop)
  const { nonces } = await shopper.open()
  await shopper.review(nonces.update, { ...ADDRESS, billing_neighborhood: 'Alto da Sé' })
  const signIn = await shopper.send('/checkout/', {
    username: 'ninguem',
    password: 'errada',
    'woocommerce-login-nonce': nonces.login,
  })
  expect(signIn.body).toContain('Nome de usuário ou senha incorretos.')
  const coupon = await shopper.send('/checkout/', { coupon_code: 'naoexiste', security: nonces.apply })
  expect(coupon.body).toContain('não existe')
  expect(coupon.body).toContain('value="Alto da Sé"')
})
