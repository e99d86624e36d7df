import { expect, test } from 'vitest'
import { feesBy } from './pay-order.ts'
import { repriced } from './repriced.ts'

const WRAP = { id: 'gift-wrap', label: 'Embrulho', cents: 500 }
const promotions = [
  { name: 'Pix do mês', discountCents: 1_000, paymentMethods: ['pix'] },
  { name: 'Leve 3, pague 2', discountCents: 700, paymentMethods: [] },
]
const PROMOTIONS = { promotions, coupons: [] }

test('a promotion for a way to pay is taken back by the others, to the centavo, and comes back with it', () => {
  const byPix = feesBy([WRAP], PROMOTIONS, 'pix')
  expect(byPix).toEqual([WRAP])
  const byCard = feesBy(byPix, PROMOTIONS, 'card')
  expect(byCard).toEqual([WRAP, { id: 'lost-promotion', label: 'Sem a promoção «Pix do mês»', cents: 1_000 }])
  expect(feesBy(byCard, PROMOTIONS, 'boleto')).toEqual(byCard)
  expect(feesBy(byCard, PROMOTIONS, 'pix')).toEqual([WRAP])
  const sums = { subtotalCents: 10_000, discountCents: 1_700, shippingCents: 1_200, giftCardCents: 0 }
  expect(repriced({ ...sums, fees: byCard }, 0).totalCents).toBe(10_000 - 700 + 1_200 + 500)
})

test('a coupon for a way to pay is taken back by the others, too, and with a promotion in one sum', () => {
  const coupons = [
    { code: 'sopix', discountCents: 300, paymentMethods: ['pix'] },
    { code: 'todos', discountCents: 900, paymentMethods: [] },
    { code: 'antigo', discountCents: 900 },
  ]
  expect(feesBy([], { promotions: [], coupons }, 'pix')).toEqual([])
  expect(feesBy([], { promotions: [], coupons }, 'card')).toEqual([
    { id: 'lost-promotion', label: 'Sem o cupom «sopix»', cents: 300 },
  ])
  expect(feesBy([], { promotions, coupons }, 'card')).toMatchObject([{ cents: 1_300 }])
})

test('freight that a coupon for a way to pay gave for nothing is paid by another way, unless another coupon still gives it', () => {
  const free = { code: 'frete-pix', discountCents: 0, freightCents: 1_990, paymentMethods: ['pix'] }
  const label = 'Sem o cupom «frete-pix»'
  const feesOf = (coupons: (typeof free)[], method: string) => feesBy([], { promotions: [], coupons }, method)
  expect(feesOf([free], 'pix')).toEqual([])
  expect(feesOf([free], 'card')).toEqual([{ id: 'lost-promotion', label, cents: 1_990 }])
  expect(feesOf([{ ...free, discountCents: 500 }], 'card')).toEqual([{ id: 'lost-promotion', label, cents: 2_490 }])
  // Freight is paid once.
  expect(feesOf([free, { ...free, code: 'tudo-pix' }], 'card')).toMatchObject([{ cents: 1_990 }])
  const always = { ...free, code: 'frete', paymentMethods: [] }
  expect(feesOf([free, always], 'card')).toEqual([])
  expect(feesOf([{ ...free, discountCents: 500 }, always], 'card')).toEqual([{ id: 'lost-promotion', label, cents: 500 }])
})
