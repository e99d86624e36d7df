import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '../support/api.ts'
import { orderDesk, type OrderDesk } from '../support/order-desk.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let desk: OrderDesk
let api: Api
let customer: Awaited<ReturnType<typeof apiAs>>
let managerId: number
beforeAll(async () => {
  shop = await aShop()
  desk = orderDesk(shop.db)
  const manager = await apiAs(shop, 'shop_manager')
  api = manager.api
  managerId = manager.user.id
  customer = await apiAs(shop, 'customer')
})
afterAll(() => shop.close())

test('few are those that the merchant calls few; what is gone, hidden or not counted is no warning', async () => {
  const [two, three, nine, none, hidden] = [
    await desk.aProduct({ units: 2 }),
    await desk.aProduct({ units: 3 }),
    await desk.aProduct({ units: 9 }),
    await desk.aProduct({ units: 0 }),
    await desk.aProduct({ units: 1 }),
  ]
  await desk.aProduct({ units: null })
  await shop.db.updateTable('products').set({ low_stock: 10 }).where('id', '=', nine.id).execute()
  await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', hidden.id).execute()
  const { body } = await api('/vitrine/v1/desk')
  expect(body.few_left.map((one: { product_id: number }) => one.product_id)).toEqual([two.id, nine.id])
  expect(body).toMatchObject({ few_left_count: 2, few_left: [{ name: two.name, units: 2 }, { units: 9 }] })
  expect([three, none].some(({ id }) => body.few_left.some((one: { product_id: number }) => one.product_id === id))).toBe(false)
})

test('work that failed for good is counted, and so is whether the shop is closed', async () => {
  const before = (await api('/vitrine/v1/desk')).body
  await sql`insert into jobs (kind, status, finished_at) values ('send-mail', 'dead', now())`.execute(shop.db)
  const after = (await api('/vitrine/v1/desk')).body
  expect(after.dead_jobs).toBe(before.dead_jobs + 1)
  expect(typeof after.is_closed).toBe('boolean')
})

test('a customer’s consents and data are there for who runs the shop, and for nobody else', async () => {
  const { id, email } = customer.user
  await sql`insert into subscribers (email, consent_at, source) values (${email}, now(), 'rodapé')`.execute(shop.db)
  const { body: consents } = await api(`/vitrine/v1/customers/${id}/consents`)
  expect(consents).toMatchObject([{ kind: 'newsletter', is_given: true, about: 'novidades · rodapé' }])
  await sql`update subscribers set unsubscribed_at = now() where email = ${email}`.execute(shop.db)
  expect((await api(`/vitrine/v1/customers/${id}/consents`)).body).toMatchObject([{ is_given: false }])
  const { body: data } = await api(`/vitrine/v1/customers/${id}/data`)
  expect(data).toMatchObject({ conta: { email }, pedidos: [], consentimentos: { newsletter: [{ source: 'rodapé' }] } })
  for (const part of ['consents', 'data']) {
    expect((await customer.api(`/vitrine/v1/customers/${id}/${part}`)).status).toBe(403)
    expect((await api(`/vitrine/v1/customers/${managerId}/${part}`)).status).toBe(403)
    expect((await api(`/vitrine/v1/customers/99999999/${part}`)).status).toBe(404)
  }
})

test('who used a coupon, when and in which order is told page by page, newest first', async () => {
  const { body: coupon } = await api('/wc/v3/coupons', { method: 'POST', body: { code: 'volta', amount: '10.00' } })
  const vase = await desk.aProduct()
  const { id, number } = await desk.anOrder([{ productId: vase.id }])
  await sql`insert into order_coupons (order_id, coupon_id, code, discount_cents) values (${id}, ${coupon.id}, 'volta', 1000)`.execute(
    shop.db,
  )
  for (const orderId of [null, id])
    await shop.db
      .insertInto('coupon_uses')
      .values({ coupon_id: coupon.id, order_id: orderId, email: 'ana@cliente.example', user_id: null })
      .execute()
  const page = await api(`/vitrine/v1/coupons/${coupon.id}/uses?per_page=1`)
  expect(page.headers['x-wp-total']).toBe('2')
  expect(page.body).toMatchObject([{ email: 'ana@cliente.example', order_id: id, order_number: number, discount_cents: 1_000 }])
  const older = await api(`/vitrine/v1/coupons/${coupon.id}/uses?per_page=1&page=2`)
  expect(older.body).toMatchObject([{ order_id: 0, order_number: '' }])
  expect((await api('/vitrine/v1/coupons/99999999/uses')).status).toBe(404)
  expect((await customer.api(`/vitrine/v1/coupons/${coupon.id}/uses`)).status).toBe(403)
})

test('two people edit the same coupon: the second is told', async () => {
  const { body: coupon } = await api('/wc/v3/coupons', { method: 'POST', body: { code: 'dupla', amount: '5.00' } })
  const put = (body: unknown) => api(`/wc/v3/coupons/${coupon.id}`, { method: 'PUT', body })
  const first = await put({ version: coupon.version, amount: '6.00' })
  expect([first.status, first.body.version]).toEqual([200, coupon.version + 1])
  const second = await put({ version: coupon.version, amount: '7.00' })
  expect([second.status, second.body.code]).toEqual([409, 'woocommerce_rest_stale_version'])
  expect((await put({ amount: '8.00' })).body.amount).toBe('8.00')
})

test('the menu’s numbers are paid orders that have not left, and reviews that nobody has read', async () => {
  const before = (await api('/vitrine/v1/desk')).body
  const product = await desk.aProduct({ units: 5 })
  const review = { product_id: product.id, rating: 5, reviewer: 'Ana', reviewer_email: 'ana@casa.example', review: 'Linda.' }
  await api('/wc/v3/products/reviews', { method: 'POST', body: { ...review, status: 'hold' } })
  const sold = { line_items: [{ product_id: product.id, quantity: 1 }] }
  const { body: order } = await api('/wc/v3/orders', { method: 'POST', body: { ...sold, status: 'processing' } })
  const after = (await api('/vitrine/v1/desk')).body
  expect([after.to_send - before.to_send, after.new_reviews - before.new_reviews]).toEqual([1, 1])
  await api(`/wc/v3/orders/${order.id}`, { method: 'DELETE' })
  expect((await api('/vitrine/v1/desk')).body.to_send).toBe(before.to_send)
})

test('names of settings are told to whoever runs the shop, without values', async () => {
  const { body } = await api('/vitrine/v1/setting-names')
  expect(body).toContainEqual(expect.objectContaining({ id: 'woocommerce_store_city', group: 'general' }))
  expect(Object.keys(body[0]).toSorted()).toEqual(['description', 'group', 'id', 'label'])
  expect((await customer.api('/vitrine/v1/setting-names')).status).toBe(403)
})
