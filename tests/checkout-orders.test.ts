import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { aBuyerIn, aCheckoutShop, ADDRESS, anEmail, aReadyForm, aShopper, openTills, pathOf, place } from './support/checkout.ts'
import { turnMailOff, turnMailOn } from './support/mail-on.ts'
import { aShop, type TestShop } from './support/shop.ts'
import { designShopPage } from './support/shop-pages.ts'

let shop: TestShop
beforeAll(async () => void (shop = await aCheckoutShop()))
afterAll(() => shop.close())

const ordersOf = async (email: string) => await shop.db.selectFrom('orders').selectAll().where('email', '=', email).execute()
const aBuyer = (slug?: string) => aBuyerIn(shop, slug)

test('an order’s pages open by its key alone; a wrong key is as unknown as no order', async () => {
  const shopper = await aBuyer()
  const { redirect, order_id: id } = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail() }))
  const stranger = aShopper(shop)
  const wrong = await stranger.get(`/checkout/order-received/${id}/?key=wc_order_${'a'.repeat(22)}`)
  const none = await stranger.get(`/checkout/order-received/999999999/?key=wc_order_${'a'.repeat(22)}`)
  expect([wrong.statusCode, none.statusCode]).toEqual([404, 404])
  expect(wrong.body).toBe(none.body)
  for (const url of [
    `/checkout/order-received/${id}/`,
    `/checkout/order-pay/${id}/?pay_for_order=true&key=x`,
    `/checkout/order-received/${id}/?key[]=1`,
  ])
    expect((await stranger.get(url)).statusCode).toBe(404)
  const received = await stranger.get(pathOf(redirect))
  expect([received.statusCode, received.headers['cache-control']]).toEqual([200, 'no-store, private'])
})

test('the key alone shows what was bought and how to pay; who bought it is for the browser, the account or the e-mail of the buyer', async () => {
  const shopper = await aBuyer()
  const email = anEmail()
  const note = { order_comments: 'Deixar com Dona Rosa' }
  const { redirect } = await place(shopper, await aReadyForm(shopper, { billing_email: email, ...note }))
  const page = pathOf(redirect)
  const named = [email, 'Souza', 'Avenida Paulista', 'Dona Rosa', '98765']
  const own = (await shopper.get(page)).body
  for (const words of named.slice(0, 4)) expect(own).toContain(words)
  const stranger = aShopper(shop)
  const seen = (await stranger.get(page)).body
  const pay = page.replace('order-received', 'order-pay').replace('?', '?pay_for_order=true&')
  expect((await shopper.get(pay)).body).toContain('Dona Rosa')
  const paying = (await stranger.get(pay)).body
  expect(paying).toContain('Pagar pedido')
  for (const words of named) for (const body of [seen, paying]) expect(body).not.toContain(words)
  expect(seen).toContain('Pix copia e cola')
  expect(seen).toContain('confirme o e-mail usado na compra')
  const nonce = /name="check_submission" value="([0-9a-f]{10})"/.exec(seen)?.[1] ?? ''
  const tell = (address: string, proof = nonce) => stranger.send(page, { email: address, check_submission: proof })
  for (const answer of [await tell('outra@exemplo.com.br'), await tell(email, 'x')]) {
    for (const words of named) expect(answer.body).not.toContain(words)
    expect(answer.body).toContain('role="alert"')
  }
  const shown = await tell(` ${email.toUpperCase()} `)
  for (const words of named.slice(0, 4)) expect(shown.body).toContain(words)
  expect((await stranger.send(page.replace(/key=\w+/, 'key=wc_order_aaaaaaaaaaaaaaaaaaaaaa'), { email })).statusCode).toBe(404)
})

test('who came too late to pay buys the same again, at today’s price, and is told what is gone', async () => {
  const shopper = await aBuyer()
  const { redirect, order_id: id } = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail() }))
  const page = pathOf(redirect)
  expect((await shopper.get(page)).body).not.toContain('Comprar de novo')
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id!).execute()
  const again = async (who: typeof shopper) => {
    const { body } = await who.get(page)
    expect(body).toContain('Comprar de novo')
    const _wpnonce = /name="_wpnonce" value="([0-9a-f]{10})"/.exec(body)?.[1] ?? ''
    return await who.send(page.replace('/?', '/comprar-de-novo/?'), { _wpnonce })
  }
  expect((await shopper.send(page.replace('/?', '/comprar-de-novo/?'), {})).headers.location).toBe(page)
  expect((await again(shopper)).headers.location).toBe('/checkout/')
  const { body } = await shopper.open()
  expect(body).toContain('Vaso Jequitinhonha')
  expect(body).toContain('value="Souza"')
  // From the link of the mail, in another browser.
  const stranger = aShopper(shop)
  const product = shop.db.updateTable('products').where('slug', '=', 'vaso-jequitinhonha')
  await product.set({ status: 'draft' }).execute()
  expect((await again(stranger)).headers.location).toBe('/cart/')
  await product.set({ status: 'publish' }).execute()
  expect((await stranger.get('/cart/')).body).toContain('não pode ser comprado')
})

test('no letter is promised that nobody sends: of an order that the merchant made, or while mail is off', async () => {
  const shopper = await aBuyer()
  const { redirect, order_id: id } = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail() }))
  expect((await shopper.get(pathOf(redirect))).body).not.toContain('Enviamos os detalhes')
  await turnMailOn(shop.db)
  expect((await shopper.get(pathOf(redirect))).body).toContain('Enviamos os detalhes')
  await shop.db.deleteFrom('order_mails').where('order_id', '=', id!).execute()
  expect((await shopper.get(pathOf(redirect))).body).not.toContain('Enviamos os detalhes')
  await turnMailOff(shop.db)
})

test('an order that waits is paid another way, and its discount follows', async () => {
  const shopper = await aBuyer()
  const email = anEmail()
  const { redirect } = await place(shopper, await aReadyForm(shopper, { billing_email: email }))
  const pay = pathOf(redirect).replace('order-received', 'order-pay').replace('?', '?pay_for_order=true&')
  const page = await shopper.get(pay)
  const nonce = /name="woocommerce-pay-nonce" value="([0-9a-f]{10})"/.exec(page.body)?.[1] ?? ''
  const [before] = await ordersOf(email)
  expect((await shopper.send(pay, { payment_method: 'fiado', 'woocommerce-pay-nonce': nonce })).body).toContain(
    'Método de pagamento inválido.',
  )
  expect((await shopper.send(pay, { payment_method: 'cod', 'woocommerce-pay-nonce': 'x' })).body).toContain(
    'O formulário expirou',
  )
  const answer = await shopper.send(pay, { payment_method: 'cod', 'woocommerce-pay-nonce': nonce })
  expect(answer.headers.location).toBe(pathOf(redirect))
  const [after] = await ordersOf(email)
  expect(after).toMatchObject({ status: 'processing', payment_method: 'cod', payment_discount_cents: 0 })
  expect(after!.total_cents).toBe(before!.total_cents + before!.payment_discount_cents)
  expect((await shopper.get(pay)).headers.location).toBe(pathOf(redirect))
})

test('[CHECK-7] an account made at the checkout owns the order, is signed in, and finds its address next time', async () => {
  const shopper = await aBuyer()
  const email = anEmail()
  const account = { createaccount: '1', account_password: 'a rede na varanda' }
  const form = await aReadyForm(shopper, { billing_email: email, ...account, order_comments: 'Deixar na portaria' })
  expect(await place(shopper, form)).toMatchObject({ result: 'success' })
  const [order] = await ordersOf(email)
  expect(order!.user_id).not.toBeNull()
  expect(order!.note).toBe('Deixar na portaria')
  await shopper.add('vaso-jequitinhonha')
  const { body } = await shopper.open()
  expect(body).toContain('Comprando como')
  expect(body).toContain('value="Avenida Paulista"')
  const again = await aBuyer()
  const taken = await place(again, await aReadyForm(again, { billing_email: email, ...account }))
  expect(taken.messages).toMatch(/data-id="billing_email">Já existe uma conta cadastrada.*href="#checkout-login"/)
})

test('[CHECK-3] signing in on the way keeps the cart and what was typed; a wrong password says so at the top level', async () => {
  const email = anEmail()
  await createAccounts({ db: shop.db }).create({
    login: 'bete',
    email,
    displayName: 'Bete',
    password: 'a rede na varanda',
    roles: ['customer'],
  })
  const shopper = await aBuyer()
  const { nonces } = await shopper.open()
  await shopper.review(nonces.update, { ...ADDRESS, billing_neighborhood: 'Alto da Sé' })
  const login = (password: string, nonce = nonces.login) =>
    shopper.send('/wp-admin/admin-ajax.php', {
      action: 'elementor_woocommerce_checkout_login_user',
      username: 'bete',
      password,
      nonce,
      remember: 'forever',
    })
  expect((await login('errada')).json()).toEqual({ logged_in: false, message: expect.stringContaining('incorretos') as string })
  expect((await login('a rede na varanda', '0000000000')).json()).toMatchObject({ logged_in: false })
  expect((await login('a rede na varanda')).json()).toEqual({ logged_in: true, message: '' })
  const { body } = await shopper.open()
  expect(body).toContain('value="Alto da Sé"')
  expect(body).toContain('Vaso Jequitinhonha')
})

test('too many orders in a minute from one address wait; retries of one order don’t count', async () => {
  const strict = await aShop({ demo: true, config: { rateLimits: true } })
  await openTills(strict)
  const buy = async (email: string) => {
    const shopper = aShopper(strict)
    await shopper.add('moringa-de-barro')
    const form = await aReadyForm(shopper, { billing_email: email })
    return [await place(shopper, form), await place(shopper, form)]
  }
  for (let count = 0; count < 5; count++)
    expect((await buy(`loja${count}@exemplo.com.br`)).map(({ result }) => result)).toEqual(['success', 'success'])
  const [refused] = await buy('demais@exemplo.com.br')
  expect(refused).toMatchObject({ result: 'failure', messages: expect.stringContaining('Muitas tentativas') as string })
  await strict.close()
})

test('[CHECK-6] the merchant’s own page stands around the order; one that forgot the summary is not used', async () => {
  const widget = (widgetType: string, more: object) => ({
    id: widgetType,
    elType: 'widget',
    widgetType,
    settings: more,
    elements: [],
  })
  const shopper = await aBuyer()
  const { redirect } = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail() }))
  const page = async () => (await shopper.get(pathOf(redirect))).body
  await designShopPage(shop.db, 'order-received', [
    widget('heading', { title: 'Oba!' }),
    widget('woocommerce-purchase-summary', { confirmation_message_text: 'Já estamos separando.' }),
  ])
  const built = await page()
  expect(built).toContain('Oba!')
  expect(built).toContain('Já estamos separando.')
  expect(built.match(/class="woocommerce-order"/g)).toHaveLength(1)
  expect(built).toContain('Pix copia e cola')
  await designShopPage(shop.db, 'order-received', [widget('heading', { title: 'Só um título' })])
  const plain = await page()
  expect(plain).not.toContain('Só um título')
  expect(plain).toContain('Obrigado. Seu pedido foi recebido.')
})
