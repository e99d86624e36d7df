import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureOf } from '#content/media/service.ts'
import { createCart } from '#shop/cart/service.ts'
import { createInbox } from '#shop/payments/inbox.ts'
import { type Api, apiAs } from '../support/api.ts'
import { orderDesk, type OrderDesk } from '../support/order-desk.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let desk: OrderDesk
let api: Api
let customer: Api
beforeAll(async () => {
  shop = await aShop()
  desk = orderDesk(shop.db)
  api = (await apiAs(shop, 'shop_manager')).api
  customer = (await apiAs(shop, 'customer')).api
})
afterAll(() => shop.close())

const pay = (orderId: number) => createInbox({ db: shop.db, settle: desk.orders.settle }).confirmPayment(orderId, 'Helena')

test('a sale is in the report of its day, its product and its state, and they agree', async () => {
  const vase = await desk.aProduct({ cents: 3_333 })
  const { id } = await desk.anOrder([{ productId: vase.id, quantity: 3 }], { paymentMethod: 'pix' })
  await pay(id)
  await desk.orders.refund({ orderId: id, key: 'r', amountCents: 1_000, reason: '', lines: [], actor: 'Helena' })
  const { total_cents: owed } = await shop.db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ask = async (by: string) => (await api(`/vitrine/v1/reports/breakdown?by=${by}`)).body
  const [byDay, byProduct, byState] = [await ask('day'), await ask('product'), await ask('state')]
  expect(byDay.totals).toEqual({
    orders: 1,
    units: 3,
    goods_cents: 9_999,
    // Five per cent for paying by Pix.
    discount_cents: 500,
    fees_cents: 0,
    shipping_cents: 1_500,
    total_cents: owed,
    refunded_cents: 1_000,
    net_cents: owed - 1_000,
  })
  expect(byProduct.totals).toEqual(byDay.totals)
  expect(byProduct.rows).toMatchObject([{ key: String(vase.id), name: vase.name, total_cents: 9_999 }])
  expect(byProduct.rest).toMatchObject({ shipping_cents: 1_500, discount_cents: 500, refunded_cents: 1_000 })
  expect(byState.rows).toMatchObject([{ key: 'SP', name: 'São Paulo (SP)', total_cents: owed }])
})

test('what freight brought and cost, by month, carrier and service; areas and orders that nobody paid are left out', async () => {
  const freight = (order_id: number, service: string, cost_cents: number, carrier = 'correios') => ({
    order_id,
    carrier,
    service,
    service_name: service === '03220' ? 'SEDEX' : 'PAC',
    cost_cents,
    priced: 'asked' as const,
    packages: '[]',
  })
  const vase = await desk.aProduct({ cents: 1_000 })
  const ids: number[] = []
  for (let made = 0; made < 5; made++) ids.push((await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'pix' })).id)
  const rows = [freight(ids[0]!, '03220', 1_700), freight(ids[1]!, '03220', 1_200), freight(ids[2]!, '1', 900, 'melhor_envio')]
  await shop.db
    .insertInto('order_freight')
    .values([...rows, freight(ids[4]!, '03220', 99_999)])
    .execute()
  for (const id of ids.slice(0, 4)) await pay(id)
  // A label that was bought says what it cost; one that was given back cost nothing.
  const label = {
    order_id: ids[2]!,
    package: 1,
    carrier: 'melhor_envio',
    service: '1',
    service_name: 'PAC',
    parcel: '{}',
    actor: 'Helena',
  }
  await shop.db
    .insertInto('shipping_labels')
    .values([
      { ...label, reference: 'a', state: 'cancelled', agreed_cents: 5_000, paid_cents: 5_000 },
      { ...label, reference: 'b', state: 'bought', agreed_cents: 900, paid_cents: 850 },
    ])
    .execute()
  const { body } = await api('/vitrine/v1/reports/freight')
  const month = body.from.slice(0, 7)
  const sedex = { orders: 2, charged_cents: 3_000, quoted_cents: 2_900, paid_cents: 2_900, difference_cents: 100 }
  const pac = { orders: 1, charged_cents: 1_500, quoted_cents: 900, paid_cents: 850, difference_cents: 650 }
  expect(body.rows).toEqual([
    { month, carrier: 'Correios (contrato)', service: 'SEDEX', ...sedex },
    { month, carrier: 'Melhor Envio', service: 'PAC', ...pac },
  ])
  expect(body.totals).toEqual({
    orders: 3,
    charged_cents: 4_500,
    quoted_cents: 3_800,
    paid_cents: 3_750,
    difference_cents: 750,
  })
  expect((await customer('/vitrine/v1/reports/freight')).status).toBe(403)
})

test.each(['from=ontem', 'from=2026-02-30', 'from=2026-03-02&to=2026-03-01', 'from=2001-01-01&to=2026-01-01', 'by=cor'])(
  'what can’t be a report («%s») is refused in Portuguese',
  async (question) => {
    const { status, body } = await api(`/vitrine/v1/reports/breakdown?${question}`)
    expect([status, body.code]).toEqual([400, 'rest_invalid_param'])
  },
)

test('customers read no reports', async () => {
  for (const path of ['breakdown', 'conversion']) expect((await customer(`/vitrine/v1/reports/${path}`)).status).toBe(403)
})

test('carts are counted once, as far as they came: also those of guests who sign in', async () => {
  const asked = async () => (await api('/vitrine/v1/reports/conversion')).body
  const before = await asked()
  const grown = async () => {
    const now = await asked()
    return ['carts', 'checkouts', 'orders', 'paid'].map((step) => now[step] - before[step])
  }
  const vase = await desk.aProduct()
  const left = await desk.aPlacing([{ productId: vase.id }])
  expect(await grown()).toEqual([1, 0, 0, 0])
  await sql`update carts set draft = '{"billing_city":"Tiradentes"}' where id = ${left.cartId}`.execute(shop.db)
  expect(await grown()).toEqual([1, 1, 0, 0])

  const { id } = await desk.anOrder([{ productId: vase.id }])
  expect(await grown()).toEqual([2, 2, 1, 0])
  await pay(id)
  expect(await grown()).toEqual([2, 2, 1, 1])

  const guest = await desk.aPlacing([{ productId: vase.id }])
  const user = await shop.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const nothing = { pictureOf, coupons: { apply: () => Promise.reject(new Error('no coupon here')) } }
  await createCart({ db: shop.db, ...nothing }).merge(guest.sessionId!, user.id)
  expect(await grown()).toEqual([3, 2, 1, 1])
})
