import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '#ops/doctor/database.ts'
import { eventually } from '../support/eventually.ts'
import { anOrdersApi, BILLING, type OrdersApi } from '../support/orders-api.ts'

let shop: OrdersApi['shop']
let desk: OrdersApi['desk']
let api: OrdersApi['api']
let post: OrdersApi['post']
let put: OrdersApi['put']
let remove: OrdersApi['remove']
let mailsOf: OrdersApi['mailsOf']
beforeAll(async () => {
  ;({ shop, desk, api, post, put, remove, mailsOf } = await anOrdersApi())
})
afterAll(() => shop.close())

test('a note to the customer is mailed, one for the shop is not; none is ever taken away', async () => {
  const { body: order } = await post('/orders', { billing: BILLING, line_items: [{ product_id: (await desk.aProduct()).id }] })
  const told = await post(`/orders/${order.id}/notes`, { note: 'Saiu do forno hoje.\nChega na terça.', customer_note: true })
  expect(told).toMatchObject({ status: 201, body: { author: 'helena', customer_note: true, added_by_user: true } })
  await post(`/orders/${order.id}/notes`, { note: 'Cliente antigo.' })
  const list = async (type: string) =>
    ((await api(`/wc/v3/orders/${order.id}/notes?type=${type}`)).body as { note: string }[]).map(({ note }) => note)
  expect(await list('customer')).toEqual(['Saiu do forno hoje.\nChega na terça.'])
  expect((await list('internal'))[0]).toBe('Cliente antigo.')
  expect((await api(`/wc/v3/orders/${order.id}/notes/${told.body.id}`)).body.note).toContain('Saiu do forno')
  expect((await remove(`/orders/${order.id}/notes/${told.body.id}?force=true`)).status).toBe(403)
  const mail = await eventually('the mail with the note', async () =>
    shop.db
      .selectFrom('mails')
      .select(['to_address', 'subject', 'text'])
      .where('subject', 'like', `%mensagem%#${order.number}`)
      .executeTakeFirst(),
  )
  expect(mail).toMatchObject({ to_address: 'bento@cliente.example', text: expect.stringContaining('Chega na terça.') })
  expect((await mailsOf(order.id)).filter((kind) => kind.startsWith('note:'))).toHaveLength(1)
  expect((await post(`/orders/${order.id}/notes`, { note: '' })).status).toBe(400)
  expect((await post('/orders/999999999/notes', { note: 'x' })).status).toBe(404)
})

test('the details of an order can be sent again, as often as somebody asks', async () => {
  const { body: order } = await post('/orders', { billing: BILLING, line_items: [{ product_id: (await desk.aProduct()).id }] })
  const { body: silent } = await post('/orders', { line_items: [{ product_id: (await desk.aProduct()).id }] })
  expect((await post(`/orders/${order.id}/actions/send_order_details`, {})).body.message).toContain('bento@cliente.example')
  await post(`/orders/${order.id}/actions/send_order_details`, {})
  expect(await mailsOf(order.id)).toEqual(['details:1', 'details:2'])
  expect((await post(`/orders/${silent.id}/actions/send_order_details`, {})).status).toBe(400)
})

test('[I16] money goes back in parts and never more than came; units return where somebody says so', async () => {
  const vase = await desk.aProduct({ cents: 3_333, units: 10 })
  const { body: order } = await post('/orders', { line_items: [{ product_id: vase.id, quantity: 3 }], set_paid: true })
  const [line] = order.line_items
  const refunds = `/orders/${order.id}/refunds`
  const first = await post(refunds, { reason: 'Lascou', line_items: [{ id: line.id, quantity: 1 }] })
  expect(first).toMatchObject({
    status: 201,
    body: {
      parent_id: order.id,
      amount: '33.33',
      reason: 'Lascou',
      refunded_payment: false,
      line_items: [{ quantity: -1, total: '-33.33' }],
    },
  })
  expect(first.body.refunded_by).toBeGreaterThan(0)
  expect(await desk.onHand(vase.stockId)).toBe(8)
  const second = await post(refunds, {
    amount: '20',
    line_items: [{ id: line.id, quantity: 1 }],
    api_restock: false,
    api_refund: false,
  })
  expect(second.body).toMatchObject({ amount: '20.00', refunded_payment: false })
  expect(await desk.onHand(vase.stockId)).toBe(8)
  for (const body of [
    { amount: '46.67' },
    { amount: '0' },
    {},
    { amount: '1', line_items: [{ id: line.id, quantity: 2 }] },
    { amount: '1', line_items: [{ id: 1, quantity: 1 }] },
  ])
    expect(await post(refunds, body), `${JSON.stringify(body)}`).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_invalid_order_refund' },
    })
  expect((await api(`/wc/v3/orders/${order.id}`)).body.refunds).toMatchObject([{ total: '-20.00' }, { total: '-33.33' }])
  expect((await post(refunds, { amount: '46.66' })).status).toBe(201)
  expect((await api(`/wc/v3/orders/${order.id}`)).body.status).toBe('refunded')
  const { body: listed, headers } = await api(`/wc/v3${refunds}?per_page=2`)
  expect(listed).toMatchObject([{ amount: '46.66' }, { amount: '20.00' }])
  expect(headers['x-wp-total']).toBe('3')
  expect((await api('/wc/v3/refunds?per_page=3')).body.map(({ parent_id }: { parent_id: number }) => parent_id)).toEqual([
    order.id,
    order.id,
    order.id,
  ])
  expect((await api(`/wc/v3${refunds}/${first.body.id}`)).body.amount).toBe('33.33')
  expect((await api(`/wc/v3${refunds}/999999`)).status).toBe(404)
  const card = await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'vitrine_test' })
  await api(`/vitrine/v1/orders/${card.id}/confirm-payment`, { method: 'POST' })
  const [asked, byHand] = [{ amount: '1.00' }, { amount: '1.00', api_refund: false }]
  expect((await post(`/orders/${card.id}/refunds`, asked)).body.refunded_payment).toBe(true)
  expect((await post(`/orders/${card.id}/refunds`, byHand)).body.refunded_payment).toBe(false)
})

test.each(['pending', 'on-hold', 'processing', 'completed'])(
  '[I16] [REST-1] an order that a program set to %s without a payment takes refunds up to what was ordered',
  async (status) => {
    const vase = await desk.aProduct({ cents: 5_000, units: 10 })
    const { body: order } = await post('/orders', {
      billing: BILLING,
      line_items: [{ product_id: vase.id, quantity: 2 }],
      status,
    })
    const refunds = `/orders/${order.id}/refunds`
    const part = await post(refunds, { line_items: [{ id: order.line_items[0].id, quantity: 1 }] })
    expect(part).toMatchObject({ status: 201, body: { amount: '50.00', refunded_payment: false } })
    expect((await api(`/wc/v3/orders/${order.id}`)).body).toMatchObject({
      status,
      total: '100.00',
      refunds: [{ total: '-50.00' }],
    })
    expect(await desk.onHand(vase.stockId)).toBe(9)
    expect(await post(refunds, { amount: '50.01', api_refund: false })).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_invalid_order_refund', message: expect.stringContaining('total do pedido') },
    })
    expect((await post(refunds, { amount: '50.00', api_refund: false })).status).toBe(201)
    expect((await api(`/wc/v3/orders/${order.id}`)).body).toMatchObject({ status: 'refunded', date_paid: null })
    expect(await desk.orders.findById(order.id)).toMatchObject({ paidCents: 0, refundedCents: 10_000 })
    expect((await post(refunds, { amount: '0.01', api_refund: false })).status).toBe(400)
  },
)

test('an order that waits for its payment keeps its price once a part of it was given back', async () => {
  const vase = await desk.aProduct({ cents: 5_000 })
  const { body: order } = await post('/orders', { line_items: [{ product_id: vase.id, quantity: 2 }] })
  await post(`/orders/${order.id}/refunds`, { amount: '60.00' })
  const fewer = await put(`/orders/${order.id}`, { line_items: [{ id: order.line_items[0].id, quantity: 1 }] })
  expect(fewer).toMatchObject({ status: 400, body: { code: 'woocommerce_rest_order_not_editable' } })
  expect((await put(`/orders/${order.id}`, { payment_method: 'pix' })).body).toMatchObject({
    total: '100.00',
    payment_method: 'pix',
  })
  expect((await put(`/orders/${order.id}`, { set_paid: true })).body).toMatchObject({ status: 'processing', total: '100.00' })
  expect(await desk.orders.findById(order.id)).toMatchObject({ paidCents: 10_000, refundedCents: 6_000 })
})

test('a line’s refund may be written as a number, as the ecosystem’s examples do; parts of a centavo are refused', async () => {
  const vase = await desk.aProduct({ cents: 3_333 })
  const { body: order } = await post('/orders', { line_items: [{ product_id: vase.id }], set_paid: true })
  const back = (total: unknown) =>
    post(`/orders/${order.id}/refunds`, { line_items: [{ id: String(order.line_items[0].id), refund_total: total }] })
  expect(await back(10.5)).toMatchObject({ status: 201, body: { amount: '10.50', line_items: [{ total: '-10.50' }] } })
  for (const total of [1.005, 1e-7, -1])
    expect(await back(total)).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
  expect((await back('2,25')).body.amount).toBe('2.25')
})

test('notes and refunds stay in the books: who would delete one is told why', async () => {
  const vase = await desk.aProduct({ cents: 3_333 })
  const { body: order } = await post('/orders', { line_items: [{ product_id: vase.id }], set_paid: true })
  const { body: note } = await post(`/orders/${order.id}/notes`, { note: 'Ligar antes.' })
  const { body: refund } = await post(`/orders/${order.id}/refunds`, { amount: '1.00' })
  for (const [path, word] of [
    [`/orders/${order.id}/notes/${note.id}`, 'histórico'],
    [`/orders/${order.id}/refunds/${refund.id}`, 'livros'],
  ] as const) {
    const { status, body } = await remove(`${path}?force=true`)
    expect([status, body.code]).toEqual([403, 'woocommerce_rest_cannot_delete'])
    expect(body.message).toContain(word)
    expect((await api(`/wc/v3${path}`)).status).toBe(200)
  }
  expect((await remove(`/orders/${order.id}/notes/999999?force=true`)).status).toBe(404)
})

test('[I16] the same refund asked for twice goes back once: by its key, and at the same moment', async () => {
  const vase = await desk.aProduct({ cents: 10_000 })
  const { body: order } = await post('/orders', { line_items: [{ product_id: vase.id }], set_paid: true })
  const refunds = `/orders/${order.id}/refunds`
  const key = { 'idempotency-key': 'devolucao-1' }
  const [one, again] = [await post(refunds, { amount: '10.00' }, key), await post(refunds, { amount: '10.00' }, key)]
  expect(again.body.id).toBe(one.body.id)
  const twice = await Promise.all([1, 2, 3, 4].map(() => post(refunds, { amount: '25.00' })))
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201]))
  const { refundedCents } = (await desk.orders.findById(order.id))!
  const ids = new Set(twice.map(({ body }) => body.id))
  expect(refundedCents).toBe(1_000 + ids.size * 2_500)
  expect(refundedCents).toBeLessThanOrEqual(10_000)
})

test('a Pix is confirmed by hand once, and a parcel is sent with its code; the shopper is told of both', async () => {
  const placed = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  const desks = `/vitrine/v1/orders/${placed.id}`
  const ask = async (path: string, body?: unknown) => await api(`${desks}/${path}`, { method: 'POST', body })
  expect(await ask('sent', { code: 'BR1' })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_invalid_order_status' },
  })
  expect((await ask('confirm-payment')).body).toMatchObject({ status: 'processing', paid_cents: placed.totalCents })
  expect((await ask('confirm-payment')).status).toBe(409)
  expect((await ask('sent', { code: 'x', url: 'javascript:alert(1)' })).status).toBe(400)
  expect((await ask('sent', { carrier: 'Correios', code: 'BR123', url: 'https://rastreio.example/BR123' })).body).toMatchObject({
    status: 'completed',
    tracking: { carrier: 'Correios', code: 'BR123' },
  })
  expect((await api(`${desks}/sent`)).body.tracking.code).toBe('BR123')
  expect(await mailsOf(placed.id)).toEqual(['new-order', 'paid', 'received', 'sent'])
  expect((await api('/vitrine/v1/orders/999999999/sent', { method: 'POST', body: {} })).status).toBe(404)
})

test('a merchant writes down what happened to a package, and reads it with the carrier’s page', async () => {
  const placed = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  const events = `/vitrine/v1/orders/${placed.id}/tracking-events`
  const tell = async (body: object) => await api(events, { method: 'POST', body })
  await api(`/vitrine/v1/orders/${placed.id}/confirm-payment`, { method: 'POST' })
  await api(`/vitrine/v1/orders/${placed.id}/sent`, { method: 'POST', body: { carrier: 'Jadlog', code: '123' } })
  const posted = { package: '123', step: 'posted', place: 'Tiradentes – MG', happened_at: '2026-11-02T08:15' }
  expect((await tell(posted)).body).toMatchObject({
    tracking_link: 'https://www.jadlog.com.br/tracking?cte=123',
    tracking_events: [{ step_name: 'Postado', text: 'Postado', place: 'Tiradentes – MG', happened_at: '2026-11-02T08:15:00' }],
    stopped_days: expect.any(Number),
  })
  await tell(posted)
  const { body } = await tell({ package: '123', step: 'delivered', text: 'Entregue ao porteiro' })
  expect(body.tracking_events.map(({ text }: { text: string }) => text)).toEqual(['Entregue ao porteiro', 'Postado'])
  expect(body.stopped_days).toBeNull()
  const history = await desk.db
    .selectFrom('order_events')
    .select('actor')
    .where('order_id', '=', placed.id)
    .where('kind', '=', 'tracking-event')
    .execute()
  // Each once, with who wrote it.
  expect(history).toEqual([{ actor: expect.any(String) }, { actor: expect.any(String) }])
  expect((await tell({ step: 'teleported' })).status).toBe(400)
  expect((await tell({ step: 'posted', happened_at: 'ontem' })).status).toBe(400)
  expect((await tell({ step: 'posted', happened_at: '2999-01-01T00:00' })).status).toBe(400)
  expect((await api('/vitrine/v1/orders/999999999/tracking-events', { method: 'POST', body: posted })).status).toBe(404)
})

test('[I1] [I4] [I13] after all of that the doctor finds nothing wrong with orders, money and stock', async () => {
  const findings = await examineDatabase({ db: shop.db, dataDir: shop.dataDir, now: Date.now })
  const books = findings.filter(({ id }) => /^(order|stock)-(?!mails)/.test(id))
  expect(books.length).toBeGreaterThanOrEqual(5)
  expect(books.flatMap(({ problems }) => problems)).toEqual([])
})
