import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { aVisitor, anOrderOf, mailsTo, orderPagesOf } from './account-customers.ts'
import { apiAs } from './support/api.ts'
import { ADDRESS, aReadyForm, aShopper, openTills, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aShop, SECRET, type TestShop } from './support/shop.ts'

let shop: TestShop
let admin: Awaited<ReturnType<typeof apiAs>>
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  admin = await apiAs(shop, 'administrator')
})
afterAll(() => shop?.close())

const SLUG = 'moringa-de-barro'
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/[ \n]+/g, ' ')
const afterSale = (id: number) => admin.api(`/vitrine/v1/orders/${id}/after-sale`)

/** Buys the way that shoppers do, and answers the order with its page. */
async function bought(over: Record<string, string> = {}) {
  const shopper = aShopper(shop)
  await shopper.add(SLUG)
  const answer = await place(shopper, await aReadyForm(shopper, over))
  expect(answer.messages ?? '').toBe('')
  return { id: answer.order_id!, path: pathOf(answer.redirect), shopper }
}

describe('the contract (Decreto 7.962/2013, art. 4)', () => {
  test('is kept as it was when somebody agreed to it, on the order’s page and in its mail, whatever is written later', async () => {
    const { id, path } = await bought()
    const page = await shop.get(path)
    expect(words(page.body)).toContain('desistir da compra')
    const link = /href="(\/checkout\/order-received\/\d+\/termos\/\?key=[^"]+)"/.exec(page.body)![1]!
    const before = await shop.get(link)
    expect(before.headers['cache-control']).toContain('no-store')
    expect(words(before.body)).toContain('sete dias corridos, contados do recebimento')
    expect((await shop.get(link.replace(/key=.*/, `key=wc_order_${'x'.repeat(22)}`))).statusCode).toBe(404)

    await sql`update content set document = jsonb_set(document, '{0}', ${JSON.stringify({ id: 'a', elType: 'widget', widgetType: 'text-editor', settings: { editor: '<p>Nada volta.</p>' }, elements: [] })}::jsonb), version = version + 1
      where slug = 'trocas-e-devolucoes'`.execute(shop.db)
    expect(words((await shop.get(link)).body)).toContain('sete dias corridos, contados do recebimento')
    const later = await bought()
    expect((await afterSale(later.id)).body.terms.version).not.toBe((await afterSale(id)).body.terms.version)
    const { rows } = await sql<{
      kept: boolean
    }>`select text like '%Nada volta.%' as kept from terms_versions order by id`.execute(shop.db)
    expect(rows.map(({ kept }) => kept)).toEqual([false, true])
    await expect(sql`update terms_versions set text = 'x'`.execute(shop.db)).rejects.toThrow(/kept as it was/)

    const mail = await eventually('the confirmation is written', async () =>
      (await mailsTo(shop, ADDRESS['billing_email']!)).find(({ text }) => text.includes('Guarde esta mensagem')),
    )
    expect(mail!.text).toContain('sete dias corridos, contados do recebimento')
  })

  test('is summed up before «Finalizar», with what limits it stressed', async () => {
    const shopper = aShopper(shop)
    await shopper.add(SLUG)
    const { body } = await shopper.get('/checkout/')
    const [before] = body.split('id="place_order"')
    const summary = /<div class="contract-summary">.*?<\/div>/s.exec(before!)![0]
    expect(summary).toMatch(/<strong>[^<]*7 dias/)
    expect(words(summary)).toContain('Resumo do contrato')
    expect(words(summary)).toContain('Corrija nos campos acima')
  })

  test('a CEP of another state is sold to all the same', async () => {
    const { id } = await bought({ billing_postcode: '30130-010', billing_state: 'SP' })
    expect(id).toBeGreaterThan(0)
  })

  test('a CNPJ with letters is bought with, kept and found as it is', async () => {
    const { id } = await bought({
      billing_persontype: '2',
      billing_cnpj: '12.abc.345/01de-35',
      billing_company: 'Barro Ltda.',
      billing_ie: 'ISENTO',
    })
    const { body } = await admin.api('/wc/v3/orders?search=12.ABC.345/01DE-35')
    expect(body.map((order: { id: number }) => order.id)).toEqual([id])
    expect(body[0].billing.cnpj).toBe('12ABC34501DE35')
    const shopper = aShopper(shop)
    await shopper.add(SLUG)
    expect((await shopper.get('/checkout/')).body).toMatch(
      /inputMode="text"[^>]*id="billing_cnpj"|id="billing_cnpj"[^>]*inputMode="text"/i,
    )
  })
})

describe('giving a purchase up (CDC, art. 49)', () => {
  test('is open until the end of the seventh day after the goods arrived, which the merchant writes down', async () => {
    const { id } = await anOrderOf(shop, undefined, [SLUG], { isPaid: true, email: 'guest@cliente.example' })
    // The evening of 20 February in the shop is the 21st by the universal clock.
    await sql`update orders set created_at = '2026-02-21T01:00:00Z' where id = ${id}`.execute(shop.db)
    expect((await afterSale(id)).body).toMatchObject({ delivered_on: null, withdrawal_deadline_gmt: null, withdrawal: null })
    const told = await admin.api(`/vitrine/v1/orders/${id}/after-sale`, { method: 'POST', body: { delivered_on: '2026-03-01' } })
    expect(told.body).toMatchObject({ delivered_on: '2026-03-01', withdrawal_deadline_gmt: '2026-03-09T02:59:59' })
    const events = await shop.db.selectFrom('order_events').select(['kind', 'actor']).where('order_id', '=', id).execute()
    expect(events).toContainEqual({ kind: 'delivered', actor: 'administrator' })
    const say = (delivered_on: string) =>
      admin.api(`/vitrine/v1/orders/${id}/after-sale`, { method: 'POST', body: { delivered_on } })
    for (const day of ['2999-01-01', '2026-13-40', 'ontem']) expect([day, (await say(day)).status]).toEqual([day, 400])
    const early = await say('2026-02-19')
    expect([early.status, early.body.data.params.delivered_on]).toEqual([
      400,
      expect.stringContaining('não antes da compra, em 20/02/2026'),
    ])
    expect((await say('2026-02-20')).status).toBe(200)
    await say('')
    expect((await afterSale(id)).body.delivered_on).toBeNull()
  })

  test('by a guest with number and e-mail, from the order’s own page: a receipt at once, and a task for the next business day', async () => {
    const email = 'desiste@cliente.example'
    const { id } = await anOrderOf(shop, undefined, [SLUG], { isPaid: true, email })
    const order = await shop.db
      .selectFrom('orders')
      .select(['number', 'key', 'total_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const received = await shop.get(`/checkout/order-received/${id}/?key=${order.key}`)
    expect(received.body).toContain(`/acompanhar-pedido/?orderid=${order.number}`)
    const guest = aVisitor(shop)
    expect((await guest.get(`/acompanhar-pedido/?orderid=${order.number}`)).body).toContain(`value="${order.number}"`)
    const { body } = await guest.submit('/acompanhar-pedido/', '/acompanhar-pedido/', 'woocommerce-order-tracking-nonce', {
      orderid: order.number,
      order_email: email,
    })
    const _wpnonce = /action="\/acompanhar-pedido\/devolucao\/".*?name="_wpnonce" value="([^"]+)"/s.exec(body)![1]!
    const asked = await guest.post('/acompanhar-pedido/devolucao/', { orderid: order.number, order_email: email, _wpnonce })
    const receipt = Number(/protocolo (\d+)/.exec(words(asked.body))![1])

    const open = (await admin.api('/vitrine/v1/withdrawals?status=open')).body
    expect(open).toMatchObject([{ receipt, order_id: id, due_cents: order.total_cents }])
    const days = (Date.parse(`${open[0].refund_due_at_gmt}Z`) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(6)
    expect((await afterSale(id)).body.withdrawal).toMatchObject({ receipt })
    const mail = (await mailsTo(shop, email)).find(({ subject }) => subject.includes('devolução'))
    expect(mail!.text).toContain('tudo o que pagou, com o frete')
    await sql`update orders set refunded_cents = paid_cents where id = ${id}`.execute(shop.db)
    expect((await admin.api('/vitrine/v1/withdrawals?status=open')).body).toEqual([])
    expect((await admin.api('/vitrine/v1/withdrawals')).body).toHaveLength(1)
  })

  test('of what nobody noted as paid stays a task, until the money is noted and went back, or the order is cancelled', async () => {
    const aWithdrawal = async () => {
      const { id, desk } = await anOrderOf(shop, undefined, [SLUG], { email: 'porta@cliente.example' })
      await desk.orders.changeStatus({ orderId: id, to: 'processing', actor: 'Loja' })
      await shop.db.insertInto('return_requests').values({ order_id: id, reason: '' }).execute()
      return { id, desk }
    }
    const open = async () => (await admin.api('/vitrine/v1/withdrawals?status=open')).body
    const { id, desk } = await aWithdrawal()
    expect(await open()).toMatchObject([{ order_id: id, paid_cents: 0, due_cents: 0, is_open: true }])
    expect((await admin.api(`/vitrine/v1/orders/${id}/confirm-payment`, { method: 'POST', body: {} })).status).toBe(200)
    const [due] = await open()
    expect(due).toMatchObject({ order_id: id, is_open: true, due_cents: due.paid_cents })
    expect(due.due_cents).toBeGreaterThan(0)
    await sql`update orders set refunded_cents = paid_cents where id = ${id}`.execute(shop.db)
    expect((await afterSale(id)).body.withdrawal).toMatchObject({ is_open: false, due_cents: 0 })

    const refused = await aWithdrawal()
    expect(await open()).toMatchObject([{ order_id: refused.id }])
    await desk.orders.changeStatus({ orderId: refused.id, to: 'cancelled', actor: 'Loja' })
    expect(await open()).toEqual([])

    const returned = await aWithdrawal()
    const { total } = (await admin.api(`/wc/v3/orders/${returned.id}`)).body
    const refund = { amount: total, api_refund: false }
    expect((await admin.api(`/wc/v3/orders/${returned.id}/refunds`, { method: 'POST', body: refund })).status).toBe(201)
    expect(await open()).toEqual([])
  })
})

describe('prices (Lei 10.962/2004)', () => {
  test('are the same on the card, the page, in the cart, for search engines and for channels, also in a sale', async () => {
    const product = await shop.db
      .selectFrom('products')
      .select(['id', 'price_cents'])
      .where('slug', '=', SLUG)
      .executeTakeFirstOrThrow()
    await shop.db
      .updateTable('products')
      .set({ sale_price_cents: product.price_cents - 1_003, sale_from: null, sale_to: null })
      .where('id', '=', product.id)
      .execute()
    const cents = product.price_cents - 1_003
    const decimal = (cents / 100).toFixed(2)
    const shown = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100)
    await eventually('the kept page follows', async () => words((await shop.get(`/produto/${SLUG}/`)).body).includes(shown))
    const page = (await shop.get(`/produto/${SLUG}/`)).body
    expect(/<ins[^>]*>.*?<\/ins>/s.exec(page)![0]).toContain(shown)
    expect(page).toContain(`"price":"${decimal}"`)
    const list = (await shop.get('/?s=moringa&post_type=product')).body
    expect(words(list)).toContain(shown)
    const shopper = aShopper(shop)
    await shopper.add(SLUG)
    expect(words((await shopper.get('/cart/')).body)).toContain(shown)
    const { body } = await admin.api(`/wc/v3/products/${product.id}`)
    expect(body.price).toBe(decimal)
    expect((await shop.http.inject({ url: `/wp-json/wc/store/v1/products/${product.id}` })).json().prices.price).toBe(
      String(cents),
    )
    const feed = await eventually('the feed follows', async () => {
      const { body: xml } = await shop.get('/feed/produtos/')
      return xml.includes(`${decimal} BRL`) ? xml : undefined
    })
    expect(feed).toContain(`<g:sale_price>${decimal} BRL</g:sale_price>`)
    await shop.db.updateTable('products').set({ sale_price_cents: null }).where('id', '=', product.id).execute()
  })

  test('that were are kept, and the least of thirty days is told, with whether the usual price was ever asked for', async () => {
    const made = await admin.api('/wc/v3/products', {
      method: 'POST',
      body: { name: 'Jarra de prova', type: 'simple', regular_price: '100.00' },
    })
    const { id } = made.body
    const lowest = async () => (await admin.api(`/vitrine/v1/products/${id}/lowest-prices`)).body
    const back = (days: number) =>
      sql`update price_history set since = since - make_interval(days => ${days}) where product_id = ${id}`.execute(shop.db)
    const change = (body: object) => admin.api(`/wc/v3/products/${id}`, { method: 'PUT', body })
    expect(await lowest()).toMatchObject([{ variation_id: 0, cents: 10_000, usual_was_charged: true }])
    await change({ sale_price: '80.00' })
    await change({ name: 'Jarra' })
    expect((await admin.api(`/vitrine/v1/products/${id}/prices`)).body).toMatchObject([
      { cents: 10_000, sale_cents: 8_000 },
      { cents: 10_000, sale_cents: null },
    ])
    expect(await lowest()).toMatchObject([{ variation_id: 0, cents: 8_000, usual_was_charged: true }])
    // Forty days later nobody of this month was asked for a hundred.
    await back(40)
    expect(await lowest()).toMatchObject([{ variation_id: 0, cents: 8_000, usual_was_charged: false }])
    // A sale that is over long ago counts no more.
    await change({ sale_price: '' })
    await back(31)
    expect(await lowest()).toMatchObject([{ variation_id: 0, cents: 10_000, usual_was_charged: true }])
  })
})

describe('incidents (Resolução CD/ANPD 15/2024)', () => {
  test('have their dates, their record that stays, and the people who have to be told', async () => {
    const sent = {
      title: 'Chave exposta',
      known_at: '2025-10-15T10:00:00',
      open_from: '2025-01-01T00:00:00',
      open_to: '2999-01-01T00:00:00',
    }
    for (const wrong of [
      { open_to: '2024-01-01T00:00:00' },
      { known_at: '2998-01-01T00:00:00' },
      { open_from: '2998-01-01T00:00:00' },
    ])
      expect((await admin.api('/vitrine/v1/incidents', { method: 'POST', body: { ...sent, ...wrong } })).status).toBe(400)
    const { status, body } = await admin.api('/vitrine/v1/incidents', { method: 'POST', body: sent })
    expect(status).toBe(201)
    expect(body.deadlines).toMatchObject({ tell_by_gmt: '2025-10-21T02:59:59', complete_by_gmt: '2025-11-13T02:59:59' })
    const path = `/vitrine/v1/incidents/${body.id}`
    const change = { version: body.version, what_was_done: 'A chave foi trocada.', told_authority_at: '2026-11-19T09:00:00' }
    expect((await admin.api(path, { method: 'PUT', body: change })).body).toMatchObject({ what_was_done: 'A chave foi trocada.' })
    expect((await admin.api(path, { method: 'PUT', body: change })).status).toBe(409)
    const later = { version: body.version + 1, known_at: '2998-01-01T00:00:00' }
    expect((await admin.api(path, { method: 'PUT', body: later })).body).toMatchObject({
      data: { params: { known_at: 'Este momento ainda não chegou.' } },
    })
    await expect(sql`delete from incidents`.execute(shop.db)).rejects.toThrow(/five years/)

    const people: { email: string; has_password: boolean; has_document: boolean; orders: number }[] = []
    for (let after = ''; ;) {
      const { body: page } = await admin.api(`${path}/affected?per_page=3&after=${encodeURIComponent(after)}`)
      people.push(...page)
      if (page.length === 0) break
      after = page.at(-1).email
    }
    expect(people.map(({ email }) => email)).toEqual([...new Set(people.map(({ email }) => email))].toSorted())
    expect(people.find(({ email }) => email === admin.user.email)).toMatchObject({ has_password: true, orders: 0 })
    expect(people.find(({ email }) => email === 'desiste@cliente.example')).toMatchObject({
      has_password: false,
      has_document: true,
      orders: 1,
    })
    const manager = await apiAs(shop, 'shop_manager')
    expect((await manager.api(`${path}/affected`)).status).toBe(403)
  })

  test('are understood by who came in: signing in, keys, passwords, and guesses that became a nuisance', async () => {
    const visitor = aVisitor(shop)
    for (let guess = 0; guess < 6; guess++) await visitor.signIn('shop_manager', `errada ${guess}`)
    await sql`delete from attempts`.execute(shop.db)
    await visitor.signIn('shop_manager', 'uma senha bem comprida 42')
    const { body } = await admin.api('/vitrine/v1/security-events?per_page=100')
    const kinds = body
      .filter((event: { who: string }) => event.who === 'shop_manager')
      .map((event: { kind: string }) => event.kind)
    expect(kinds).toEqual(['signed-in', 'many-wrong-guesses', 'key-made'])
    const old = sql`update security_events set at = now() - interval '7 months'`
    await old.execute(shop.db)
    const { forgetSecurityEvents } = await import('#shop/accounts/security-events.ts')
    await forgetSecurityEvents(shop.db)
    expect((await admin.api('/vitrine/v1/security-events')).body).toEqual([])
  })
})

describe('the hand-off for fiscal invoices (NF-e)', () => {
  const KEY = '35261112ABC34501DE35550010000001231123456788'
  const product = () => shop.db.selectFrom('products').select('id').where('slug', '=', SLUG).executeTakeFirstOrThrow()
  const invoice = (id: number, options: Parameters<typeof admin.api>[1] = {}) => admin.api(`/vitrine/v1/invoices/${id}`, options)

  test('a product says what its invoices need, in the form that the tax office wants, and two people do not undo each other', async () => {
    const { id } = await product()
    const path = `/vitrine/v1/products/${id}/fiscal`
    expect((await admin.api(path)).body).toMatchObject({ ncm: '', unit: 'UN', origin: 0, version: 0 })
    const fiscal = {
      ncm: '69111010',
      cest: '2806500',
      cfop: '5102',
      origin: 0,
      unit: 'UN',
      cst_ibs_cbs: '000',
      class_trib: '000001',
    }
    expect((await admin.api(path, { method: 'PUT', body: { ...fiscal, version: 0 } })).body).toEqual({ ...fiscal, version: 1 })
    expect((await admin.api(path, { method: 'PUT', body: { ...fiscal, version: 0 } })).status).toBe(409)
    for (const wrong of [{ ncm: '6911' }, { cest: '1' }, { cfop: '9102' }, { origin: 9 }, { unit: 'peça' }, { class_trib: '1' }])
      expect((await admin.api(path, { method: 'PUT', body: { ...fiscal, ...wrong, version: 1 } })).status).toBe(400)
  })

  test('a paid order is handed over once, the same however often it is asked for, and tells who listens', async () => {
    const unpaid = await anOrderOf(shop, undefined, [SLUG], { email: 'nota@cliente.example' })
    expect((await invoice(unpaid.id)).status).toBe(404)
    await sql`insert into webhooks (name, topic, delivery_url, secret_encrypted, user_id) values ('ERP', 'order.paid', 'https://erp.example/', 'x', ${admin.user.id})`.execute(
      shop.db,
    )
    const { id } = await anOrderOf(shop, undefined, [SLUG], { isPaid: true, email: 'nota@cliente.example' })
    const { rows } = await sql`select from webhook_deliveries where topic = 'order.paid' and resource_id = ${id}`.execute(shop.db)
    expect(rows).toHaveLength(1)
    const first = (await invoice(id)).body
    expect(first).toMatchObject({ status: 'waiting', order: { version: 1, id: `order-${id}`, order_id: id, ind_pres: 2 } })
    expect(first.order.items).toMatchObject([{ ncm: '69111010', cfop: '5102', gtin: 'SEM GTIN', cst_ibs_cbs: '000' }])
    await sql`update product_fiscal set ncm = '11111111'`.execute(shop.db)
    expect((await invoice(id)).body.order).toEqual(first.order)
    const waiting = (await admin.api('/vitrine/v1/invoices?status=waiting&per_page=100')).body
    expect(waiting.map((one: { order_id: number }) => one.order_id)).toContain(id)
    expect(waiting.at(-1)).toEqual(first)
  })

  test('the emitter’s answer is kept, checked by its key, and shown to the buyer on the page and by mail, once', async () => {
    const email = 'danfe@cliente.example'
    const { id } = await anOrderOf(shop, undefined, [SLUG], { isPaid: true, email })
    const answer = {
      status: 'authorized',
      access_key: KEY.toLowerCase(),
      number: '123',
      series: '1',
      xml: '<nfe/>',
      pdf_url: 'https://notas.example/danfe.pdf',
    }
    expect((await invoice(id, { method: 'POST', body: { ...answer, access_key: KEY.replace(/8$/, '7') } })).status).toBe(400)
    expect((await invoice(id, { method: 'POST', body: { ...answer, pdf_url: 'javascript:alert(1)' } })).status).toBe(400)
    expect((await invoice(id, { method: 'POST', body: { status: 'authorized' } })).status).toBe(400)
    for (let again = 0; again < 2; again++)
      expect((await invoice(id, { method: 'POST', body: answer })).body).toMatchObject({
        status: 'authorized',
        access_key: KEY,
        has_xml: true,
      })
    expect((await admin.api(`/vitrine/v1/invoices/${id}/xml`)).body).toEqual({ xml: '<nfe/>' })
    const { key } = await shop.db.selectFrom('orders').select('key').where('id', '=', id).executeTakeFirstOrThrow()
    const { stranger, known } = await orderPagesOf(shop, { id, key })
    expect(stranger).not.toContain('danfe.pdf')
    expect(known).toContain('href="https://notas.example/danfe.pdf"')
    const mails = await eventually('the invoice is mailed', async () => {
      const told = (await mailsTo(shop, email)).filter(({ subject }) => subject.startsWith('Nota fiscal'))
      return told.length > 0 && told
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('https://notas.example/danfe.pdf')
    await invoice(id, { method: 'POST', body: { status: 'cancelled', message: 'A pedido.' } })
    const notes = await shop.db.selectFrom('order_notes').select('text').where('order_id', '=', id).execute()
    expect(notes.filter(({ text }) => text.startsWith('Nota fiscal autorizada'))).toHaveLength(1)
    expect(notes.at(-1)!.text).toBe('A nota fiscal foi cancelada. Confira se há dinheiro a devolver. A pedido.')
  })
})

test('static Pix is «Pix manual» to merchants, who are told what banks leave out and until when it goes back', async () => {
  const { body } = await admin.api('/wc/v3/payment_gateways/pix')
  expect(body).toMatchObject({ title: 'Pix', method_title: 'Pix manual' })
  expect(body.method_description).toMatch(/identificador do pedido.*90 dias/s)
})

test('a consent keeps its version, method, moment and a fingerprint of the address that nobody else can make', async () => {
  const receipt = 'abcdefghijklmnopqrstuv'
  const given = { receipt, version: '3-abc', statistics: true, marketing: false, method: 'banner' }
  const answer = await shop.http.inject({ method: 'POST', url: '/consent/', payload: given, remoteAddress: '203.0.113.9' })
  expect(answer.statusCode).toBe(204)
  const row = await shop.db.selectFrom('consents').selectAll().where('receipt', '=', receipt).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    version: '3-abc',
    statistics: true,
    marketing: false,
    method: 'banner',
    given_at: expect.any(Date),
  })
  expect(row.ip_hash).toEqual(createHmac('sha256', SECRET).update('203.0.113.9').digest())
})

test('the footer of every page says who sells, by which number, from where, how to reach them, and who answers for data', async () => {
  const settings = createSettings({ db: shop.db })
  const stored = (await settings.get('shop')) as object
  await settings.set('shop', { ...stored, document: '12.ABC.345/01DE-35', privacyContact: 'Helena Prates, dados@loja.example' })
  const shopper = aShopper(shop)
  await shopper.add(SLUG)
  for (const path of ['/', `/produto/${SLUG}/`, '/cart/', '/checkout/', '/minha-conta/', '/nao-existe/']) {
    const footer = await eventually(`${path} follows`, async () => {
      const found = /<footer.*<\/footer>/s.exec((await shopper.get(path)).body)?.[0]
      return found?.includes('12.ABC.345/01DE-35') ? words(found) : undefined
    })
    for (const said of ['CNPJ 12.ABC.345/01DE-35', 'Tiradentes', 'Helena Prates, dados@loja.example', '@casaaroeira'])
      expect([path, footer!.includes(said)]).toEqual([path, true])
  }
})
