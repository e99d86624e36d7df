import { expect, test } from 'vitest'
import { analyticsParams } from './google.ts'
import { metaParams } from './meta.ts'
import { pinterestParams } from './pinterest.ts'
import type { ShopEvent } from './shop-event.ts'
import { tiktokParams } from './tiktok.ts'

const VASE = { id: '31', name: 'Vaso', quantity: 2, unitCents: 9_990 }
const PURCHASE: ShopEvent = {
  name: 'purchase',
  items: [VASE],
  cents: 21_480,
  shippingCents: 1_500,
  coupons: ['BEMVINDO'],
  eventId: 'pedido-7',
  orderNumber: '7',
}

test('a purchase is told to each channel in its own words, with the same id', () => {
  expect(analyticsParams(PURCHASE)).toEqual({
    transaction_id: '7',
    currency: 'BRL',
    value: 214.8,
    shipping: 15,
    coupon: 'BEMVINDO',
    items: [{ item_id: '31', item_name: 'Vaso', price: 99.9, quantity: 2 }],
  })
  expect(metaParams(PURCHASE)).toEqual({
    value: 214.8,
    currency: 'BRL',
    content_ids: ['31'],
    contents: [{ id: '31', quantity: 2, item_price: 99.9 }],
    content_type: 'product',
    num_items: 2,
  })
  expect(tiktokParams(PURCHASE)).toMatchObject({ value: 214.8, contents: [{ content_id: '31', quantity: 2, price: 99.9 }] })
  expect(pinterestParams(PURCHASE)).toMatchObject({ event_id: 'pedido-7', order_id: '7', order_quantity: 2 })
})

test('a product with variations is told as the group that the lists know', () => {
  const event: ShopEvent = { name: 'view_item', items: [{ ...VASE, quantity: 1 }], cents: 9_990, isGroup: true }
  expect(metaParams(event).content_type).toBe('product_group')
  expect(metaParams(event)).not.toHaveProperty('num_items')
})
