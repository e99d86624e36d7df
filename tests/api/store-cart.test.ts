import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCartToken } from '#api/store/cart-token.ts'
import { aCheckoutShop, aShopper } from '#tests/support/checkout.ts'
import { SECRET, type TestShop } from '#tests/support/shop.ts'
import { aStoreClient, STORE_BUYER } from '#tests/support/store-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aCheckoutShop()
})
afterAll(() => shop.close())

const CURRENCY = {
  currency_code: 'BRL',
  currency_symbol: 'R$',
  currency_minor_unit: 2,
  currency_decimal_separator: ',',
  currency_thousand_separator: '.',
  currency_prefix: 'R$\u00a0',
  currency_suffix: '',
}

test('[REST-7] an empty cart has every key, and the headers for the next call', async () => {
  const { status, body, headers } = await aStoreClient(shop).get('/cart')
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(
    [
      ['billing_address', 'coupons', 'cross_sells', 'errors', 'extensions', 'fees', 'has_calculated_shipping', 'items'],
      ['items_count', 'items_weight', 'needs_payment', 'needs_shipping', 'payment_methods', 'payment_requirements'],
      ['shipping_address', 'shipping_rates', 'totals'],
    ].flat(),
  )
  expect(body).toMatchObject({ items: [], items_count: 0, needs_payment: false, payment_requirements: ['products'] })
  expect(body.payment_methods).toEqual(['pix', 'vitrine_test', 'bacs', 'cod'])
  expect(body.totals).toEqual({
    total_items: '0',
    total_items_tax: '0',
    total_fees: '0',
    total_fees_tax: '0',
    total_discount: '0',
    total_discount_tax: '0',
    total_shipping: null,
    total_shipping_tax: null,
    total_price: '0',
    total_tax: '0',
    tax_lines: [],
    ...CURRENCY,
  })
  expect(headers).toMatchObject({ 'cart-hash': '', 'user-id': '0', 'cache-control': 'no-store' })
  expect(headers.nonce).toMatch(/^[0-9a-f]{10}$/)
  expect(Number(headers['nonce-timestamp'])).toBeGreaterThan(1_700_000_000)
  expect(headers['set-cookie']).toBeUndefined()
})

test('[REST-7] a visitor who has nothing leaves no session behind, and is somebody new at every call', async () => {
  const before = await countSessions()
  const client = aStoreClient(shop)
  const tokens = [await client.get('/cart'), await client.get('/cart')].map(({ headers }) => headers['cart-token']!)
  expect(tokens[0]).not.toBe(tokens[1])
  const claims = JSON.parse(Buffer.from(tokens[0]!.split('.')[1]!, 'base64url').toString())
  expect(claims).toMatchObject({ iss: 'store-api', user_id: expect.stringMatching(/^t_[0-9a-f]{32}$/) })
  expect(claims.exp - claims.iat).toBe(48 * 60 * 60)
  expect(await countSessions()).toBe(before)
})

test('[REST-7] a product is added: 201, the exact line, and the page’s own cart has it too', async () => {
  const client = aStoreClient(shop)
  const { status, body, headers } = await client.fill('vaso-jequitinhonha', 2)
  expect(status).toBe(201)
  expect(headers['cart-hash']).toMatch(/^[0-9a-f]{32}$/)
  expect(headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringMatching(/^woocommerce_cart_hash=[0-9a-f]{32}/)]))
  const [item] = body.items
  expect(Object.keys(item).sort()).toEqual(
    [
      ['backorders_allowed', 'catalog_visibility', 'description', 'extensions', 'id', 'images', 'item_data', 'key'],
      ['low_stock_remaining', 'name', 'permalink', 'prices', 'quantity', 'quantity_limits', 'short_description'],
      ['show_backorder_badge', 'sku', 'sold_individually', 'totals', 'type', 'variation'],
    ].flat(),
  )
  const price = Number(item.prices.price)
  expect(item).toMatchObject({
    type: 'simple',
    quantity: 2,
    quantity_limits: { minimum: 1, multiple_of: 1, editable: true },
    permalink: expect.stringContaining('/produto/vaso-jequitinhonha/'),
    prices: { raw_prices: { precision: 6, price: String(price * 10_000) }, price_range: null, ...CURRENCY },
    totals: { line_subtotal: String(price * 2), line_total: String(price * 2), line_total_tax: '0', ...CURRENCY },
  })
  expect(item.images[0]).toEqual({
    id: expect.any(Number),
    src: expect.stringMatching(/^http.*\.webp$/),
    thumbnail: expect.stringMatching(/\.webp$/),
    srcset: expect.stringMatching(/ \d+w/),
    sizes: expect.any(String),
    name: expect.any(String),
    alt: expect.any(String),
  })
  expect(body).toMatchObject({ items_count: 2, totals: { total_items: String(price * 2), total_price: String(price * 2) } })
  const page = await shop.get('/cart/', { cookie: client.jar.header() })
  expect(page.body).toContain(item.name)
})

test('[REST-7] what the page put into the cart is in the API’s cart', async () => {
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha', '3')
  const { body } = await aStoreClient(shop).call('GET', '/cart', undefined, { cookie: shopper.jar.header() })
  expect(body.items).toMatchObject([{ quantity: 3 }])
})

test('[REST-7] writes ask for a nonce; both refusals bring a fresh one, and the cart stays as it was', async () => {
  const client = aStoreClient(shop)
  await client.fill()
  const key = (await client.get('/cart')).body.items[0].key
  const missing = await client.call('POST', '/cart/remove-item', { key }, { nonce: '' })
  expect(missing).toMatchObject({ status: 401, body: { code: 'woocommerce_rest_missing_nonce', data: { status: 401 } } })
  const wrong = await client.call('POST', '/cart/remove-item', { key }, { nonce: '0123456789' })
  expect(wrong).toMatchObject({ status: 403, body: { code: 'woocommerce_rest_invalid_nonce', message: 'Nonce inválido.' } })
  for (const { headers } of [missing, wrong]) expect(headers.nonce).toMatch(/^[0-9a-f]{10}$/)
  expect((await client.get('/cart')).body.items_count).toBe(1)
  expect((await client.post('/cart/remove-item', { key }, { nonce: wrong.headers.nonce! })).status).toBe(200)
})

test.each([
  ['POST', '/cart/add-item', { id: 'x' }, 400],
  ['POST', '/cart/add-item', { id: 999_999_999 }, 400],
  ['POST', '/cart/remove-item', { key: 'none' }, 409],
  ['POST', '/checkout', {}, 400],
  ['GET', '/cart', undefined, 200],
  ['GET', '/products?per_page=1', undefined, 200],
  ['GET', '/products?per_page=x', undefined, 400],
  ['GET', '/products/999999999', undefined, 404],
])('[REST-7] %s %s with %j brings what the next call needs, whatever it answers', async (method, path, body, status) => {
  const client = aStoreClient(shop)
  const { headers: filled } = await client.fill()
  const answer = await client.call(method, path, body)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({ 'cart-hash': filled['cart-hash'], 'cache-control': 'no-store' })
  const key = (await client.get('/cart')).body.items[0].key
  expect((await client.post('/cart/remove-item', { key }, { nonce: answer.headers.nonce! })).status).toBe(200)
})

test('[REST-1] an envelope spells headers as the ecosystem does', async () => {
  const { body } = await aStoreClient(shop).get('/products?per_page=2&_envelope')
  expect(body.body).toHaveLength(2)
  expect(body.headers).toMatchObject({
    'X-WP-Total': expect.stringMatching(/^\d+$/),
    'X-WP-TotalPages': expect.any(String),
    Link: expect.stringContaining('rel="next"'),
    Allow: 'GET',
    Nonce: expect.any(String),
    'Cart-Hash': '',
  })
})

test('[REST-7] somebody else’s nonce opens nobody’s cart', async () => {
  const [mine, other] = [aStoreClient(shop), aStoreClient(shop)]
  await mine.fill()
  await other.fill()
  expect((await mine.post('/cart/apply-coupon', { code: 'x' }, other.known())).body.code).toBe('woocommerce_rest_invalid_nonce')
})

test('[REST-7] a Cart-Token carries a cart without any cookie; one that is forged or has ended names nobody', async () => {
  const app = aStoreClient(shop, { byToken: true })
  const added = await app.fill()
  expect(added.status).toBe(201)
  expect(added.headers['set-cookie']).toBeUndefined()
  const first = app.known()
  expect((await app.get('/cart')).body.items_count).toBe(1)
  expect((await app.call('POST', '/cart/items', { id: added.body.items[0].id }, first)).status).toBe(201)
  expect((await app.call('GET', '/cart', undefined, first)).body.items_count).toBe(2)
  const [head, payload] = first['cart-token']!.split('.')
  const old = makeCartToken(`s_${await lastSession()}`, SECRET, Math.floor(Date.now() / 1000) - 48 * 3600 - 1)
  const none = [Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url'), payload, ''].join('.')
  const forged = [head, payload, 'A'.repeat(43)].join('.')
  for (const token of [old, none, forged, 'x', 'a.b.c', makeCartToken('s_999999999', SECRET, Math.floor(Date.now() / 1000))]) {
    const read = await aStoreClient(shop).call('GET', '/cart', undefined, { 'cart-token': token })
    expect(read.body.items_count, `${token}`).toBe(0)
    const written = await aStoreClient(shop).call('POST', '/cart/add-item', { id: 1 }, { 'cart-token': token })
    expect(written.body.code, `${token}`).toBe('woocommerce_rest_missing_nonce')
  }
})

test('[REST-7] two first calls of one app at once make one cart', async () => {
  const app = aStoreClient(shop, { byToken: true })
  await app.get('/cart')
  const token = app.known()
  const id = await app.productId('vaso-jequitinhonha')
  const both = await Promise.all([1, 2].map(() => app.call('POST', '/cart/add-item', { id }, token)))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect((await app.call('GET', '/cart', undefined, token)).body.items_count).toBe(2)
})

test('[REST-7] quantities change and lines leave; a line that is gone is 409 with the cart as it is', async () => {
  const client = aStoreClient(shop)
  const { key } = (await client.fill()).body.items[0]
  expect((await client.post('/cart/update-item', { key, quantity: 4 })).body.items_count).toBe(4)
  const tooMany = await client.post('/cart/update-item', { key, quantity: 5_000 })
  expect(tooMany).toMatchObject({ status: 400, body: { code: 'woocommerce_rest_product_partially_out_of_stock' } })
  expect((await client.post('/cart/remove-item', { key })).body).toMatchObject({ items: [], items_count: 0 })
  for (const [path, body] of [
    ['/cart/remove-item', { key }],
    ['/cart/remove-item', { key: 'qualquer' }],
    ['/cart/update-item', { key, quantity: 1 }],
  ] as const)
    expect(await client.post(path, body)).toMatchObject({
      status: 409,
      body: {
        code: 'woocommerce_rest_cart_invalid_key',
        message: 'O item do carrinho não existe mais ou é inválido.',
        data: { status: 409, cart: { items: [] } },
      },
    })
})

test('[REST-7] what can’t be bought is told apart by its code', async () => {
  const client = aStoreClient(shop)
  await client.get('/cart')
  const variable = await shop.db.selectFrom('products').select('id').where('type', '=', 'variable').executeTakeFirstOrThrow()
  expect(await client.post('/cart/add-item', { id: 999_999 })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_cart_invalid_product' },
  })
  expect(await client.post('/cart/add-item', { id: variable.id })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_missing_attributes' },
  })
  expect(await client.post('/cart/add-item', { id: variable.id, quantity: 0 })).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param' },
  })
  const gone = await shop.db
    .selectFrom('products')
    .select('id')
    .where('type', '=', 'simple')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('products').set({ in_stock: false, manage_stock: false }).where('id', '=', gone.id).execute()
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', gone.id).execute()
  expect(await client.post('/cart/add-item', { id: gone.id })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_product_out_of_stock' },
  })
})

test('[REST-7] a variable product is added by its choices, as slugs or as they are read, or by the variation itself', async () => {
  const client = aStoreClient(shop)
  await client.get('/cart')
  const variation = await shop.db.selectFrom('variations').select(['id', 'product_id']).orderBy('id').executeTakeFirstOrThrow()
  const terms = await shop.db
    .selectFrom('variation_terms')
    .innerJoin('attributes', 'attributes.id', 'variation_terms.attribute_id')
    .innerJoin('attribute_terms', 'attribute_terms.id', 'variation_terms.term_id')
    .select(['attributes.slug as attribute', 'attributes.name as label', 'attribute_terms.slug', 'attribute_terms.name'])
    .where('variation_id', '=', variation.id)
    .execute()
  for (const body of [
    { id: variation.product_id, variation: terms.map(({ attribute, slug }) => ({ attribute: `pa_${attribute}`, value: slug })) },
    { id: variation.product_id, variation: terms.map(({ label, name }) => ({ attribute: label, value: name })) },
    { id: variation.id },
  ])
    expect((await client.post('/cart/add-item', body)).status).toBe(201)
  const { items } = (await client.get('/cart')).body
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ id: variation.id, type: 'variation', quantity: 3 })
  expect(items[0].variation).toEqual(
    terms.map(({ attribute, label, name }) => ({ raw_attribute: `attribute_pa_${attribute}`, attribute: label, value: name })),
  )
})

test('[REST-7] what a variation leaves open is told as it was chosen', async () => {
  const client = aStoreClient(shop)
  await client.get('/cart')
  const fixed = await shop.db
    .selectFrom('variation_terms')
    .innerJoin('variations', 'variations.id', 'variation_terms.variation_id')
    .innerJoin('attributes', 'attributes.id', 'variation_terms.attribute_id')
    .innerJoin('attribute_terms', 'attribute_terms.id', 'variation_terms.term_id')
    .select(['variation_id', 'variation_terms.attribute_id', 'attributes.name as label', 'attributes.slug as attribute'])
    .select(['attribute_terms.slug', 'attribute_terms.name'])
    .orderBy('variation_id', 'desc')
    .executeTakeFirstOrThrow()
  await shop.db
    .deleteFrom('variation_terms')
    .where('variation_id', '=', fixed.variation_id)
    .where('attribute_id', '=', fixed.attribute_id)
    .execute()
  const { body } = await client.post('/cart/add-item', {
    id: fixed.variation_id,
    variation: [{ attribute: fixed.attribute, value: fixed.slug }],
  })
  expect(body.items[0].variation).toContainEqual({
    raw_attribute: `attribute_pa_${fixed.attribute}`,
    attribute: fixed.label,
    value: fixed.name,
  })
})

test('[REST-7] coupons: applied, refused in the page’s words, taken off; the sums follow', async () => {
  const client = aStoreClient(shop)
  const before = (await client.fill('vaso-jequitinhonha', 2)).body.totals
  const { body } = await client.post('/cart/apply-coupon', { code: 'BemVindo10' })
  const off = Math.round(Number(before.total_items) / 10)
  expect(body.coupons).toEqual([
    {
      code: 'bemvindo10',
      discount_type: 'percent',
      totals: { total_discount: String(off), total_discount_tax: '0', ...CURRENCY },
    },
  ])
  expect(body.totals).toMatchObject({ total_discount: String(off), total_price: String(Number(before.total_items) - off) })
  expect(await client.post('/cart/apply-coupon', { code: 'bemvindo10' })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_cart_coupon_error', message: 'O cupom “bemvindo10” já foi aplicado.' },
  })
  expect((await client.post('/cart/apply-coupon', { code: 'inverno20' })).body.message).toBe('O cupom “inverno20” expirou.')
  expect((await client.get('/cart/coupons/BEMVINDO10')).body.code).toBe('bemvindo10')
  expect((await client.post('/cart/remove-coupon', { code: 'bemvindo10' })).body.coupons).toEqual([])
  expect(await client.post('/cart/remove-coupon', { code: 'bemvindo10' })).toMatchObject({
    status: 409,
    body: { data: { cart: { coupons: [] } } },
  })
  expect((await client.post('/cart/coupons', { code: 'bemvindo10' })).status).toBe(201)
  expect((await client.call('DELETE', '/cart/coupons')).body).toEqual([])
})

test('[REST-7] an address brings the ways of delivery, and one of them is chosen', async () => {
  const client = aStoreClient(shop)
  expect((await client.fill()).body).toMatchObject({ shipping_rates: [], has_calculated_shipping: false, needs_shipping: true })
  const { body } = await client.post('/cart/update-customer', {
    billing_address: { first_name: 'Ana', email: 'ana@exemplo.com.br' },
    shipping_address: { ...STORE_BUYER, email: undefined, cpf: undefined, city: '', state: '' },
  })
  expect(body).toMatchObject({
    has_calculated_shipping: true,
    billing_address: { first_name: 'Ana', email: 'ana@exemplo.com.br', postcode: '' },
    shipping_address: { postcode: '01310-100', state: 'SP', country: 'BR', number: '1000' },
  })
  const [parcel] = body.shipping_rates
  expect(parcel).toMatchObject({ package_id: 0, destination: { postcode: '01310-100' }, items: [{ quantity: 1 }] })
  expect(Object.keys(parcel.shipping_rates[0]).sort()).toEqual(
    [
      ...Object.keys(CURRENCY),
      'delivery_time',
      'description',
      'instance_id',
      'meta_data',
      'method_id',
      'name',
      'price',
      'rate_id',
      'selected',
      'taxes',
    ].sort(),
  )
  const other = parcel.shipping_rates.find((rate: { selected: boolean }) => !rate.selected)
  const chosen = await client.post('/cart/select-shipping-rate', { package_id: 0, rate_id: other.rate_id })
  expect(chosen.body.totals.total_shipping).toBe(other.price)
  expect(Number(chosen.body.totals.total_price)).toBe(Number(chosen.body.totals.total_items) + Number(other.price))
  expect(await client.post('/cart/select-shipping-rate', { rate_id: 'flat_rate:99999' })).toMatchObject({ status: 409 })
  expect((await shop.get('/checkout/', { cookie: client.jar.header() })).body).toContain('01310-100')
})

test('[REST-7] fields that make no sense are refused by their names, and nothing of them is kept', async () => {
  const client = aStoreClient(shop)
  await client.fill()
  const { status, body } = await client.post('/cart/update-customer', {
    billing_address: { postcode: '123', email: 'x', cpf: '111.111.111-11', state: 'XX' },
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'rest_invalid_param', data: { params: { billing_address: expect.any(String) } } })
  expect(Object.keys(body.data.details.billing_address.data.fields).sort()).toEqual(['cpf', 'email', 'postcode', 'state'])
  expect((await client.get('/cart')).body.billing_address.postcode).toBe('')
})

test('[REST-7] lines and coupons are lists of their own', async () => {
  const client = aStoreClient(shop)
  await client.get('/cart')
  const id = await client.productId('vaso-jequitinhonha')
  const made = await client.post('/cart/items', { id, quantity: 2 })
  expect(made).toMatchObject({ status: 201, body: { id, quantity: 2 } })
  const at = `/cart/items/${made.body.key}`
  expect((await client.get(at)).body.quantity).toBe(2)
  expect((await client.call('PUT', at, { quantity: 5 })).body.quantity).toBe(5)
  expect((await client.get('/cart/items')).body).toHaveLength(1)
  expect(await client.call('DELETE', at)).toMatchObject({ status: 204 })
  expect((await client.get(at)).status).toBe(409)
  await client.post('/cart/items', { id })
  expect(await client.call('DELETE', '/cart/items')).toMatchObject({ status: 200, body: [] })
  expect((await client.get('/cart')).body.items_count).toBe(0)
  expect((await client.post('/cart/extensions', { namespace: 'x', data: {} })).body.code).toBe(
    'woocommerce_rest_cart_extensions_error',
  )
})

test('[REST-7] a customer’s cart is theirs, and the headers say who they are', async () => {
  const { client, userId } = await aCustomer()
  const { headers, body } = await client.fill()
  expect(headers['user-id']).toBe(String(userId))
  expect(body.items_count).toBe(1)
  const row = await shop.db.selectFrom('carts').select('id').where('user_id', '=', userId).executeTakeFirst()
  expect(row).toBeDefined()
  // The proof of a visitor who is nobody is no proof for a customer.
  const guest = await aStoreClient(shop).get('/cart')
  expect((await client.post('/cart/apply-coupon', { code: 'x' }, { nonce: guest.headers.nonce! })).status).toBe(403)
})

async function aCustomer() {
  const { createAccounts } = await import('#shop/accounts/service.ts')
  const { createSessions } = await import('#shop/accounts/sessions.ts')
  const made = await createAccounts({ db: shop.db }).create({
    login: 'cliente-store',
    email: 'cliente-store@exemplo.com.br',
    displayName: 'Cliente',
    password: 'uma senha bem comprida 42',
    roles: ['customer'],
  })
  if (!made.ok) throw new Error(made.problem)
  const { token } = await createSessions({ db: shop.db }).open(made.user)
  const client = aStoreClient(shop)
  client.jar.take(`vitrine_session=${token}`)
  return { client, userId: made.user.id }
}

const countSessions = async () =>
  Number(
    (
      await shop.db
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const lastSession = async () =>
  (await shop.db.selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
