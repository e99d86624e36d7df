import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAs } from './support/api.ts'
import { aCheckoutShop, anEmail, aReadyForm, aShopper, place } from './support/checkout.ts'
import type { TestShop } from './support/shop.ts'

let shop: TestShop
let api: Awaited<ReturnType<typeof apiAs>>['api']
beforeAll(async () => {
  shop = await aCheckoutShop()
  ;({ api } = await apiAs(shop, 'shop_manager'))
}, 120_000)
afterAll(() => shop.close())

let made = 0
const aCoupon = async (more: object) => {
  const answer = await api('/wc/v3/coupons', {
    method: 'POST',
    body: { code: `termo${++made}`, discount_type: 'percent', amount: '10', ...more },
  })
  expect(answer.status).toBe(201)
  return answer.body as { id: number; code: string }
}
const aBuyer = async () => {
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  const { nonces } = await shopper.open()
  const apply = async (code: string) => (await shopper.ajax('apply_coupon', { security: nonces.apply, coupon_code: code })).body
  return { shopper, apply, nonces }
}

test('the terms of a coupon are kept and told, and an end before the begin is refused', async () => {
  const { id } = await aCoupon({
    vitrine_starts_at: '2030-01-01T10:00:00',
    vitrine_first_purchase: true,
    vitrine_payment_methods: ['pix'],
  })
  const told = await api(`/wc/v3/coupons/${id}`)
  expect(told.body).toMatchObject({
    vitrine_starts_at: '2030-01-01T10:00:00',
    vitrine_first_purchase: true,
    vitrine_payment_methods: ['pix'],
    vitrine_only_free_shipping: false,
  })
  const refused = await api(`/wc/v3/coupons/${id}`, { method: 'PUT', body: { date_expires: '2029-01-01T10:00:00' } })
  expect(refused).toMatchObject({ status: 400, body: { message: 'O fim do cupom é depois do começo.' } })
  const freed = await api(`/wc/v3/coupons/${id}`, { method: 'PUT', body: { vitrine_starts_at: null } })
  expect(freed.body).toMatchObject({ vitrine_starts_at: null })
})

test('a coupon that begins later is refused in words', async () => {
  const { code } = await aCoupon({ vitrine_starts_at: '2030-01-01T10:00:00' })
  const { apply } = await aBuyer()
  expect(await apply(code)).toContain('ainda não começou a valer')
})

test('a coupon that only sends for free takes nothing off, and takes something once it is told to', async () => {
  const { id, code } = await aCoupon({ vitrine_only_free_shipping: true })
  expect((await api(`/wc/v3/coupons/${id}`)).body).toMatchObject({ amount: '0.00', free_shipping: true })
  const { shopper, apply } = await aBuyer()
  await apply(code)
  const form = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  const placed = await place(shopper, form)
  expect((await api(`/wc/v3/orders/${placed.order_id}`)).body).toMatchObject({ discount_total: '0.00', shipping_total: '0.00' })
  const body = { vitrine_only_free_shipping: false, discount_type: 'percent', amount: '5', free_shipping: false }
  const changed = await api(`/wc/v3/coupons/${id}`, { method: 'PUT', body })
  expect(changed.body).toMatchObject({ amount: '5.00', free_shipping: false, vitrine_only_free_shipping: false })
})

test('a coupon for the first purchase is refused to who has bought, also when both orders are sent at once', async () => {
  const { code } = await aCoupon({ vitrine_first_purchase: true })
  const email = anEmail()
  const [one, other] = [await aBuyer(), await aBuyer()]
  const forms = []
  for (const { shopper, apply } of [one, other]) {
    expect(await apply(code)).toContain('aplicado com sucesso')
    forms.push(await aReadyForm(shopper, { billing_email: email, payment_method: 'bacs' }))
  }
  const placed = await Promise.all([place(one.shopper, forms[0]!), place(other.shopper, forms[1]!)])
  expect(placed.map(({ result }) => result).sort()).toEqual(['failure', 'success'])
  const third = await aBuyer()
  await third.apply(code)
  const review = await third.shopper.review(third.nonces.update, forms[0]!)
  expect(review.table).not.toContain(code)
})

test('a coupon for a way to pay holds by that way alone, and stays in the cart for who goes back to it', async () => {
  const { code } = await aCoupon({ vitrine_payment_methods: ['pix'] })
  const { shopper, apply } = await aBuyer()
  await apply(code)
  expect((await shopper.get('/cart/')).body).toContain('vale só para algumas formas de pagamento')
  const byTransfer = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs' })
  const byPix = await aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'pix' })
  expect(Number(byPix['checkout_total'])).toBeLessThan(Number(byTransfer['checkout_total']) * 0.95)
  const placed = await place(shopper, { ...byTransfer })
  const { body } = await api(`/wc/v3/orders/${placed.order_id}`)
  expect(body).toMatchObject({ coupon_lines: [], total: (Number(byTransfer['checkout_total']) / 100).toFixed(2) })
})
