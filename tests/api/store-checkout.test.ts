import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { creditOf, writeMove } from '#shop/stored-value/ledger.ts'
import { aCheckoutShop, anEmail } from '#tests/support/checkout.ts'
import type { TestShop } from '#tests/support/shop.ts'
import { aStoreClient, STORE_BUYER } from '#tests/support/store-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aCheckoutShop()
})
afterAll(() => shop.close())

const KEYS = [
  ['__experimentalCart', 'additional_fields', 'billing_address', 'customer_id', 'customer_note', 'extensions', 'order_id'],
  ['order_key', 'order_number', 'payment_method', 'payment_result', 'shipping_address', 'status'],
].flat()

const anOrder = (over: object = {}) => ({
  billing_address: { ...STORE_BUYER, email: anEmail() },
  payment_method: 'cod',
  payment_data: [],
  customer_note: 'Deixe na portaria.',
  ...over,
})
const ordersOf = async (email: string) =>
  await shop.db.selectFrom('orders').selectAll().where('email', '=', email).orderBy('id').execute()

test('[REST-7] the checkout tells what was said so far; without a cart there is none', async () => {
  const client = aStoreClient(shop)
  expect(await client.get('/checkout')).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_cart_empty', message: 'Não é possível realizar o pedido, seu carrinho está vazio.' },
  })
  await client.fill()
  const { body } = await client.get('/checkout')
  expect(Object.keys(body).sort()).toEqual(KEYS)
  expect(body).toMatchObject({ order_id: 0, status: 'checkout-draft', payment_method: '', __experimentalCart: null })
  const { body: saved } = await client.call('PUT', '/checkout?__experimental_calc_totals=true', {
    payment_method: 'pix',
    order_notes: 'Sem pressa.',
    additional_fields: { 'vitrine/cpf': '529.982.247-25', other: 1 },
  })
  expect(saved).toMatchObject({
    payment_method: 'pix',
    customer_note: 'Sem pressa.',
    additional_fields: { 'vitrine/cpf': '529.982.247-25' },
    billing_address: { cpf: '529.982.247-25' },
    __experimentalCart: { fees: [{ totals: { total: expect.stringMatching(/^-\d+$/) } }] },
  })
  const { totals } = saved.__experimentalCart
  expect(Number(totals.total_price)).toBe(Number(totals.total_items) + Number(totals.total_fees))
  expect((await client.get('/checkout')).body).toMatchObject({ payment_method: 'pix', customer_note: 'Sem pressa.' })
})

test('[REST-7] an order is placed by the checkout’s own road: stock, freight, fields and the page of thanks', async () => {
  const client = aStoreClient(shop)
  await client.fill('vaso-jequitinhonha', 2)
  const input = anOrder()
  const { status, body, headers } = await client.post('/checkout', input)
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(KEYS)
  expect(body).toMatchObject({
    order_id: expect.any(Number),
    status: 'processing',
    order_key: expect.stringMatching(/^wc_order_/),
    customer_note: 'Deixe na portaria.',
    payment_method: 'cod',
    payment_result: {
      payment_status: 'success',
      payment_details: [
        { key: 'result', value: 'success' },
        { key: 'redirect', value: expect.stringContaining('/checkout/order-received/') },
      ],
    },
    billing_address: { cpf: '529.982.247-25', number: '1000', neighborhood: 'Bela Vista', postcode: '01310-100' },
    shipping_address: { address_1: 'Avenida Paulista' },
  })
  expect(headers['cart-hash']).toBe('')
  const thanks = await shop.get(body.payment_result.redirect_url.replace('http://127.0.0.1', ''))
  expect(thanks.statusCode).toBe(200)
  const [order] = await ordersOf(input.billing_address.email)
  expect(order).toMatchObject({ id: body.order_id, cpf: '52998224725', shipping_rate: expect.any(String) })
  expect((await client.get('/cart')).body.items_count).toBe(0)
})

test('[ATTR-5] [REST-7] the sixteen values of the extension reach the order; other types are refused', async () => {
  const client = aStoreClient(shop)
  await client.fill()
  const email = anEmail()
  const input = (extensions: object) => anOrder({ billing_address: { ...STORE_BUYER, email }, extensions })
  const wrong = await client.post('/checkout', input({ 'woocommerce/order-attribution': { source_type: 7 } }))
  expect(wrong).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param', data: { params: { extensions: expect.any(String) } } },
  })
  expect(await ordersOf(email)).toEqual([])
  const values = { source_type: 'utm', utm_source: 'news', utm_medium: null, user_agent: 'Mozilla/5.0 (iPhone)', outra: 'x' }
  const { status } = await client.post(
    '/checkout',
    input({ 'woocommerce/order-attribution': values, 'outra/extensao': { a: 1 } }),
  )
  expect(status).toBe(200)
  const [order] = await ordersOf(email)
  const meta = await shop.db
    .selectFrom('order_meta')
    .select(['key', 'value'])
    .where('order_id', '=', order!.id)
    .where('key', 'like', '_wc_order%')
    .execute()
  expect(Object.fromEntries(meta.map(({ key, value }) => [key, value]))).toEqual({
    _wc_order_attribution_source_type: 'utm',
    _wc_order_attribution_utm_source: 'news',
    _wc_order_attribution_user_agent: 'Mozilla/5.0 (iPhone)',
    _wc_order_attribution_device_type: 'Mobile',
  })
})

test('[REST-7] sent twice at once, and again when the answer got lost, it is one order', async () => {
  for (const byToken of [false, true]) {
    const client = aStoreClient(shop, { byToken })
    await client.fill()
    const input = anOrder()
    const known = client.known()
    const twice = await Promise.all([1, 2].map(() => client.call('POST', '/checkout', input, known)))
    const later = await client.call('POST', '/checkout', input, known)
    const answers = [...twice, later]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1)
    expect(await ordersOf(input.billing_address.email)).toHaveLength(1)
  }
})

test('[REST-7] what is missing or wrong is told by field, and nothing is placed', async () => {
  const client = aStoreClient(shop)
  await client.fill()
  expect(await client.post('/checkout', { payment_method: 'cod' })).toMatchObject({
    status: 400,
    body: { code: 'rest_missing_callback_param', data: { params: ['billing_address'] } },
  })
  const email = anEmail()
  const without = { ...STORE_BUYER, email, cpf: '', number: '' }
  const { status, body } = await client.post('/checkout', anOrder({ billing_address: without }))
  expect(status).toBe(400)
  expect(body.data.details.billing_address.data.fields).toEqual({
    cpf: expect.stringContaining('obrigatório'),
    number: expect.stringContaining('obrigatório'),
  })
  const filled = { ...STORE_BUYER, email }
  expect(await client.post('/checkout', anOrder({ billing_address: filled, payment_method: 'ouro' }))).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_checkout_payment_method_disabled' },
  })
  expect(
    await client.post('/checkout', anOrder({ billing_address: filled, create_account: true, customer_password: '123' })),
  ).toMatchObject({
    status: 400,
    body: { data: { params: { customer_password: expect.any(String) } } },
  })
  expect(await ordersOf(email)).toEqual([])
})

test('[REST-7] a delivery elsewhere goes there', async () => {
  const client = aStoreClient(shop)
  await client.fill()
  const input = anOrder({
    shipping_address: { ...STORE_BUYER, first_name: 'Rui', postcode: '20040-020', city: 'Rio de Janeiro', state: 'RJ' },
  })
  const { status, body } = await client.post('/checkout', input)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    shipping_address: { first_name: 'Rui', state: 'RJ' },
    billing_address: { first_name: 'Ana', state: 'SP' },
  })
})

test('[REST-7] units that are gone: 409 with the cart as it is', async () => {
  const client = aStoreClient(shop)
  const { id } = await shop.db
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select('products.id')
    .where('type', '=', 'simple')
    .where('manage_stock', '=', true)
    .where('products.slug', '<>', 'vaso-jequitinhonha')
    .executeTakeFirstOrThrow()
  await client.get('/cart')
  expect((await client.post('/cart/add-item', { id, quantity: 3 })).status).toBe(201)
  await shop.db.updateTable('stock').set({ on_hand: 1 }).where('product_id', '=', id).execute()
  const input = anOrder()
  const { status, body } = await client.post('/checkout', input)
  expect(status).toBe(409)
  expect(body).toMatchObject({
    data: { status: 409, cart: { items: [{ id, quantity: 3 }], errors: [{ code: 'woocommerce_rest_product_out_of_stock' }] } },
  })
  expect(await ordersOf(input.billing_address.email)).toEqual([])
})

test('[REST-7] an account is made with the order, and its owner is signed in', async () => {
  const client = aStoreClient(shop)
  await client.fill()
  const input = anOrder({ create_account: true, customer_password: 'uma senha bem comprida 42' })
  const { status, body, headers } = await client.post('/checkout', input)
  expect(status).toBe(200)
  expect(body.customer_id).toBeGreaterThan(0)
  expect(headers['user-id']).toBe(String(body.customer_id))
  expect((await client.get('/cart')).headers['user-id']).toBe(String(body.customer_id))
  // The order is theirs: neither key nor e-mail is asked for.
  expect((await client.get(`/order/${body.order_id}`)).status).toBe(200)
  const guest = aStoreClient(shop)
  await guest.fill()
  expect(await guest.post('/checkout', input)).toMatchObject({ status: 400, body: { code: 'registration-error-email-exists' } })
})

test('[REST-7] a guest reads an order by key and e-mail together, and pays it another way', async () => {
  const client = aStoreClient(shop, { byToken: true })
  await client.fill()
  const input = anOrder({ payment_method: 'vitrine_test' })
  const email = input.billing_address.email
  const { body: placed } = await client.post('/checkout', input)
  expect(placed.status).toBe('pending')
  const at = (query: string) => `/order/${placed.order_id}?${query}`
  for (const query of ['', `key=${placed.order_key}`, `billing_email=${email}`, `key=wc_order_x&billing_email=${email}`])
    expect(await client.get(at(query)), `${query}`).toMatchObject({
      status: 401,
      body: { code: 'woocommerce_rest_invalid_order' },
    })
  const proof = { key: placed.order_key, billing_email: email }
  const { body: order } = await client.get(at(new URLSearchParams(proof).toString()))
  expect(Object.keys(order).sort()).toEqual([
    'billing_address',
    'coupons',
    'errors',
    'fees',
    'id',
    'items',
    'needs_payment',
    'needs_shipping',
    'payment_requirements',
    'shipping_address',
    'status',
    'totals',
  ])
  expect(order).toMatchObject({ id: placed.order_id, needs_payment: true, items: [{ quantity: 1, name: expect.any(String) }] })
  const pay = `/checkout/${placed.order_id}`
  expect((await client.post(pay, { payment_method: 'cod' })).status).toBe(401)
  expect((await client.post(pay, { ...proof, payment_method: 'ouro' })).body.code).toBe(
    'woocommerce_rest_checkout_payment_method_disabled',
  )
  expect(await client.post(pay, { ...proof, payment_method: 'cod' })).toMatchObject({
    status: 200,
    body: { status: 'processing', payment_method: 'cod', payment_result: { payment_status: 'success' } },
  })
  expect(await client.post(pay, { ...proof, payment_method: 'pix' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_order_update_status' },
  })
})

test('[REST-7] a batch does its calls in order, and only those that may be in one', async () => {
  const client = aStoreClient(shop)
  const { headers } = await client.get('/cart')
  const id = await client.productId('vaso-jequitinhonha')
  const part = (path: string, body: object, nonce = headers.nonce) => ({ path, method: 'POST', body, headers: { Nonce: nonce } })
  const { status, body } = await client.call(
    'POST',
    '/batch',
    {
      requests: [
        part('/wc/store/v1/cart/add-item', { id, quantity: 2 }),
        part('/wc/store/v1/cart/apply-coupon', { code: 'não-há' }),
        part('/wc/store/v1/cart/add-item', { id }, '0000000000'),
        part('/wc/store/v1/batch', { requests: [] }),
        part('/wp/v2/posts', { title: 'x' }),
        part('http://[', {}),
        part('/wc/store/v1/cart/coupons/%zz', {}),
        { path: '/wc/store/v1/cart/items', method: 'GET' },
      ],
    },
    { nonce: '' },
  )
  expect(status).toBe(207)
  expect(body.responses.map((one: { status: number }) => one.status)).toEqual([201, 400, 403, 400, 400, 400, 400, 200])
  expect(body.responses[0]).toMatchObject({ body: { items_count: 2 } })
  for (const one of body.responses)
    expect(one.headers).toMatchObject({
      Nonce: expect.stringMatching(/^[0-9a-f]{10}$/),
      'Cart-Token': expect.any(String),
      'Cart-Hash': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  expect(body.responses[7].body).toMatchObject([{ quantity: 2 }])
  const many = Array.from({ length: 26 }, () => part('/wc/store/v1/cart/add-item', { id }))
  expect((await client.post('/batch', { requests: many })).status).toBe(400)
  const asForm = await shop.http.inject({
    method: 'POST',
    url: '/wp-json/wc/store/v1/batch',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: client.jar.header() },
    payload: new URLSearchParams({
      'requests[0][path]': '/wc/store/v1/cart/add-item',
      'requests[0][method]': 'POST',
      'requests[0][body][id]': String(id),
      'requests[0][headers][Nonce]': client.known().nonce ?? headers.nonce!,
    }).toString(),
  })
  expect(asForm.json().responses[0].body.code).toBe('woocommerce_rest_missing_nonce')
})

test('[REST-7] the name without a version answers the same', async () => {
  const answer = await shop.http.inject('/wp-json/wc/store/cart')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cart-token']).toBeDefined()
})

test('credit in the shop pays what it can once a client asks for it, and nothing once it is taken back', async () => {
  const email = anEmail()
  const made = await createAccounts({ db: shop.db }).create({
    login: 'cliente-credito',
    email,
    displayName: 'Ana',
    password: 'uma senha bem comprida 42',
    roles: ['customer'],
  })
  if (!made.ok) throw new Error(made.problem)
  const credit = await creditOf(shop.db, made.user.id)
  await writeMove(shop.db, { id: credit, cents: 3_000, reason: 'corrected', actor: 'Helena' })
  const client = aStoreClient(shop)
  client.jar.take(`vitrine_session=${(await createSessions({ db: shop.db }).open(made.user)).token}`)
  await client.fill()
  const { body: cart } = await client.get('/cart')
  const total = Number(cart.totals.total_price)
  expect(cart.extensions['stored-value']).toEqual({ credit_available: '3000', paid_with: [], amount_due: String(total) })

  const say = async (isUsed: boolean) => {
    await client.call('PUT', '/checkout', { additional_fields: { 'vitrine/use_store_credit': isUsed } })
    return (await client.get('/cart')).body.extensions['stored-value']
  }
  expect(await say(true)).toMatchObject({ paid_with: [{ id: credit, amount: '3000' }], amount_due: String(total - 3_000) })
  expect(await say(false)).toMatchObject({ paid_with: [], amount_due: String(total) })

  const input = anOrder({
    billing_address: { ...STORE_BUYER, email },
    additional_fields: { 'vitrine/use_store_credit': true },
  })
  expect(await client.post('/checkout', input)).toMatchObject({ status: 200 })
  expect(await ordersOf(email)).toMatchObject([{ stored_value_cents: 3_000 }])
  await client.fill()
  expect((await client.get('/cart')).body.extensions['stored-value']).toBeUndefined()
})
