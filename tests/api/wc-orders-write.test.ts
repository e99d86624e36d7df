import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '#src/cli/doctor/database.ts'
import { type Api, apiAs, keyFor } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { orderDesk, type OrderDesk } from '../support/order-desk.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let desk: OrderDesk
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  desk = orderDesk(shop.db)
  await apiAs(shop, 'shop_manager', 'helena')
  api = (await keyFor(shop, 'helena')).api
})
afterAll(() => shop.close())

const BILLING = {
  first_name: 'Bento',
  last_name: 'Santiago',
  email: 'Bento@cliente.example',
  phone: '(21) 98765-4321',
  address_1: 'Rua de Matacavalos',
  number: '12',
  neighborhood: 'Lapa',
  city: 'Rio de Janeiro',
  state: 'RJ',
  postcode: '20040-002',
  cpf: '529.982.247-25',
}
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  await api(`/wc/v3${path}`, { method: 'POST', body, headers })
const put = async (path: string, body: unknown) => await api(`/wc/v3${path}`, { method: 'PUT', body })
const remove = async (path: string) => await api(`/wc/v3${path}`, { method: 'DELETE' })
const mailsOf = async (orderId: number) =>
  (await shop.db.selectFrom('order_mails').select('kind').where('order_id', '=', orderId).orderBy('kind').execute()).map(
    ({ kind }) => kind,
  )

test('[REST-1] an order made by hand takes its units, adds up and waits for its payment', async () => {
  const vase = await desk.aProduct({ cents: 3_333, units: 10 })
  const { status, headers, body } = await post('/orders', {
    payment_method: 'bacs',
    billing: BILLING,
    customer_note: 'Depois das 18h.',
    line_items: [{ product_id: vase.id, quantity: 3 }],
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Motoboy', total: '12.50' }],
    meta_data: [
      { key: 'pedido_erp', value: 'A-17' },
      { key: 'caixas', value: { p: 1 } },
    ],
  })
  expect(status).toBe(201)
  expect(headers['location']).toBe(`http://127.0.0.1/wp-json/wc/v3/orders/${body.id}`)
  expect(body).toMatchObject({
    status: 'pending',
    created_via: 'rest-api',
    total: '112.49',
    payment_method_title: 'Transferência bancária',
    customer_note: 'Depois das 18h.',
    billing: { email: 'bento@cliente.example', phone: '+5521987654321', cpf: '52998224725', postcode: '20040-002' },
    shipping: { city: 'Rio de Janeiro', number: '12' },
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Motoboy', total: '12.50' }],
  })
  const meta = body.meta_data as { key: string; value: string }[]
  expect(Object.fromEntries(meta.map(({ key, value }) => [key, value]))).toMatchObject({
    pedido_erp: 'A-17',
    caixas: '{"p":1}',
    _billing_cpf: '52998224725',
    _wc_order_attribution_source_type: 'admin',
  })
  expect(await desk.onHand(vase.stockId)).toBe(7)
  expect(await desk.ledger(vase.stockId)).toMatchObject({ held: -3, isBalanced: true })
  expect(await mailsOf(body.id)).toEqual([])
  expect((await shop.get(`/checkout/order-pay/${body.id}/?pay_for_order=true&key=${body.order_key}`)).statusCode).toBe(200)
})

test('an order made by hand may be paid already, have prices of its own and a coupon', async () => {
  const vase = await desk.aProduct({ cents: 10_000 })
  const paid = await post('/orders', {
    billing: BILLING,
    set_paid: true,
    line_items: [{ product_id: vase.id, quantity: 3, subtotal: '100.00', total: '90.00' }],
    fee_lines: [{ name: 'Desconto', total: '-0.50' }],
  })
  expect(paid.body).toMatchObject({ status: 'processing', total: '89.50', needs_payment: false })
  expect(paid.body.line_items[0]).toMatchObject({ total: '90.00', price: 30 })
  expect(paid.body.date_paid).not.toBeNull()
  expect(await mailsOf(paid.body.id)).toEqual(['paid'])
  await shop.db.insertInto('coupons').values({ code: 'vinte', kind: 'percent', amount: 20, usage_limit: 1 }).execute()
  const lowered = await post('/orders', {
    billing: BILLING,
    line_items: [{ product_id: vase.id }],
    coupon_lines: [{ code: ' VINTE ' }],
  })
  expect(lowered.body).toMatchObject({
    total: '80.00',
    discount_total: '20.00',
    coupon_lines: [{ code: 'vinte', discount: '20.00', discount_type: 'percent', nominal_amount: 20 }],
  })
  expect(await post('/orders', { line_items: [{ product_id: vase.id }], coupon_lines: [{ code: 'vinte' }] })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_invalid_coupon' },
  })
  // The coupon stays its own while the order is priced anew.
  const [line] = lowered.body.line_items
  const changed = await put(`/orders/${lowered.body.id}`, { line_items: [{ id: line.id, quantity: 2 }] })
  expect(changed.body).toMatchObject({ total: '160.00', discount_total: '40.00' })
  const without = await put(`/orders/${lowered.body.id}`, { coupon_lines: [] })
  expect(without.body).toMatchObject({ total: '200.00', discount_total: '0.00', coupon_lines: [] })
  const coupon = await shop.db.selectFrom('coupons').select('used').where('code', '=', 'vinte').executeTakeFirstOrThrow()
  expect(coupon.used).toBe(0)
})

test('what can’t be an order is refused, and nothing of it stays', async () => {
  const vase = await desk.aProduct({ units: 2 })
  const before = await desk.countOrders()
  const cases: [body: object, code: string][] = [
    [{ line_items: [{ product_id: vase.id, quantity: 3 }] }, 'woocommerce_rest_product_out_of_stock'],
    [{ line_items: [{ product_id: 999_999_999 }] }, 'woocommerce_rest_invalid_product_id'],
    [{ line_items: [{ quantity: 1 }] }, 'woocommerce_rest_required_product_reference'],
    [{ line_items: [{ product_id: vase.id }], customer_id: 999_999 }, 'woocommerce_rest_invalid_customer_id'],
    [{ line_items: [{ product_id: vase.id }], status: 'refunded' }, 'woocommerce_rest_invalid_order_status'],
    [{ line_items: [{ product_id: vase.id }], fee_lines: [{ total: '5.00' }] }, 'woocommerce_rest_invalid_fee'],
    [{ line_items: [{ product_id: vase.id }], fee_lines: [{ total: '-5000.00' }] }, 'woocommerce_rest_invalid_fee'],
    [{ billing: { ...BILLING, cpf: '111.111.111-11' } }, 'rest_invalid_param'],
    [{ billing: { ...BILLING, postcode: 'CEP' } }, 'rest_invalid_param'],
    [{ billing: { ...BILLING, first_name: '<b>' } }, 'rest_invalid_param'],
    [{ status: 'enviado' }, 'rest_invalid_param'],
    [{ line_items: [{ product_id: vase.id, total: '1e5' }] }, 'rest_invalid_param'],
    [
      { line_items: [{ product_id: vase.id, quantity: 9999, total: '999999999.99', subtotal: '999999999.99' }] },
      'woocommerce_rest_invalid_item',
    ],
  ]
  for (const [body, code] of cases)
    expect(await post('/orders', body), `${JSON.stringify(body)}`).toMatchObject({ status: 400, body: { code } })
  expect(await desk.countOrders()).toBe(before)
  expect(await desk.onHand(vase.stockId)).toBe(2)
})

test('while an order waits, its lines, freight and addresses can be others; units follow', async () => {
  const [vase, bowl] = [await desk.aProduct({ cents: 1_000, units: 5 }), await desk.aProduct({ cents: 2_500, units: 5 })]
  const { body: order } = await post('/orders', { billing: BILLING, line_items: [{ product_id: vase.id, quantity: 4 }] })
  const [line] = order.line_items
  const more = await put(`/orders/${order.id}`, {
    line_items: [
      { id: line.id, quantity: 5 },
      { product_id: bowl.id, quantity: 2 },
    ],
    shipping_lines: [{ method_id: 'local_pickup', method_title: 'Retirada', total: '3.00' }],
    billing: { last_name: 'de Albuquerque' },
  })
  expect(more.body).toMatchObject({
    total: '103.00',
    billing: { first_name: 'Bento', last_name: 'de Albuquerque' },
    line_items: [
      { id: line.id, quantity: 5, total: '50.00' },
      { quantity: 2, total: '50.00' },
    ],
  })
  expect([await desk.onHand(vase.stockId), await desk.onHand(bowl.stockId)]).toEqual([0, 3])
  expect(await put(`/orders/${order.id}`, { line_items: [{ id: line.id, quantity: 6 }] })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_product_out_of_stock' },
  })
  expect(await put(`/orders/${order.id}`, { line_items: [{ id: 1, quantity: 6 }] })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_invalid_item_id' },
  })
  const less = await put(`/orders/${order.id}`, { line_items: [{ id: line.id, quantity: 0 }] })
  expect(less.body.line_items).toHaveLength(1)
  expect(await desk.onHand(vase.stockId)).toBe(5)
  expect(await desk.ledger(vase.stockId)).toMatchObject({ isBalanced: true })
  await put(`/orders/${order.id}`, { set_paid: true })
  for (const body of [{ billing: { city: 'Niterói' } }, { line_items: [{ product_id: bowl.id }] }, { shipping_lines: [] }])
    expect(await put(`/orders/${order.id}`, body)).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_order_not_editable' },
    })
  const rows = await shop.db.selectFrom('order_events').select(['kind', 'actor']).where('order_id', '=', order.id).execute()
  expect(rows.filter(({ kind }) => kind === 'edited')).toEqual([
    { kind: 'edited', actor: 'helena' },
    { kind: 'edited', actor: 'helena' },
  ])
})

test('[I10] an order changes its state only along the listed edges, by whichever door', async () => {
  const { body: order } = await post('/orders', { line_items: [{ product_id: (await desk.aProduct()).id }], set_paid: true })
  expect((await put(`/orders/${order.id}`, { status: 'completed' })).body.date_completed).not.toBeNull()
  expect(await put(`/orders/${order.id}`, { status: 'cancelled' })).toMatchObject({
    status: 400,
    body: { message: 'Um pedido com o status “Concluído” não pode passar para “Cancelado”.' },
  })
  expect(await put(`/orders/${order.id}`, { status: 'refunded' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Faça o reembolso primeiro') },
  })
  expect(await mailsOf(order.id)).toEqual(['paid', 'sent'])
})

test('what is thrown away gives its units back, hides from the shopper and can come back; the books stay', async () => {
  const vase = await desk.aProduct({ units: 5 })
  const { body: order } = await post('/orders', { line_items: [{ product_id: vase.id, quantity: 2 }] })
  const page = `/checkout/order-received/${order.id}/?key=${order.order_key}`
  expect((await shop.get(page)).statusCode).toBe(200)
  expect(await remove(`/orders/${order.id}`)).toMatchObject({ status: 200, body: { status: 'trash' } })
  expect((await shop.get(page)).statusCode).toBe(404)
  expect(await desk.onHand(vase.stockId)).toBe(5)
  expect((await api('/wc/v3/orders?status=trash')).body[0].id).toBe(order.id)
  expect((await api(`/wc/v3/orders?include=${order.id}`)).body).toEqual([])
  expect((await remove(`/orders/${order.id}`)).status).toBe(410)
  expect((await put(`/orders/${order.id}`, { status: 'pending' })).body.status).toBe('pending')
  expect(await desk.onHand(vase.stockId)).toBe(3)
  expect((await remove(`/orders/${order.id}?force=true`)).body.id).toBe(order.id)
  expect((await api(`/wc/v3/orders/${order.id}`)).status).toBe(404)
  expect(await desk.ledger(vase.stockId)).toMatchObject({ isBalanced: true })
  const { body: paid } = await post('/orders', { line_items: [{ product_id: vase.id }], set_paid: true })
  expect(await remove(`/orders/${paid.id}?force=true`)).toMatchObject({
    status: 403,
    body: { code: 'woocommerce_rest_cannot_delete' },
  })
  expect((await remove(`/orders/${paid.id}`)).body.status).toBe('trash')
  expect(await desk.onHand(vase.stockId)).toBe(4)
})

test('several orders at once: each as if it were alone, the failed ones with their reason', async () => {
  const vase = await desk.aProduct({ units: 3 })
  const { body: first } = await post('/orders', { line_items: [{ product_id: vase.id }] })
  const { body } = await post('/orders/batch', {
    create: [{ line_items: [{ product_id: vase.id }] }, { line_items: [{ product_id: vase.id, quantity: 2 }] }],
    update: [
      { id: first.id, customer_note: 'Sem pressa.' },
      { id: 999_999_999, status: 'completed' },
    ],
    delete: [first.id],
  })
  expect(body.create).toMatchObject([{ status: 'pending' }, { id: 0, error: { code: 'woocommerce_rest_product_out_of_stock' } }])
  expect(body.update).toMatchObject([
    { customer_note: 'Sem pressa.' },
    { error: { code: 'woocommerce_rest_shop_order_invalid_id' } },
  ])
  expect(body.delete).toMatchObject([{ id: first.id }])
  expect(await desk.onHand(vase.stockId)).toBe(2)
})

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

test('a program that reads page after page finds an empty one at the end', async () => {
  const { headers } = await api('/wc/v3/orders?per_page=5')
  const beyond = await api(`/wc/v3/orders?per_page=5&page=${Number(headers['x-wp-totalpages']) + 1}`)
  expect(beyond).toMatchObject({ status: 200, body: [], headers: { 'x-wp-total': headers['x-wp-total'] } })
  expect((await api('/wc/store/v1/products?page=900')).body).toEqual([])
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

test('[I1] [I4] [I13] after all of that the doctor finds nothing wrong with orders, money and stock', async () => {
  const findings = await examineDatabase({ db: shop.db, dataDir: shop.dataDir, now: Date.now })
  const books = findings.filter(({ id }) => /^(order|stock)-(?!mails)/.test(id))
  expect(books.length).toBeGreaterThanOrEqual(5)
  expect(books.flatMap(({ problems }) => problems)).toEqual([])
})
