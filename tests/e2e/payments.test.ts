import type { Browser, Locator, Page } from '@playwright/test'
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enqueue } from '#jobs/queue.ts'
import type { User } from '#shop/accounts/contract.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import paymentPage from '#ops/doctor/questions/payment-page.ts'
import { aCustomer, PASSWORD } from '#tests/account-customers.ts'
import { type Api, apiAs, keyFor } from '#tests/support/api.ts'
import { listen } from '#tests/support/browser.ts'
import { aBuyerAt, aCheckoutInBrowser, afterReview, fillAddress } from '#tests/support/checkout-browser.ts'
import { aReadyForm, aShopper, place } from '#tests/support/checkout.ts'
import { connectBank } from '#tests/support/connect-bank.ts'
import { connectMercadoPago } from '#tests/support/connect-mercado-pago.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aMercadoPagoSdk } from '#tests/support/mercado-pago-sdk.ts'
import { aMercadoPago, type MercadoPagoService } from '#tests/support/mercado-pago-service.ts'
import { aPixBank, type PixBank } from '#tests/support/pix-bank.ts'
import { SECRET } from '#tests/support/shop.ts'
import { aStoreClient } from '#tests/support/store-client.ts'

let service: MercadoPagoService
let bank: PixBank
let sdk: Awaited<ReturnType<typeof aMercadoPagoSdk>>
let shop: Awaited<ReturnType<typeof aCheckoutInBrowser>>['shop']
let browser: Browser
let api: Api
let merchant: User
let close: () => Promise<void>
beforeAll(async () => {
  service = await aMercadoPago()
  bank = await aPixBank()
  sdk = await aMercadoPagoSdk(service)
  const ca = service.network.ca + bank.network.ca
  ;({ shop, browser, close } = await aCheckoutInBrowser({}, { ...service.network, ca }))
  await connectMercadoPago(shop, service, sdk.scriptUrl)
  await connectBank(shop, bank)
  merchant = (await apiAs(shop, 'shop_manager', 'helena')).user
  api = (await keyFor(shop, 'helena')).api
})
afterAll(async () => {
  await close()
  await sdk.close()
  await service.close()
  await bank.close()
})

const NUMBER = '5031 4332 1540 6351'
const frame = (page: Page, id: string) => page.frameLocator(`#${id} iframe`).locator('input')
const typeCard = async (page: Page, holder: string) => {
  await frame(page, 'card_number').fill(NUMBER)
  await frame(page, 'card_expiry').fill('11/30')
  await frame(page, 'card_code').fill('123')
  await page.locator('#card_holder').fill(holder)
  await page.locator('#card_document').fill('529.982.247-25')
  await page.locator('#card_installments option[value="3"]').waitFor({ state: 'attached' })
  await page.locator('#card_installments').selectOption('3')
}
const paymentsBy = (reference: string) => [...service.payments.values()].filter((one) => one.external_reference === reference)

test('a card is bought with in three parcels inside of the checkout: refused, approved, given back in part, contested', async () => {
  const { page, close: leave } = await aBuyerAt(browser, shop.origin)
  const complaints = listen(page)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(shop.origin)) posted.push(request.url() + (request.postData() ?? ''))
  })
  await page.locator('#payment_method_mercado_pago_card').check()
  await frame(page, 'card_number').waitFor()
  // What is missing is told beside its field, and nothing is sent.
  await page.locator('#place_order').click()
  await page.locator('#card_number_description', { hasText: 'número' }).waitFor()
  await page.locator('#card_code_description').waitFor()
  await typeCard(page, 'FUND')
  expect(await page.locator('#card_installments option[value="3"]').textContent()).toMatch(
    /^3× de .+, total .+ \(4,5% de juros\)$/,
  )
  // The summary is drawn anew for the address; what was typed in the frames stays.
  await afterReview(page, () => fillAddress(page))
  expect(await frame(page, 'card_number').inputValue()).toBe(NUMBER)
  expect(await page.locator('#card_installments').inputValue()).toBe('3')
  await page.locator('#terms').check()
  await page.locator('#place_order').click()
  await page.waitForURL(/order-received/)
  await page.locator('.payment-card', { hasText: 'O cartão não tem limite' }).waitFor()
  expect(await page.locator('.woocommerce-order').getAttribute('data-status')).toBe('pending')

  await page.locator('.payment-card .button').click()
  await page.waitForURL(/order-pay/)
  await frame(page, 'card_number').waitFor()
  await typeCard(page, 'APRO')
  await page.locator('#place_order').click()
  await page.waitForURL(/order-received/)
  await page.locator('.order-words', { hasText: 'Pagamento confirmado' }).waitFor()
  expect(await page.locator('li.payment-method').innerText()).toMatch(/3× de .+ com juros do Mercado Pago/)
  // Two groups that follow each other: four digits alone also stand in keys and times.
  const card = NUMBER.match(/\d{4}/g)!
  for (const [at, group] of card.slice(1).entries())
    expect(posted.join('\n')).not.toMatch(new RegExp(`${card[at]}(%20|\\W)?${group}`))
  expect(complaints).toEqual([])
  const id = Number(/order-received\/(\d+)/.exec(page.url())![1])
  await leave()

  const paid = [...service.payments.values()].findLast(({ status }) => status === 'approved')!
  const order = async () => (await api(`/wc/v3/orders/${id}`)).body
  expect(Number((await order()).total)).toBe(paid.transaction_amount)
  await api(`/wc/v3/orders/${id}/refunds`, { method: 'POST', body: { amount: '10.00', api_refund: true } })
  await eventually('the money went back', () => paid.transaction_amount_refunded === 10)
  service.chargeBack(paid)
  const secret = createHmac('sha256', SECRET)
    .update('vitrine: payment notifications of mercado_pago_card')
    .digest('hex')
    .slice(0, 40)
  const notice = service.noticeOf(paid.id)
  const told = await shop.http.inject({
    method: 'POST',
    url: `/wc-api/mercado_pago_card/${secret}`,
    query: notice.query,
    headers: { ...notice.headers, 'content-type': 'application/json' },
    payload: notice.body,
  })
  expect(told.statusCode).toBe(200)
  await eventually('the order is given back', async () => (await order()).status === 'refunded')
  expect(paymentsBy(paid.external_reference)).toHaveLength(1)
  await seesAtTheWorkbench(id)
})

/** What happened to the money, on the merchant's screen and in the mails of both. */
async function seesAtTheWorkbench(id: number) {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const { token } = await createSessions({ db: shop.db }).open(merchant)
  await context.addCookies([{ name: 'vitrine_session', value: token, url: shop.origin }])
  const page = await context.newPage()
  await page.goto(`${shop.origin}/painel/orders/${id}/show`)
  await page.getByText('Devolvido').waitFor()
  await page.getByText('Contestação de R$ 379,00 (').waitFor()
  const told = await page.locator('main').innerText()
  for (const words of [
    'A contestação de R$ 379,00 terminou a favor do cliente: o valor sai da sua conta. Não envie o pedido.',
    'Cartão de crédito em 3× de R$ 135,50, total R$ 406,50 com juros do Mercado Pago',
    'Devolução feita: R$ 10,00',
    'Cartão não aprovado (cc_rejected_insufficient_amount).',
  ])
    expect(told.replaceAll('\u00a0', ' ')).toContain(words)
  const subjects = async () =>
    (await shop.db.selectFrom('mails').select('subject').where('subject', 'like', `%#${id}%`).execute())
      .map(({ subject }) => subject.replace(` #${id}`, ''))
      .toSorted()
  await eventually('the contested payment is told by mail', async () => (await subjects()).length === 5)
  expect(await subjects()).toEqual([
    'Pagamento do pedido confirmado',
    'Recebemos seu pedido',
    'Reembolso do pedido',
    '[Casa Aroeira] Contestação do pedido: a favor do cliente',
    '[Casa Aroeira] Novo pedido',
  ])
  await context.close()
}

test('whoever has an account lets the service keep a card: the next purchase asks for its code alone, and it can be taken away', async () => {
  const { email, user } = await aCustomer(shop, 'rita')
  const { page, close: leave } = await aBuyerAt(browser, shop.origin, {
    width: 360,
    before: async (visit) => {
      await visit.goto(`${shop.origin}/minha-conta/`)
      await visit.locator('#username').fill(email)
      await visit.locator('#password').fill(PASSWORD)
      await visit.locator('[name="login"]').click()
      await visit.locator('.woocommerce-MyAccount-content').waitFor()
    },
  })
  const complaints = listen(page)
  const buy = async () => {
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.waitForURL(/order-received/)
    await page.locator('.order-words', { hasText: 'Pagamento confirmado' }).waitFor()
  }
  await page.locator('#payment_method_mercado_pago_card').check()
  await frame(page, 'card_number').waitFor()
  expect(await page.locator('.saved-cards').count()).toBe(0)
  await typeCard(page, 'APRO')
  await page.locator('[name="card_keep"]').check()
  await afterReview(page, () => fillAddress(page))
  await buy()
  await eventually('the card is kept', async () => (await shop.db.selectFrom('saved_cards').selectAll().execute()).length === 1)
  expect(await shop.db.selectFrom('saved_cards').select(['user_id', 'brand', 'last_four']).execute()).toEqual([
    { user_id: user.id, brand: 'master', last_four: '6351' },
  ])

  await page.goto(`${shop.origin}/produto/vaso-jequitinhonha/`)
  await page.locator('.single_add_to_cart_button').click()
  await page.locator('.added_to_cart').waitFor()
  await afterReview(page, () => page.goto(`${shop.origin}/checkout/`))
  await page.locator('#payment_method_mercado_pago_card').check()
  await page.getByLabel('Mastercard final 6351, validade 11/30').waitFor()
  await frame(page, 'card_code').waitFor()
  expect(await page.locator('#card_number').isVisible()).toBe(false)
  expect(await page.locator('#card_holder').isVisible()).toBe(false)
  // Another card can be typed, and the first one taken after all.
  await page.getByLabel('Outro cartão').check()
  await frame(page, 'card_number').waitFor()
  await page.getByLabel('Mastercard final 6351').check()
  await page.locator('#card_number').waitFor({ state: 'hidden' })
  await page.locator('#terms').check()
  await page.locator('#place_order').click()
  await page.locator('#card_code_description').waitFor()
  await frame(page, 'card_code').fill('123')
  await page.locator('#card_installments option[value="2"]').waitFor({ state: 'attached' })
  await buy()
  const [kept] = service.keptCards()
  const paid = service.exchanged.findLast(({ method, path }) => method === 'POST' && path === '/v1/payments')
  expect(paid?.body).toMatchObject({ payer: { type: 'customer', id: kept!.customer_id } })
  // A browser that names a card of somebody else pays for nobody.
  const stranger = await placeByForm({ ...cardFields('APRO'), card_saved: '1' })
  expect(await stranger.page()).toContain('Pagamento confirmado')
  expect(service.exchanged.findLast(({ method, path }) => method === 'POST' && path === '/v1/payments')?.body).toMatchObject({
    payer: { email: expect.any(String) },
  })

  await page.goto(`${shop.origin}/minha-conta/payment-methods/`)
  await page.getByRole('button', { name: 'Apagar Mastercard final 6351' }).click()
  await page.locator('.woocommerce-message', { hasText: 'Cartão apagado' }).waitFor()
  await page.getByText('Nenhum método salvo foi encontrado.').waitFor()
  await eventually('the service has forgotten it, too', () => service.keptCards().length === 0)
  expect(complaints).toEqual([])
  await leave()
})

const pollPayments = (ref: string) => enqueue(shop.db, { kind: 'poll-payments', payload: {}, ref })
/** Whoever comes back from the bank's application finds the page as it is by then. */
const comesBackTo = (page: Page, part: Locator) =>
  eventually('the page to turn', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return await part.isVisible()
  })
const referenceOf = async (orderId: number) =>
  (await shop.db.selectFrom('payment_charges').select('reference').where('order_id', '=', orderId).executeTakeFirstOrThrow())
    .reference

test('on a telephone Pix of a bank and a boleto are paid; no call comes, and the page turns all the same; late money counts', async () => {
  const { page, close: leave } = await aBuyerAt(browser, shop.origin, { width: 360 })
  const complaints = listen(page)
  const buyBy = async (method: string) => {
    await page.locator(`#payment_method_${method}`).check()
    await afterReview(page, () => fillAddress(page))
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.waitForURL(/order-received/)
    return Number(/order-received\/(\d+)/.exec(page.url())![1])
  }
  const status = async (id: number) => (await api(`/wc/v3/orders/${id}`)).body.status as string
  // While the bank is down the order is kept, and the page gets its code by itself once the bank is back.
  bank.set({ randomFault: () => 503 })
  const byPix = await buyBy('pix_api')
  await page.getByText('Seu pedido está guardado').waitFor()
  bank.set({ randomFault: undefined })
  await shop.db
    .updateTable('payment_charges')
    .set({ next_ask_at: new Date(0) })
    .execute()
  const copy = page.getByRole('button', { name: /Copiar o código/ })
  await comesBackTo(page, copy)
  // The button is in sight without scrolling, the picture for others below it.
  const places = await Promise.all([copy, page.locator('.pix-qr')].map(async (part) => (await part.boundingBox())!.y))
  expect(places[0]).toBeLessThan(Math.min(places[1]!, 780))
  bank.pay(await referenceOf(byPix), { payer: 'Ana Prado' })
  await shop.db
    .updateTable('payment_charges')
    .set({ next_ask_at: new Date(0) })
    .execute()
  await pollPayments('pix')
  await comesBackTo(page, page.locator('.order-words', { hasText: 'Pagamento confirmado' }))
  expect(await status(byPix)).toBe('processing')

  await page.goto(`${shop.origin}/produto/vaso-jequitinhonha/`)
  await page.locator('.single_add_to_cart_button').click()
  await page.locator('.added_to_cart').waitFor()
  await afterReview(page, () => page.goto(`${shop.origin}/checkout/`))
  const byBoleto = await buyBy('mercado_pago_boleto')
  await page.getByRole('button', { name: /Copiar/ }).waitFor()
  expect(await page.getByRole('link', { name: /boleto/i }).getAttribute('href')).toMatch(/^https:\/\/mp\.example\/boleto/)
  // The units are given up, and then the money comes.
  await shop.db
    .updateTable('orders')
    .set({ hold_until: new Date(0) })
    .where('id', '=', byBoleto)
    .execute()
  await enqueue(shop.db, { kind: 'expire-holds', payload: {}, ref: 'boleto' })
  await eventually('the order is cancelled', async () => (await status(byBoleto)) === 'cancelled')
  service.pay(await referenceOf(byBoleto))
  await enqueue(shop.db, { kind: 'reconcile-payments', payload: {}, ref: 'boleto' })
  await eventually('the late money is on its order', async () => (await status(byBoleto)) === 'processing')
  await page.reload()
  await page.locator('.order-words', { hasText: 'Pagamento confirmado' }).waitFor()
  expect(complaints.filter((text) => !text.includes('503'))).toEqual([])
  await leave()
})

test('the policy names the service’s hosts where cards are typed, while that is switched on, and nowhere else', async () => {
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  const policyOf = async (path: string) => String((await shopper.get(path)).headers['content-security-policy'])
  expect(await policyOf('/checkout/')).toContain(`script-src 'self'`)
  expect(await policyOf('/checkout/')).toContain(sdk.origin)
  for (const path of ['/', '/cart/', '/produto/vaso-jequitinhonha/', '/minha-conta/'])
    expect([path, await policyOf(path)].join(': ')).not.toContain(sdk.origin)
  await api('/wc/v3/payment_gateways/mercado_pago_card', { method: 'PUT', body: { enabled: false } })
  await eventually('the policy forgets them', async () => !(await policyOf('/checkout/')).includes(sdk.origin))
  await api('/wc/v3/payment_gateways/mercado_pago_card', { method: 'PUT', body: { enabled: true } })
  await eventually('the policy knows them again', async () => (await policyOf('/checkout/')).includes(sdk.origin))
})

const placeByForm = async (over: Record<string, string>) => {
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  const fields = await aReadyForm(shopper, { payment_method: 'mercado_pago_card', ...over })
  const { redirect, order_id: id } = await place(shopper, fields)
  return { id: id!, page: async () => (await shopper.get(redirect!.slice(shop.origin.length))).body }
}
const cardFields = (holder: string) => ({ card_token: service.tokenFor(holder), card_brand: 'master', card_issuer: '24' })

test('without scripts no token comes, and the card is asked for on the service’s own page', async () => {
  const { page } = await placeByForm({})
  expect(await page()).toMatch(/<a class="button" href="https:\/\/mp\.example\/checkout[^"]*">Pagar com Mercado Pago/)
})

test('a token is nowhere in plain text: neither while its charge waits nor after it', async () => {
  const everything = async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(shop.db)
    const dumps = tables.map(({ name }) =>
      sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(shop.db),
    )
    return (await Promise.all(dumps)).flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n')
  }
  const card = cardFields('APRO')
  const { id, page } = await placeByForm(card)
  const chargeOf = () =>
    shop.db.selectFrom('payment_charges').select(['state', 'locked_card']).where('order_id', '=', id).executeTakeFirstOrThrow()
  const inHex = Buffer.from(card.card_token).toString('hex')
  for (const when of ['waiting', 'paid']) {
    const all = await everything()
    expect([when, all.includes(card.card_token), all.includes(inHex)]).toEqual([when, false, false])
    expect(await page()).toContain('Pagamento confirmado')
  }
  expect(await chargeOf()).toEqual({ state: 'paid', locked_card: null })
})

test('the bank’s question stands in a frame of the order’s page, whose policy lets in no other page’s frames', async () => {
  const asked = await placeByForm(cardFields('CHAL'))
  expect(await asked.page()).toContain('action="https://banco-do-cartao.example/3ds"')
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  expect(String((await shopper.get('/checkout/')).headers['content-security-policy'])).not.toMatch(
    /(frame-src|form-action)[^;]* https:[ ;]/,
  )
})

/** The bank's page, on a host of its own: it says how the buyer answered, and tells the page around it that it is done. */
const BANK = `<!doctype html><title>Banco</title><h1>Confirme a compra</h1>
<button data-answer="rejected">Recusar</button> <button data-answer="approved">Confirmar</button>
<script>
  document.addEventListener('click', async ({ target }) => {
    await fetch('/3ds/answer', { method: 'POST', body: target.dataset.answer })
    parent.postMessage({ status: 'COMPLETE' }, '*')
  })
</script>`

test('the bank asks in its frame: refused there the order stays open, confirmed there it is paid', async () => {
  const { page, close: leave } = await aBuyerAt(browser, shop.origin, { width: 360 })
  const complaints = listen(page)
  const asked: string[] = []
  await page.route('https://banco-do-cartao.example/**', async (route) => {
    const request = route.request()
    const body = request.postData() ?? ''
    if (!request.url().endsWith('/answer')) {
      asked.push(body)
      return await route.fulfill({ contentType: 'text/html; charset=utf-8', body: BANK })
    }
    const payment = [...service.payments.values()].findLast(({ status_detail: detail }) => detail === 'pending_challenge')!
    service.decide(payment, body as 'approved' | 'rejected', body === 'rejected' ? 'cc_rejected_3ds_challenge' : 'accredited')
    // As if the few seconds between two looks had passed.
    await shop.db
      .updateTable('payment_charges')
      .set({ next_ask_at: new Date(0) })
      .execute()
    return await route.fulfill({ status: 204 })
  })
  const answerAtBank = async (name: string) => {
    await page.getByRole('heading', { name: 'Confirme a compra no seu banco' }).waitFor()
    await page.frameLocator('iframe[name="bank-question"]').getByRole('button', { name }).click()
  }
  await page.locator('#payment_method_mercado_pago_card').check()
  await frame(page, 'card_number').waitFor()
  await afterReview(page, () => fillAddress(page))
  await typeCard(page, 'CHAL')
  await page.locator('#terms').check()
  await page.locator('#place_order').click()
  await page.waitForURL(/order-received/)
  await answerAtBank('Recusar')
  await page.locator('.payment-card', { hasText: 'não foi confirmada no banco' }).waitFor()
  expect(await page.locator('.woocommerce-order').getAttribute('data-status')).toBe('pending')

  await page.locator('.payment-card .button').click()
  await page.waitForURL(/order-pay/)
  await frame(page, 'card_number').waitFor()
  await typeCard(page, 'CHAL')
  await page.locator('#place_order').click()
  await page.waitForURL(/order-received/)
  await answerAtBank('Confirmar')
  await page.locator('.order-words', { hasText: 'Pagamento confirmado' }).waitFor()
  expect(asked).toEqual(['creq=eyJ0aHJlZURTIjoxfQ', 'creq=eyJ0aHJlZURTIjoxfQ'])
  // Said of every frame with a memory of its own; the bank's is of another host, which can't reach the page around it.
  expect(complaints.filter((text) => !text.includes('can escape its sandboxing'))).toEqual([])
  await leave()
})

test('a program pays by token, too, and another card is closed while nobody knows what became of the one before', async () => {
  service.set({ randomFault: () => 503 })
  const { id } = await placeByForm(cardFields('FUND'))
  const { key, email } = await shop.db
    .selectFrom('orders')
    .select(['key', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const client = aStoreClient(shop)
  await client.get('/cart')
  const pay = async () => {
    const data = Object.entries(cardFields('APRO')).map(([name, value]) => ({ key: name, value }))
    return await client.post(`/checkout/${id}`, {
      key,
      billing_email: email,
      payment_method: 'mercado_pago_card',
      payment_data: data,
    })
  }
  expect(await pay()).toMatchObject({ status: 409, body: { message: expect.stringContaining('Espere um minuto') } })
  service.set({ randomFault: undefined })
  await eventually('the second card is taken', async () => {
    await shop.db
      .updateTable('payment_charges')
      .set({ next_ask_at: new Date(0) })
      .where('order_id', '=', id)
      .execute()
    return (await pay()).body.status === 'processing'
  })
  const notes = await shop.db.selectFrom('order_notes').select('text').where('order_id', '=', id).execute()
  expect(notes.map(({ text }) => text).join()).toContain('cc_rejected_insufficient_amount')
})

test('each day the payment page is compared with its inventory, and what differs is told to the merchant', async () => {
  const checks = () => shop.db.selectFrom('payment_page_checks').select('problems').orderBy('id', 'desc').execute()
  const told = async () => (await paymentPage.ask({ db: shop.db, dataDir: shop.dataDir })).problems
  const compared = async (ref: string) => {
    await enqueue(shop.db, { kind: 'watch-payment-page', payload: {}, ref })
    const job = () => shop.db.selectFrom('jobs').select('status').where('kind', '=', 'watch-payment-page').where('ref', '=', ref)
    await eventually(`the page is compared, ${ref}`, async () => (await job().executeTakeFirst())?.status === 'done')
  }
  await compared('now')
  expect((await checks())[0]).toEqual({ problems: [] })
  expect(await told()).toEqual([])
  // Somebody between the shop and its visitors puts a script into the page: told once, however often it is found.
  const script = 'https://ladrao.example/x.js'
  const straight = fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await straight(url, init)
    if (!url.endsWith('/checkout/')) return answer
    return new Response((await answer.text()).replace('</body>', `<script src="${script}"></script></body>`), answer)
  })
  const mails = () => shop.db.selectFrom('mails').select('text').where('subject', 'like', 'A página de pagamento%').execute()
  for (const time of ['once', 'again']) await compared(time)
  await eventually('the merchant is told', async () => (await mails()).length > 0)
  expect((await told()).join()).toContain(script)
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining(script)])
})
