import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createInbox } from '#shop/payments/inbox.ts'
import { type Api, apiAs, apiOf, keyFor } from '../support/api.ts'
import { orderDesk } from '../support/order-desk.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let api: Api
let adminId: number
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await apiAs(shop, 'shop_manager', 'helena')
  adminId = (await apiAs(shop, 'administrator', 'dona')).user.id
  api = (await keyFor(shop, 'helena')).api
})
afterAll(() => shop.close())

const KEYS =
  'id,date_created,date_created_gmt,date_modified,date_modified_gmt,email,first_name,last_name,role,username,billing,shipping,is_paying_customer,avatar_url,meta_data,orders_count,total_spent,_links'
const post = async (path: string, body: unknown) => await api(`/wc/v3${path}`, { method: 'POST', body })
const put = async (path: string, body: unknown) => await api(`/wc/v3${path}`, { method: 'PUT', body })

test('[REST-1] a customer is made, found, changed and forgotten', async () => {
  const made = await post('/customers', {
    email: 'Rita@Cliente.example',
    first_name: 'Rita',
    last_name: 'Baiana',
    username: 'rita.baiana',
    password: 'uma senha bem comprida',
    billing: { postcode: '40010-000', city: 'Salvador', state: 'Bahia', cpf: '529.982.247-25', phone: '71 98765 4321' },
  })
  expect(made.status).toBe(201)
  expect(made.headers['location']).toBe(`http://127.0.0.1/wp-json/wc/v3/customers/${made.body.id}`)
  expect(Object.keys(made.body).sort()).toEqual(KEYS.split(',').sort())
  expect(made.body).toMatchObject({
    email: 'rita@cliente.example',
    role: 'customer',
    username: 'rita.baiana',
    is_paying_customer: false,
    orders_count: 0,
    total_spent: '0.00',
    billing: { city: 'Salvador', state: 'BA', postcode: '40010-000', cpf: '52998224725', email: 'rita@cliente.example' },
  })
  const accounts = createAccounts({ db: shop.db })
  expect((await accounts.signIn('rita.baiana', 'uma senha bem comprida')).ok).toBe(true)
  const { id } = made.body
  const changed = await put(`/customers/${id}`, {
    last_name: 'do Cortiço',
    password: 'outra senha comprida',
    billing: { city: 'Lauro de Freitas' },
    shipping: { first_name: 'Rita', address_1: 'Rua do Rio' },
  })
  expect(changed.body).toMatchObject({
    last_name: 'do Cortiço',
    billing: { city: 'Lauro de Freitas', state: 'BA' },
    shipping: { address_1: 'Rua do Rio' },
  })
  expect((await accounts.signIn('rita.baiana', 'uma senha bem comprida')).ok).toBe(false)
  expect((await accounts.signIn('rita.baiana', 'outra senha comprida')).ok).toBe(true)
  for (const search of ['cortiço', 'rita@', 'RITA.BAIANA'])
    expect((await api(`/wc/v3/customers?search=${encodeURIComponent(search)}`)).body, `${search}`).toMatchObject([{ id }])
  expect((await api('/wc/v3/customers?email=rita@cliente.example')).body).toMatchObject([{ id }])
  expect((await api(`/wc/v3/customers/${id}`, { method: 'DELETE' })).status).toBe(501)
  expect((await api(`/wc/v3/customers/${id}?force=true`, { method: 'DELETE' })).body.id).toBe(id)
  expect((await api(`/wc/v3/customers/${id}`)).status).toBe(404)
})

test('two people never share an address or a name, and weak passwords are refused', async () => {
  await post('/customers', { email: 'um@cliente.example', username: 'um' })
  const second = await post('/customers', { email: 'dois@cliente.example' })
  expect(second.body.username).toMatch(/^dois-/)
  const cases: [Promise<{ status: number; body: { code: string } }>, string][] = [
    [post('/customers', { email: 'UM@cliente.example' }), 'registration-error-email-exists'],
    [post('/customers', { email: 'tres@cliente.example', username: 'um' }), 'registration-error-username-exists'],
    [post('/customers', { email: 'tres@cliente.example', username: 'ção' }), 'woocommerce_rest_customer_invalid_argument'],
    [post('/customers', { email: 'tres@cliente.example', password: '123' }), 'woocommerce_rest_customer_invalid_argument'],
    [post('/customers', { email: 'nada' }), 'rest_invalid_param'],
    [put(`/customers/${second.body.id}`, { email: 'um@cliente.example' }), 'registration-error-email-exists'],
    [put(`/customers/${second.body.id}`, { password: '123' }), 'woocommerce_rest_customer_invalid_argument'],
  ]
  for (const [asked, code] of cases) expect(await asked).toMatchObject({ status: 400, body: { code } })
  expect((await post('/customers', {})).body.code).toBe('rest_missing_callback_param')
})

test('a manager never changes or removes who runs the shop by this door, and shoppers see nobody', async () => {
  expect(await put(`/customers/${adminId}`, { password: 'a senha da dona mudou' })).toMatchObject({
    status: 403,
    body: { code: 'woocommerce_rest_cannot_edit' },
  })
  expect((await api(`/wc/v3/customers/${adminId}?force=true`, { method: 'DELETE' })).status).toBe(403)
  expect((await createAccounts({ db: shop.db }).find('dona'))?.id).toBe(adminId)
  const roles = (await api('/wc/v3/customers?role=all&per_page=100')).body.map(({ role }: { role: string }) => role)
  expect(roles).toContain('administrator')
  const shopper = await apiAs(shop, 'customer', 'curioso')
  for (const path of [
    '/wc/v3/customers',
    `/wc/v3/customers/${shopper.user.id}`,
    `/wc/v3/customers/${shopper.user.id}/downloads`,
  ]) {
    expect((await shopper.api(path)).status).toBe(403)
    expect((await apiOf(shop)(path)).status).toBe(401)
  }
  expect((await shopper.api('/wc/v3/customers', { method: 'POST', body: { email: 'x@cliente.example' } })).status).toBe(403)
})

test('what somebody bought is counted: orders, and money that stayed', async () => {
  const desk = orderDesk(shop.db)
  const { user } = await apiAs(shop, 'customer', 'compradora')
  const shopper = { ...(await desk.aShopper()), userId: user.id }
  const vase = await desk.aProduct({ cents: 10_000 })
  const order = await desk.anOrder([{ productId: vase.id }], { shopper, paymentMethod: 'bacs' })
  await desk.anOrder([{ productId: vase.id }], { shopper })
  await createInbox({ db: shop.db, settle: desk.orders.settle }).confirmPayment(order.id, 'Helena')
  await desk.orders.refund({ orderId: order.id, key: 'r', amountCents: 1_501, reason: '', lines: [], actor: 'Helena' })
  expect((await api(`/wc/v3/customers/${user.id}`)).body).toMatchObject({
    orders_count: 2,
    total_spent: '99.99',
    is_paying_customer: true,
  })
  expect((await api(`/wc/v3/customers?orderby=include&include=${user.id},${adminId}&role=all`)).body).toMatchObject([
    { id: user.id },
    { id: adminId },
  ])
})

test('files that somebody may fetch are told with their order', async () => {
  const desk = orderDesk(shop.db)
  const { user } = await apiAs(shop, 'customer', 'leitora')
  const guide = await desk.aProduct({ units: null })
  const file = { product_id: guide.id, name: 'Guia do barro', file: 'guia.pdf' }
  await shop.db.insertInto('product_downloads').values(file).execute()
  const shopper = { ...(await desk.aShopper()), userId: user.id }
  const order = await desk.anOrder([{ productId: guide.id }], { shopper })
  expect((await api(`/wc/v3/customers/${user.id}/downloads`)).body).toEqual([])
  await createInbox({ db: shop.db, settle: desk.orders.settle }).confirmPayment(order.id, 'Helena')
  expect((await api(`/wc/v3/customers/${user.id}/downloads`)).body).toMatchObject([
    { product_id: guide.id, download_name: 'Guia do barro', order_id: order.id, order_key: order.key, downloads_remaining: '10' },
  ])
})
