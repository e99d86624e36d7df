import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCoupons } from '#shop/coupons/service.ts'
import { type Api, apiAs } from '../support/api.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let api: Api

beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const call = (method: string, path: string, body?: unknown) => api(`/wc/v3${path}`, { method, body })
const get = (path: string) => call('GET', path)

test('[REST-1] a coupon is told with the keys that clients know, and holds in the cart as it was written', async () => {
  const [product] = (await get('/products?type=simple&per_page=1&orderby=id&order=asc')).body
  const made = await call('POST', '/coupons', {
    code: 'Verão15',
    discount_type: 'percent',
    amount: '15',
    description: 'Só no verão',
    date_expires: '2050-01-01T00:00:00',
    individual_use: true,
    product_ids: [product.id],
    usage_limit: 3,
    usage_limit_per_user: 1,
    minimum_amount: '10.00',
    maximum_amount: '500',
    email_restrictions: ['*@Exemplo.com.br'],
    meta_data: [{ key: 'campanha', value: 7 }],
  })
  expect(made.status).toBe(201)
  expect(made.headers.location).toBe(`http://127.0.0.1/wp-json/wc/v3/coupons/${made.body.id}`)
  expect(Object.keys(made.body).sort()).toEqual([...KEYS].sort())
  expect(made.body).toMatchObject({
    code: 'verão15',
    amount: '15.00',
    discount_type: 'percent',
    date_expires_gmt: '2050-01-01T03:00:00',
    usage_count: 0,
    minimum_amount: '10.00',
    maximum_amount: '500.00',
    email_restrictions: ['*@exemplo.com.br'],
    meta_data: [{ id: 1, key: 'campanha', value: 7 }],
    used_by: [],
  })
  const line = { key: 'x', productId: product.id, variationId: null, name: 'x', cents: 20_00, regularCents: 20_00, quantity: 1 }
  const judge = async (email: string) =>
    await createCoupons({ db: shop.db }).judge(['verão15'], [line as never], { userId: undefined, email })
  expect((await judge('ana@exemplo.com.br')).discounts).toMatchObject([{ kind: 'percent', amount: 15 }])
  expect((await judge('ana@outro.com')).dropped).toHaveLength(1)
  const changed = await call('PUT', `/coupons/${made.body.id}`, {
    amount: '12.34',
    discount_type: 'fixed_cart',
    email_restrictions: [],
    usage_limit: null,
  })
  expect(changed.body).toMatchObject({
    amount: '12.34',
    discount_type: 'fixed_cart',
    email_restrictions: [],
    usage_limit: null,
    code: 'verão15',
  })
  expect((await judge('ana@outro.com')).discounts).toMatchObject([{ kind: 'fixed_cart', amount: 1_234 }])
})

test('a code belongs to one coupon, whoever comes first', async () => {
  const race = await Promise.all(['NATAL', 'natal', ' Natal '].map((code) => call('POST', '/coupons', { code, amount: '5' })))
  expect(race.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  expect(race.find(({ status }) => status === 400)!.body.code).toBe('woocommerce_rest_coupon_code_already_exists')
  const other = (await call('POST', '/coupons', { code: 'pascoa' })).body
  expect(await call('PUT', `/coupons/${other.id}`, { code: 'NATAL' })).toMatchObject({ status: 400 })
  expect(await call('PUT', `/coupons/${other.id}`, { code: 'PASCOA' })).toMatchObject({ status: 200 })
})

test('a limit counts the uses that there were, and says who they were', async () => {
  const { id } = (await call('POST', '/coupons', { code: 'usado', amount: '1' })).body
  await shop.db.updateTable('coupons').set({ used: 2 }).where('id', '=', id).execute()
  await shop.db
    .insertInto('coupon_uses')
    .values([
      { coupon_id: id, order_id: 1, email: 'ana@exemplo.com.br', user_id: null },
      { coupon_id: id, order_id: 2, email: 'bia@exemplo.com.br', user_id: null },
    ])
    .execute()
  expect((await get(`/coupons/${id}`)).body).toMatchObject({
    usage_count: 2,
    used_by: ['ana@exemplo.com.br', 'bia@exemplo.com.br'],
  })
  expect(await call('PUT', `/coupons/${id}`, { usage_limit: 1 })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_invalid_usage_limit' },
  })
  expect(await call('PUT', `/coupons/${id}`, { usage_limit: 2 })).toMatchObject({
    status: 200,
    body: { usage_limit: 2, usage_count: 2 },
  })
})

test.each([
  [{ code: 'a', discount_type: 'percent', amount: '12.5' }, 'woocommerce_rest_invalid_coupon_amount'],
  [{ code: 'a', discount_type: 'percent', amount: '101' }, 'woocommerce_rest_invalid_coupon_amount'],
  [{ code: 'a', minimum_amount: '10', maximum_amount: '9' }, 'woocommerce_rest_invalid_maximum_amount'],
  [{ code: '  ' }, 'woocommerce_rest_invalid_coupon_code'],
  [{ code: 'a', amount: '-1' }, 'rest_invalid_param'],
  [{ code: 'a', email_restrictions: ['ninguém'] }, 'rest_invalid_param'],
  [{ code: 'a', usage_limit: 2_147_483_648 }, 'rest_invalid_param'],
  [{}, 'rest_missing_callback_param'],
])('%j is refused', async (input, code) => {
  expect(await call('POST', '/coupons', input)).toMatchObject({ status: 400, body: { code } })
})

test('coupons are found by their code, and deleted only by name', async () => {
  const { id } = (await call('POST', '/coupons', { code: 'achado', free_shipping: true })).body
  expect((await get('/coupons?code=ACHADO')).body).toMatchObject([
    { id, free_shipping: true, amount: '0.00', discount_type: 'fixed_cart' },
  ])
  expect((await get('/coupons?search=chad')).body).toHaveLength(1)
  await call('POST', '/coupons', { code: 'x9k2', description: 'Feira de Tiradentes' })
  expect((await get('/coupons?search=tiradentes')).body).toMatchObject([{ code: 'x9k2' }])
  const paged = await get('/coupons?per_page=1&orderby=id&order=asc')
  expect(Number(paged.headers['x-wp-total'])).toBeGreaterThan(1)
  expect(await call('DELETE', `/coupons/${id}`)).toMatchObject({
    status: 501,
    body: { code: 'woocommerce_rest_trash_not_supported' },
  })
  expect(await call('POST', '/coupons/batch', { delete: [id], create: [{ code: 'lote' }] })).toMatchObject({
    body: { delete: [{ id, code: 'achado' }], create: [{ code: 'lote' }] },
  })
  expect(await get(`/coupons/${id}`)).toMatchObject({ status: 404, body: { code: 'woocommerce_rest_shop_coupon_invalid_id' } })
})

const KEYS =
  `id version code amount status date_created date_created_gmt date_modified date_modified_gmt discount_type description
  date_expires date_expires_gmt usage_count individual_use product_ids excluded_product_ids usage_limit usage_limit_per_user
  limit_usage_to_x_items free_shipping product_categories excluded_product_categories exclude_sale_items minimum_amount
  maximum_amount email_restrictions used_by meta_data _links vitrine_starts_at vitrine_first_purchase
  vitrine_payment_methods vitrine_only_free_shipping`.split(/\s+/)
