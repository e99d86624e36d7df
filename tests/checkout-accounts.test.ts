import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { aBuyerIn, aCheckoutShop, anEmail, aReadyForm, place } from '#tests/support/checkout.ts'
import type { TestShop } from '#tests/support/shop.ts'
import { aStoreClient, STORE_BUYER } from '#tests/support/store-client.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aCheckoutShop()
  ;({ api } = await apiAs(shop, 'shop_manager'))
})
afterAll(async () => await shop?.close())

/** The two questions of the checkout, as a merchant's program answers them. */
async function rules(guests: 'yes' | 'no', signUp: 'yes' | 'no') {
  const set = (id: string, value: string) => api(`/wc/v3/settings/account/${id}`, { method: 'PUT', body: { value } })
  expect((await set('woocommerce_enable_guest_checkout', guests)).body.value).toBe(guests)
  expect((await set('woocommerce_enable_signup_and_login_from_checkout', signUp)).body.value).toBe(signUp)
}
const ordersOf = (email: string) => shop.db.selectFrom('orders').select('user_id').where('email', '=', email).execute()
const usersOf = (email: string) => shop.db.selectFrom('users').select('id').where('email', '=', email).execute()
const PASSWORD = 'a rede na varanda'

test('a shop that makes no accounts while selling offers none, and makes none for who asks all the same', async () => {
  await rules('yes', 'no')
  const buyer = await aBuyerIn(shop)
  const { body } = await buyer.open()
  expect(body).not.toContain('name="createaccount"')
  expect(body).toContain('"option_guest_checkout":"yes"')
  const email = anEmail()
  const form = await aReadyForm(buyer, { billing_email: email, createaccount: '1', account_password: PASSWORD })
  expect(await place(buyer, form)).toMatchObject({ result: 'success' })
  expect(await ordersOf(email)).toEqual([{ user_id: null }])
  expect(await usersOf(email)).toEqual([])
})

test('a shop that sells to account holders alone asks every guest for a password, with scripts and without', async () => {
  await rules('no', 'yes')
  const buyer = await aBuyerIn(shop)
  const { body } = await buyer.open()
  expect(body).not.toContain('name="createaccount"')
  expect(body).toContain('name="account_password"')
  expect(body).toContain('"option_guest_checkout":"no"')
  const email = anEmail()
  const form = await aReadyForm(buyer, { billing_email: email })
  const refused = await place(buyer, form)
  expect(refused).toMatchObject({ result: 'failure' })
  expect(refused.messages).toContain('senha')
  const again = await buyer.send('/checkout/', form)
  expect(again.statusCode).toBe(200)
  expect(again.body).toContain('account_password_description')
  expect(await ordersOf(email)).toEqual([])
  const sent = await buyer.send('/checkout/', { ...form, account_password: PASSWORD })
  expect(sent.statusCode).toBe(303)
  expect(await ordersOf(email)).toEqual([{ user_id: (await usersOf(email))[0]!.id }])
  expect((await buyer.get('/minha-conta/orders/')).body).not.toContain('name="password"')

  const other = await aBuyerIn(shop)
  const taken = await place(other, await aReadyForm(other, { billing_email: email, account_password: PASSWORD }))
  expect(taken.messages).toContain('Entre na sua conta para finalizar a compra.')
})

test('who asks for an account with their own address as its password is told so before anything is ordered', async () => {
  await rules('yes', 'yes')
  const buyer = await aBuyerIn(shop)
  const email = anEmail()
  const form = await aReadyForm(buyer, { billing_email: email, createaccount: '1', account_password: email })
  const refused = await place(buyer, form)
  expect(refused).toMatchObject({ result: 'failure' })
  expect(refused.messages).toContain('Esta senha é fácil de adivinhar.')
  expect(await ordersOf(email)).toEqual([])
  expect(await place(buyer, { ...form, account_password: PASSWORD })).toMatchObject({ result: 'success' })
  expect(await ordersOf(email)).toEqual([{ user_id: (await usersOf(email))[0]!.id }])
})

test('a shop for those who have an account sends guests to the way in; who comes in buys', async () => {
  await rules('no', 'no')
  const buyer = await aBuyerIn(shop)
  await rules('yes', 'yes')
  const form = await aReadyForm(buyer, { billing_email: anEmail() })
  await rules('no', 'no')
  const { body, nonces } = await buyer.open()
  expect(body).not.toContain('name="checkout"')
  expect(body).toContain('Entre na sua conta para finalizar a compra.')
  expect(/<form[^>]*id="checkout-login"[^>]*>/.exec(body)?.[0]).not.toContain('hidden')
  // A form that stood open since before is refused too.
  expect((await place(buyer, form)).messages).toContain('Entre na sua conta')
  expect((await buyer.send('/checkout/', form)).statusCode).toBe(200)
  expect(await ordersOf(form['billing_email']!)).toEqual([])

  const made = await createAccounts({ db: shop.db }).create({
    login: 'fiel',
    email: 'fiel@exemplo.com.br',
    displayName: 'Fiel',
    password: PASSWORD,
    roles: ['customer'],
  })
  expect(made.ok).toBe(true)
  const entered = await buyer.send('/checkout/', {
    login: 'Acessar',
    username: 'fiel',
    password: PASSWORD,
    'woocommerce-login-nonce': nonces.login,
  })
  expect(entered.statusCode).toBe(303)
  const own = await aReadyForm(buyer, { billing_email: 'fiel@exemplo.com.br' })
  expect(await place(buyer, own)).toMatchObject({ result: 'success' })
  expect(await ordersOf('fiel@exemplo.com.br')).toHaveLength(1)
})

test('other clients are told the same under the ecosystem’s names', async () => {
  const input = (over: object = {}) => ({
    billing_address: { ...STORE_BUYER, email: anEmail() },
    payment_method: 'cod',
    payment_data: [],
    ...over,
  })
  await rules('no', 'no')
  const client = aStoreClient(shop)
  await client.fill()
  expect(await client.post('/checkout', input({ create_account: true, customer_password: PASSWORD }))).toMatchObject({
    status: 403,
    body: { code: 'woocommerce_rest_guest_checkout_disabled' },
  })
  await rules('no', 'yes')
  expect((await client.post('/checkout', input())).status).toBe(400)
  const made = await client.post('/checkout', input({ customer_password: PASSWORD }))
  expect(made.status).toBe(200)
  expect(made.body.customer_id).toBeGreaterThan(0)
  await rules('yes', 'no')
  const guest = aStoreClient(shop)
  await guest.fill()
  const placed = await guest.post('/checkout', input({ create_account: true, customer_password: PASSWORD }))
  expect(placed).toMatchObject({ status: 200, body: { customer_id: 0 } })
})

test('who comes in on the way to an order is told what of two carts the shop has too little of', async () => {
  await rules('yes', 'yes')
  const slug = 'moringa-de-barro'
  await createAccounts({ db: shop.db }).create({
    login: 'junta',
    email: 'junta@exemplo.com.br',
    displayName: 'Junta',
    password: PASSWORD,
    roles: ['customer'],
  })
  const comeIn = async () => {
    const buyer = await aBuyerIn(shop, slug)
    const { nonces } = await buyer.open()
    const fields = { login: 'Acessar', username: 'junta', password: PASSWORD, 'woocommerce-login-nonce': nonces.login }
    expect((await buyer.send('/checkout/', fields)).statusCode).toBe(303)
    return (await buyer.open()).body
  }
  expect(await comeIn()).not.toContain('Ao juntar o seu carrinho')
  await shop.db
    .updateTable('stock')
    .set({ on_hand: 1 })
    .where('product_id', '=', (eb) => eb.selectFrom('products').select('id').where('slug', '=', slug))
    .execute()
  // The same account from another browser, with one more of it than there are.
  expect(await comeIn()).toContain('ficou 1 unidade de “Moringa de barro” em vez de 2: é o que temos em estoque.')
})
