import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyerIn, aCheckoutShop, ADDRESS, anEmail, aReadyForm, aShopper, chosenRate, pathOf, place } from './support/checkout.ts'
import type { TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await aCheckoutShop()))
afterAll(() => shop.close())

const ordersOf = async (email: string) => await shop.db.selectFrom('orders').selectAll().where('email', '=', email).execute()
const aBuyer = (slug?: string) => aBuyerIn(shop, slug)

test('an empty cart leads to the cart, and the Portuguese addresses to cart and checkout', async () => {
  const shopper = aShopper(shop)
  const empty = await shopper.get('/checkout/')
  expect([empty.statusCode, empty.headers.location]).toEqual([302, '/cart/'])
  expect((await shop.get('/finalizar-compra/')).headers.location).toBe('/checkout/')
  expect((await shop.get('/carrinho/')).headers.location).toBe('/cart/')
})

test('[CHECK-1] the page has the skeleton that scripts of this ecosystem hook on, and is stored nowhere', async () => {
  const answer = await (await aBuyer()).get('/checkout/')
  for (const mark of [
    'class="showlogin"',
    'class="showcoupon"',
    'id="woocommerce-checkout-form-coupon"',
    'name="checkout"',
    'id="customer_details"',
    'id="billing_cpf_field"',
    'id="ship-to-different-address-checkbox"',
    'id="order_review"',
    'woocommerce-checkout-review-order-table',
    'id="payment_method_pix"',
    'id="place_order"',
    'var wc_checkout_params = {',
    '"wc_ajax_url":"/?wc-ajax=%%endpoint%%"',
  ])
    expect(answer.body).toContain(mark)
  expect(answer.body.match(/name="wc_order_attribution_/g)).toHaveLength(16)
  expect(answer.headers['cache-control']).toContain('no-store')
})

test('the checkout leads nowhere but back to the cart; the placed order stands in the whole shop again', async () => {
  const shopper = await aBuyer()
  const partsOf = (page: string) => ({
    header: /<header class="site-header[^>]*>.*?<\/header>/s.exec(page)?.[0] ?? '',
    footer: /<footer.*<\/footer>/s.exec(page)?.[0] ?? '',
  })
  const { header, footer } = partsOf((await shopper.get('/checkout/')).body)
  expect(header).toContain('Compra segura')
  expect(header).toContain('href="/cart/"')
  expect(footer).toContain('CNPJ')
  expect(header + footer).not.toContain('elementor-nav-menu')
  const { redirect } = await place(shopper, await aReadyForm(shopper, { billing_email: anEmail() }))
  expect(partsOf((await shopper.get(pathOf(redirect))).body).header).toContain('elementor-nav-menu')
})

test('[CHECK-4] the summary follows CEP, freight and payment, and carries a fresh nonce', async () => {
  const shopper = await aBuyer()
  const { nonces, hidden } = await shopper.open()
  const before = await shopper.review(nonces.update, { payment_method: 'cod' })
  expect(before.table).toContain('Digite seu CEP')
  const after = await shopper.review(nonces.update, { ...ADDRESS, payment_method: 'pix' })
  expect(after.rate).not.toBe('')
  expect(after.table).toContain('Desconto do pagamento')
  expect(Number(after.hidden['checkout_total'])).not.toBe(Number(before.hidden['checkout_total']))
  expect(after.hidden['woocommerce-process-checkout-nonce']).toMatch(/^[0-9a-f]{10}$/)
  expect(hidden['checkout_key']).toBe(after.hidden['checkout_key'])
})

test('below the amount that is sent for free, checkout and cart say what is missing, and no longer once it is there', async () => {
  const shopper = await aBuyerIn(shop, 'colheres-de-pau')
  const { nonces } = await shopper.open()
  const missing = /Faltam R\$\s\d+,\d\d para o frete grátis\./
  expect((await shopper.review(nonces.update, ADDRESS)).table).toMatch(missing)
  const { body } = await shopper.get('/cart/')
  const nonce = /name="woocommerce-shipping-calculator-nonce" value="(\w+)"/.exec(body)![1]!
  await shopper.send('/cart/', {
    calc_shipping: '1',
    calc_shipping_postcode: '01310-100',
    'woocommerce-shipping-calculator-nonce': nonce,
  })
  expect((await shopper.get('/cart/')).body).toMatch(missing)
  await shopper.add('vaso-jequitinhonha')
  expect((await shopper.review(nonces.update, ADDRESS)).table).not.toMatch(missing)
  expect((await shopper.get('/cart/')).body).not.toMatch(missing)
})

test('[CHECK-4] what was typed is there again after a reload, and nothing secret is kept', async () => {
  const shopper = await aBuyer()
  const { nonces } = await shopper.open()
  await shopper.review(nonces.update, {
    ...ADDRESS,
    billing_first_name: 'Dona "Ana" <3',
    account_password: 'segredo123',
    order_comments: 'Toque\na campainha',
  })
  const { body } = await shopper.open()
  expect(body).toContain('value="Dona &quot;Ana&quot; &lt;3"')
  expect(body).toContain('Toque\na campainha')
  expect(body).not.toContain('segredo123')
  const { rows } = { rows: await shop.db.selectFrom('carts').selectAll().execute() }
  expect(JSON.stringify(rows)).not.toContain('segredo123')
})

test('[CHECK-6] an order is placed once, whatever the clicks and retries, and its page shows it', async () => {
  const shopper = await aBuyer()
  const email = anEmail()
  const form = await aReadyForm(shopper, { billing_email: email, wc_order_attribution_utm_source: 'boletim' })
  const { nonces } = await shopper.open()
  const clicks = await Promise.all(Array.from({ length: 8 }, () => place(shopper, form)))
  clicks.push(await place(shopper, form))
  expect(new Set(clicks.map(({ redirect }) => redirect)).size).toBe(1)
  expect(clicks.every(({ result }) => result === 'success')).toBe(true)
  const [order, ...more] = await ordersOf(email)
  expect(more).toEqual([])
  expect(order).toMatchObject({ id: clicks[0]!.order_id, status: 'pending', cpf: '52998224725', payment_method: 'pix' })
  const page = await shopper.get(pathOf(clicks[0]!.redirect))
  expect(page.body).toContain('Obrigado. Seu pedido foi recebido.')
  expect(page.body).toContain('br.gov.bcb.pix')
  expect(page.body).toContain('woocommerce-purchase-summary')
  const lost = await shopper.get('/checkout/')
  expect(lost.headers.location).toBe(pathOf(clicks[0]!.redirect))
  // A tab that was left open on the checkout opens itself again, and so comes to the order.
  const other = await shopper.ajax('update_order_review', { security: nonces.update, post_data: '' })
  expect(other.json()).toMatchObject({ reload: true, fragments: {} })
})

test('an order that costs nothing asks for no payment, promises no discount and is taken as it is', async () => {
  await shop.db.insertInto('coupons').values({ code: 'presente', kind: 'percent', amount: 100, free_shipping: true }).execute()
  const shopper = await aBuyer()
  const { nonces } = await shopper.open()
  await shopper.ajax('apply_coupon', { security: nonces.apply, coupon_code: 'presente' })
  const email = anEmail()
  const seen = await shopper.review(nonces.update, { ...ADDRESS, billing_email: email, payment_method: 'pix' })
  expect(seen.payment).toContain('Não há nada a pagar neste pedido.')
  expect(seen.payment).not.toMatch(/de desconto\)|type="radio"|pagos com|confirmação do pagamento/)
  const form = await aReadyForm(shopper, { billing_email: email })
  const { redirect } = await place(shopper, form)
  expect(await ordersOf(email)).toMatchObject([{ status: 'processing', total_cents: 0 }])
  expect((await shopper.get(pathOf(redirect))).body).not.toContain('Método de pagamento')
})

test('[CHECK-5] problems come in the wire’s shape, with the field of each, and nothing is placed', async () => {
  const shopper = await aBuyer()
  const email = anEmail()
  const form = await aReadyForm(shopper, { billing_email: email, billing_cpf: '111', billing_number: '' })
  const answer = await place(shopper, form)
  expect(answer).toMatchObject({ result: 'failure', refresh: false, reload: false })
  expect(answer.messages).toMatch(
    /^<ul class="woocommerce-error" role="alert"><li role="none" data-id="billing_cpf">Campo &quot;CPF&quot;/,
  )
  expect(answer.messages).toContain('<li role="none" data-id="billing_number">')
  expect(await ordersOf(email)).toEqual([])
})

test('[CHECK-5] without scripts the page comes back with links to the fields and all that was typed', async () => {
  const shopper = await aBuyer()
  const { hidden } = await shopper.open()
  const answer = await shopper.send('/checkout/', {
    ...ADDRESS,
    ...hidden,
    billing_cpf: '123',
    billing_city: 'Sampa',
    payment_method: 'pix',
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<a href="#billing_cpf">')
  expect(answer.body).toMatch(/id="billing_cpf"[^>]*aria-invalid="true"/)
  expect(answer.body).toContain('value="Sampa"')
  expect(answer.body).toContain('Leia e aceite os termos')
})

test('without scripts a coupon goes along with the form, and takes nothing of what was typed', async () => {
  await shop.db.insertInto('coupons').values({ code: 'semscript', kind: 'percent', amount: 10 }).execute()
  const shopper = await aBuyer()
  const { hidden } = await shopper.open()
  const apply = (code: string) =>
    shopper.send('/checkout/', { ...ADDRESS, ...hidden, billing_city: 'Sampa', coupon_code: code, apply_coupon: 'Aplicar cupom' })
  const wrong = await apply('naoexiste')
  expect(wrong.body).toContain('O cupom “naoexiste” não existe.')
  expect(wrong.body).toContain('value="Sampa"')
  expect((await apply('semscript')).headers.location).toBe('/checkout/')
  const { body } = await shopper.open()
  expect(body).toContain('Cupom: <!-- -->semscript')
  expect(body).toContain('value="Sampa"')
})

test('[CHECK-7] what goes elsewhere is asked for its own CEP, and a missing way of delivery leads to that field', async () => {
  const shopper = await aBuyer()
  const { nonces, hidden } = await shopper.open()
  const elsewhere = { ...ADDRESS, ship_to_different_address: '1', payment_method: 'pix' }
  expect((await shopper.review(nonces.update, elsewhere)).table).toContain('Digite seu CEP para ver as opções de entrega.')
  const refused = await shopper.send('/checkout/', { ...elsewhere, ...hidden, terms: 'on' })
  expect(refused.body).toContain(
    '<a href="#shipping_postcode">O campo &quot;CEP&quot; do endereço de entrega é um campo obrigatório.',
  )
  const known = await shopper.send('/checkout/', { ...elsewhere, ...hidden, terms: 'on', shipping_postcode: '50030-230' })
  expect(known.body).toContain('<a href="#shipping_postcode">Nenhum método de entrega foi selecionado.')
})

test('a freight that was not shown is not charged: the page comes back with the new total first', async () => {
  const shopper = await aBuyer()
  const email = anEmail()
  const { hidden } = await shopper.open()
  const form = { ...ADDRESS, ...hidden, billing_email: email, payment_method: 'cod', terms: 'on' }
  const first = await shopper.send('/checkout/', form)
  expect(first.statusCode).toBe(200)
  expect(await ordersOf(email)).toEqual([])
  const shown = /name="checkout_total" value="(\d+)"/.exec(first.body)?.[1] ?? ''
  const rate = chosenRate(first.body)
  const second = await shopper.send('/checkout/', { ...form, checkout_total: shown, 'shipping_method[0]': rate })
  expect(second.statusCode).toBe(303)
  expect((await ordersOf(email))[0]).toMatchObject({ status: 'processing', total_cents: Number(shown) })
})

test('a price that changed meanwhile is told before it is paid', async () => {
  const shopper = await aBuyer('moringa-de-barro')
  const email = anEmail()
  const form = await aReadyForm(shopper, { billing_email: email })
  await shop.db
    .updateTable('products')
    .set({ price_cents: 43_210, sale_price_cents: null })
    .where('slug', '=', 'moringa-de-barro')
    .execute()
  const answer = await place(shopper, form)
  expect(answer).toMatchObject({ result: 'failure', refresh: true })
  expect(answer.messages).toContain('mudou enquanto você preenchia')
  expect(await ordersOf(email)).toEqual([])
  expect(await place(shopper, await aReadyForm(shopper, { billing_email: email }))).toMatchObject({ result: 'success' })
})

test('what sold out meanwhile is named, nothing is half done, and the cart is still there', async () => {
  const shopper = await aBuyer('quadro-cerrado')
  const email = anEmail()
  const form = await aReadyForm(shopper, { billing_email: email })
  const { id } = await shop.db.selectFrom('products').select('id').where('slug', '=', 'quadro-cerrado').executeTakeFirstOrThrow()
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', id).execute()
  const answer = await place(shopper, form)
  expect(answer.messages).toMatch(/está em falta no estoque.* <a href="\/cart\/">Ver carrinho<\/a>/)
  expect(await ordersOf(email)).toEqual([])
  expect((await shopper.get('/cart/')).body).toContain('Quadro')
})

test('a form without its nonce, of somebody else or of a lost session changes nothing', async () => {
  const [shopper, other] = [await aBuyer(), await aBuyer()]
  const email = anEmail()
  const form = await aReadyForm(shopper, { billing_email: email })
  expect(await place(shopper, { ...form, 'woocommerce-process-checkout-nonce': '' })).toMatchObject({
    result: 'failure',
    refresh: true,
  })
  expect(await place(other, form)).toMatchObject({ result: 'failure', refresh: true })
  // The page with what was typed stays, and says what happened.
  const lost = await place(aShopper(shop), form)
  expect(lost).toMatchObject({ result: 'failure', reload: false })
  expect(lost.messages).toContain('Sua sessão expirou')
  expect(lost.messages).toContain('href="/minha-conta/?redirect_to=/checkout/"')
  const asked = await aShopper(shop).ajax('update_order_review', { security: '0000000000' })
  expect(asked.json()).toMatchObject({ result: 'failure', reload: false, messages: lost.messages })
  const review = await shopper.ajax('update_order_review', { security: '0000000000' })
  expect([review.statusCode, review.body]).toEqual([403, '-1'])
  expect(await ordersOf(email)).toEqual([])
})

test('whoever comes to the checkout with a session that ended is told so in the cart, with the way in', async () => {
  const shopper = await aBuyer()
  await shop.db.deleteFrom('sessions').execute()
  const led = await shopper.get('/checkout/')
  expect([led.statusCode, led.headers.location]).toEqual([302, '/cart/'])
  const { body } = await shopper.get('/cart/')
  expect(body).toContain('Sua sessão expirou')
  expect(body).toContain('href="/minha-conta/?redirect_to=/checkout/"')
  expect((await shopper.get('/minha-conta/?redirect_to=/checkout/')).body).toContain('name="redirect" value="/checkout/"')
  await shop.db.deleteFrom('sessions').execute()
  // Without scripts the form is posted.
  expect((await shopper.send('/checkout/', { billing_first_name: 'Ana' })).headers.location).toBe('/cart/')
  expect((await shopper.get('/cart/')).body).toContain('Sua sessão expirou')
  // Somebody with a session and an empty cart hears that there is nothing to buy.
  expect((await shopper.get('/checkout/')).headers.location).toBe('/cart/')
  expect((await shopper.get('/cart/')).body).toContain('escolha algo antes de finalizar')
})

test('the cart knows the CEP of the checkout, and the checkout the one that was given in the cart since then', async () => {
  const shopper = await aBuyer()
  const { nonces } = await shopper.open()
  await shopper.review(nonces.update, ADDRESS)
  const cart = await shopper.get('/cart/')
  expect(cart.body).toContain('name="calc_shipping_postcode" value="01310-100"')
  const nonce = /name="woocommerce-shipping-calculator-nonce" value="([0-9a-f]{10})"/.exec(cart.body)?.[1] ?? ''
  await shopper.send('/cart/', {
    calc_shipping: '1',
    calc_shipping_postcode: '40140-110',
    'woocommerce-shipping-calculator-nonce': nonce,
  })
  const { body } = await shopper.open()
  expect(body).toContain('value="40140-110"')
  expect(body).not.toContain('Avenida Paulista')
  expect(body).toContain('value="ana@exemplo.com.br"')
})

test('hostile fields are refused or kept as plain text, and never become markup', async () => {
  const shopper = await aBuyer()
  const { nonces, hidden } = await shopper.open()
  const evil = '"><script>alert(1)</script>'
  const form = Object.fromEntries(Object.keys(ADDRESS).map((name) => [name, evil]))
  const page = await shopper.send('/checkout/', {
    ...form,
    ...hidden,
    payment_method: evil,
    'shipping_method[0]': evil,
    order_comments: evil,
  })
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toContain('<script>alert(1)')
  const review = await shopper.review(nonces.update, { ...form, payment_method: evil })
  expect(review.table + review.payment).not.toContain('<script>')
  const twice = await shop.http.inject({
    method: 'POST',
    url: '/?wc-ajax=checkout',
    payload: 'terms=1&terms=2',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(twice.statusCode).toBe(400)
})

test('the location hash is twelve digits, as the cart’s script expects', async () => {
  const answer = await aShopper(shop).ajax('get_customer_location', {})
  expect(answer.json()).toEqual({ success: true, data: { hash: expect.stringMatching(/^[0-9a-f]{12}$/) as string } })
})
