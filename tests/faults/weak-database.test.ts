import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aShopper, place } from '#tests/support/checkout.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aFaultyShop, type FaultyShop, timed } from '#tests/support/faulty-shop.ts'

/** As far as a loaded machine may be late with an answer that is due. */
const LATE_MS = 2_500
const KEPT = ['/', '/loja/', '/produto/vaso-jequitinhonha/']

let shop: FaultyShop
beforeAll(async () => {
  shop = await aFaultyShop()
  for (const path of KEPT) await shop.get(path)
}, 120_000)
afterEach(() => shop.wire.heal())
afterAll(() => shop?.close())

const linesIn = async () => (await shop.db.selectFrom('cart_lines').select('quantity').execute()).length

/** Everybody's doors, prepared while all is well: who asks at each of them, and what. */
async function everyDoor() {
  const { shopper, form } = await shop.aReadyBuyer()
  const visitor = aShopper(shop)
  const payment = await shop.aPaymentCall()
  const signIn = await shop.aSignIn(visitor)
  return {
    shopper,
    form,
    payment,
    cart: () => aShopper(shop).add('moringa-de-barro'),
    checkout: () => shopper.ajax('checkout', form),
    login: signIn,
    webhook: payment.tell,
  }
}

const healthy = () =>
  eventually('the shop to reach its database again', async () => (await shop.get('/readyz')).statusCode === 200, 20_000)

test('with a database that takes two seconds a statement kept pages are fast, the cart and the checkout say so in time, and trying again is safe', async () => {
  const doors = await everyDoor()
  const [orders, lines] = [await shop.orderIds(), await linesIn()]
  shop.wire.slowDown(2_000)
  const asked = Promise.all([
    timed(doors.cart()),
    timed(doors.checkout()),
    timed(doors.login()),
    timed(shop.get('/produto/moringa-de-barro/')),
    timed(doors.webhook()),
  ])
  for (const path of KEPT) {
    const { status, ms } = await timed(shop.get(path))
    expect([path, status]).toEqual([path, 200])
    expect(ms).toBeLessThan(1_000)
  }
  const [cart, checkout, login, page, webhook] = await asked
  expect([cart.status, checkout.status, login.status, page.status]).toEqual([503, 503, 503, 503])
  expect(cart.ms).toBeLessThan(3_000 + LATE_MS)
  for (const { ms } of [checkout, login, page]) expect(ms).toBeLessThan(8_000 + LATE_MS)
  for (const { answer } of [cart, checkout]) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  // The payment service hears "later", or that it was heard; it never hears nothing.
  expect([200, 503]).toContain(webhook.status)
  expect(webhook.ms).toBeLessThan(8_000 + LATE_MS)

  shop.wire.heal()
  await healthy()
  expect(await linesIn()).toBe(lines)
  // What was on its way when the buyer was told may have arrived; the same form again gives the same order.
  const again = await place(doors.shopper, doors.form)
  expect(again.result).toBe('success')
  expect((await shop.orderIds()).filter((id) => !orders.includes(id))).toEqual([again.order_id])
  await doors.payment.tell()
  expect(await shop.statusOf(doors.payment.orderId)).toBe('processing')
  expect((await doors.login()).statusCode).toBe(303)
})

test('slow for those who run the shop, but they get their answer', async () => {
  shop.wire.slowDown(300)
  const { status, body } = await shop.api('/wc/v3/orders')
  expect([status, Array.isArray(body)]).toEqual([200, true])
})

test('with the database down nothing is half done: every door says "later", kept pages are there, and all works when it is back', async () => {
  const doors = await everyDoor()
  const orders = await shop.orderIds()
  shop.wire.goDown()
  for (const path of KEPT) expect([path, (await shop.get(path)).statusCode]).toEqual([path, 200])
  for (const door of ['cart', 'checkout', 'login', 'webhook'] as const) {
    const { answer, status, ms } = await timed(doors[door]())
    expect([door, status]).toEqual([door, 503])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(ms).toBeLessThan(4_500)
  }
  expect((await shop.api('/wc/v3/orders')).status).toBe(503)
  shop.wire.heal()
  await healthy()
  expect(await shop.orderIds()).toEqual(orders)
  expect((await place(doors.shopper, doors.form)).result).toBe('success')
  expect(await shop.statusOf(doors.payment.orderId)).toBe('pending')
  await doors.payment.tell()
  expect(await shop.statusOf(doors.payment.orderId)).toBe('processing')
})
