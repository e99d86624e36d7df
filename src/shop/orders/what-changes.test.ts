import { expect, test } from 'vitest'
import type { AdminOrderChanges } from './admin/changes.ts'
import { followedDiscount, priceChange } from './what-changes.ts'

const order = {
  lines: [{ id: 1, quantity: 2, unit_cents: 5_000, total_cents: 9_000 }],
  coupons: [{ code: 'dez' }, { code: 'frete' }],
  shipping_cents: 1_500,
  merchant_discount_cents: 300,
  payment_method: 'pix',
}
const freight = { id: 'other:0', label: 'Motoboy', cents: 1_500 }

test.each<[AdminOrderChanges, ReturnType<typeof priceChange>]>([
  [{}, undefined],
  [{ note: 'Sem pressa.', userId: 3, isPaid: true }, undefined],
  [{ lines: [] }, undefined],
  [{ lines: [{ lineId: 1 }] }, undefined],
  [{ lines: [{ lineId: 1, quantity: 2, subtotalCents: 10_000, totalCents: 9_000 }] }, undefined],
  [{ coupons: ['frete', 'dez'], shipping: freight, merchantDiscountCents: 300 }, undefined],
  [{ shipping: { ...freight, label: 'Retirada' }, paymentMethod: { id: 'pix', title: 'Pix' } }, undefined],
  [{ lines: [{ lineId: 1, quantity: 3 }] }, 'goods'],
  [{ lines: [{ lineId: 1, totalCents: 8_000 }] }, 'goods'],
  [{ lines: [{ lineId: 7 }] }, 'goods'],
  [{ lines: [{ productId: 9, quantity: 1 }], merchantDiscountCents: 0 }, 'goods'],
  [{ coupons: ['dez'] }, 'goods'],
  [{ shipping: null }, 'sums'],
  [{ shipping: { ...freight, cents: 0 } }, 'sums'],
  [{ merchantDiscountCents: 0 }, 'sums'],
  [{ paymentMethod: { id: 'bacs', title: 'Transferência bancária' } }, 'method'],
])('what of the price becomes another with %j: %s', (changes, what) => expect(priceChange(order, changes)).toBe(what))

test.each([
  ['the method’s own follows the sum', { had: 495, would: 495, takes: 1_485, goods: 29_700 }, 1_485],
  ['with another percent by now, too', { had: 495, would: 990, takes: 2_970, goods: 29_700 }, 2_970],
  ['an order made without it stays without it', { had: 0, would: 495, takes: 1_485, goods: 29_700 }, 0],
  ['goods that cost nothing before get it', { had: 0, would: 0, takes: 250, goods: 5_000 }, 250],
  ['one that the method does not give stays', { had: 3_000, would: 0, takes: 0, goods: 7_900 }, 3_000],
  ['but never more than the goods cost', { had: 3_000, would: 0, takes: 0, goods: 2_000 }, 2_000],
])('the discount of a way of paying that stays: %s', (_what, discount, off) => expect(followedDiscount(discount)).toBe(off))
