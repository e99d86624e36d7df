import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '#ops/doctor/database.ts'
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

test('[I8] an order made by hand is there once for its key, however often and at whatever moment it is asked for', async () => {
  const vase = await desk.aProduct({ units: 12 })
  const input = { billing: BILLING, line_items: [{ product_id: vase.id, quantity: 2 }] }
  const key = { 'idempotency-key': 'pedido-do-balcao-1' }
  const made = await Promise.all([1, 2, 3, 4].map(() => post('/orders', input, key)))
  made.push(await post('/orders', input, key))
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  expect(await desk.onHand(vase.stockId)).toBe(10)
  const { number } = made[0]!.body
  const other = await post('/orders', { ...input, customer_note: 'Com laço.' }, key)
  expect(other).toMatchObject({ status: 409, body: { code: 'woocommerce_rest_order_exists' } })
  expect(other.body.message).toContain(`#${number}`)
  // Refused, nothing was made: the same key may be tried again, and without one each call is an order.
  const much = { 'idempotency-key': 'pedido-do-balcao-2' }
  expect((await post('/orders', { line_items: [{ product_id: vase.id, quantity: 99 }] }, much)).status).toBe(400)
  expect((await post('/orders', input, much)).status).toBe(201)
  expect((await post('/orders', input)).body.id).not.toBe((await post('/orders', input)).body.id)
  const batch = async () => (await post('/orders/batch', { create: [input, input] }, key)).body.create as { id: number }[]
  const [first, again] = [await batch(), await batch()]
  expect(new Set(first.map(({ id }) => id)).size).toBe(2)
  expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(await desk.onHand(vase.stockId)).toBe(0)
})

test('an order whose payment is still to be agreed on says so in words', async () => {
  const vase = await desk.aProduct()
  const input = { billing: BILLING, line_items: [{ product_id: vase.id }] }
  const [unsaid, named, called] = [
    await post('/orders', input),
    await post('/orders', { ...input, payment_method: 'other' }),
    await post('/orders', { ...input, payment_method: 'other', payment_method_title: 'No balcão' }),
  ]
  const titles = [unsaid, named, called].map(({ body }) => [body.payment_method, body.payment_method_title])
  expect(titles).toEqual([
    ['other', 'A combinar'],
    ['other', 'A combinar'],
    ['other', 'No balcão'],
  ])
  const back = await put(`/orders/${called.body.id}`, { payment_method: 'other' })
  expect(back.body.payment_method_title).toBe('A combinar')
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

test('[REST-1] an order may be of another country, have a coupon before it has goods, and leave its state open with null', async () => {
  const vase = await desk.aProduct({ cents: 10_000 })
  const lisbon = {
    first_name: 'Inês',
    last_name: 'Pereira',
    address_1: 'Rua Augusta 24',
    city: 'Lisboa',
    state: 'Lisboa',
    postcode: '1100-053',
    country: 'PT',
    email: 'ines@cliente.example',
    phone: '+351 912 345 678',
  }
  const abroad = await post('/orders', { billing: lisbon, status: null, line_items: [{ product_id: vase.id }] })
  expect(abroad).toMatchObject({ status: 201, body: { status: 'pending', billing: lisbon, total: '100.00' } })
  const { email: _email, ...place } = lisbon
  expect(abroad.body.shipping).toMatchObject(place)
  const moved = await put(`/orders/${abroad.body.id}`, {
    shipping: { postcode: '4000-322', city: 'Porto', state: 'Porto' },
    status: null,
  })
  expect(moved.body).toMatchObject({ status: 'pending', shipping: { country: 'PT', postcode: '4000-322' }, billing: lisbon })

  await shop.db
    .insertInto('coupons')
    .values([
      { code: 'antes', kind: 'percent', amount: 10 },
      { code: 'fixo', kind: 'fixed_cart', amount: 500 },
    ])
    .execute()
  const bare = await post('/orders', { coupon_lines: [{ code: 'antes' }, { code: 'fixo' }] })
  expect(bare).toMatchObject({
    status: 201,
    body: { total: '0.00', coupon_lines: [{ code: 'antes', discount: '0.00' }, { code: 'fixo' }] },
  })
  const filled = await put(`/orders/${bare.body.id}`, { line_items: [{ product_id: vase.id }] })
  expect(filled.body).toMatchObject({ discount_total: '15.00', total: '85.00' })
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
    [{ billing: { ...BILLING, country: 'Portugal' } }, 'rest_invalid_param'],
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

test('a program that reads page after page finds an empty one at the end', async () => {
  const { headers } = await api('/wc/v3/orders?per_page=5')
  const beyond = await api(`/wc/v3/orders?per_page=5&page=${Number(headers['x-wp-totalpages']) + 1}`)
  expect(beyond).toMatchObject({ status: 200, body: [], headers: { 'x-wp-total': headers['x-wp-total'] } })
  expect((await api('/wc/store/v1/products?page=900')).body).toEqual([])
})

test('[I1] [I4] [I13] after all of that the doctor finds nothing wrong with orders, money and stock', async () => {
  const findings = await examineDatabase({ db: shop.db, dataDir: shop.dataDir, now: Date.now })
  const books = findings.filter(({ id }) => /^(order|stock)-(?!mails)/.test(id))
  expect(books.length).toBeGreaterThanOrEqual(5)
  expect(books.flatMap(({ problems }) => problems)).toEqual([])
})
