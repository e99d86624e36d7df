import { expect, test } from 'vitest'
import type { Line } from '#shop/cart/cart.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import type { FeesAsked } from '#shop/checkout/quotes.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Rate } from '#shop/shipping/contract.ts'
import { createAsking } from './ask.ts'
import type { Carrier, Extension, Filters, Shop } from './contract.ts'

const shop = {} as Shop // none of these asks it for anything
const one = (name: string, filters: Filters, carriers: Carrier[] = []) => ({
  definition: { name, version: '1.0.0', contract: 1, title: name, description: '', filters, carriers } satisfies Extension,
  shop,
})
function asking(...extensions: ReturnType<typeof one>[]) {
  const warned: unknown[] = []
  return { ...createAsking({ active: () => extensions, log: { warn: (facts) => warned.push(facts) } }), warned }
}
const broken = () => {
  throw new Error('broken')
}

const line = { key: 'a', productId: 1, variationId: null, quantity: 2, cents: 1_000 } as Line
const rate: Rate = { id: 'flat_rate:1', label: 'Entrega', cents: 1_500, days: { from: 2, to: 4 } }
const where = { parcel: { weightGrams: 500, valueCents: 2_000, units: 2 }, to: { postcode: '20040002', state: 'RJ' } }
const letter = { subject: 'Pedido', title: 'Pedido', parts: [] }
const about = { kind: 'paid', order: {} as Order }
const offers = [{ id: 1 }, { id: 2 }] as ChannelOffer[]

test('without extensions everything is as it was', async () => {
  const { linePrices, fees, checkoutFields, freight, asksFreight, orderMail, productSections, feedRows } = asking()
  expect(await linePrices([line], undefined)).toEqual([line])
  expect(await fees({} as FeesAsked)).toEqual([])
  expect(await checkoutFields({ userId: undefined, needsShipping: true })).toEqual([])
  expect(asksFreight()).toBe(false)
  expect(await freight([rate], where)).toEqual([rate])
  expect(await orderMail(letter, about)).toBe(letter)
  expect(await productSections({ id: 1, name: 'Vaso' })).toEqual([])
  expect(await feedRows(offers)).toBe(offers)
})

test('each changes what the one before it left', async () => {
  const half = one('half', {
    linePrice: ({ cents }) => cents / 2,
    orderMail: (before) => ({ ...before, subject: `${before.subject}!` }),
    feedRows: (rows) => rows.filter(({ id }) => id !== 2),
    freightOffers: (rates) => rates.map((offer) => ({ ...offer, cents: offer.cents * 2 })),
  })
  const less = one('less', {
    linePrice: ({ cents }) => cents - 1,
    orderMail: (before) => ({ ...before, subject: `${before.subject}?` }),
  })
  const { linePrices, orderMail, feedRows, freight } = asking(half, less)
  expect(await linePrices([line], 7)).toEqual([{ ...line, cents: 499, offerCents: 1_000 }])
  expect((await orderMail(letter, about)).subject).toBe('Pedido!?')
  expect(await feedRows(offers)).toEqual([{ id: 1 }])
  expect(await freight([rate], where)).toEqual([{ ...rate, cents: 3_000 }])
})

test.each<[string, Filters]>([
  [
    'throws',
    {
      linePrice: broken,
      fees: broken,
      checkoutFields: broken,
      freightOffers: broken,
      orderMail: broken,
      productSections: broken,
      feedRows: broken,
    },
  ],
  [
    'answers nonsense',
    {
      linePrice: () => -1,
      fees: () => [{ id: 'a', label: 'A', cents: 0.5 }],
      checkoutFields: () => [{ name: 'other/field', label: 'X', kind: 'text' }],
      freightOffers: () => [rate, rate],
      orderMail: () => ({ subject: 1 }) as never,
      productSections: () => 'text' as never,
      feedRows: () => [{ id: 9 } as ChannelOffer],
    },
  ],
])('one that %s changes nothing, and each time the log names it', async (_what, filters) => {
  const { warned, ...asked } = asking(one('odd', filters))
  expect(await asked.linePrices([line], undefined)).toEqual([line])
  expect(await asked.fees({} as FeesAsked)).toEqual([])
  expect(await asked.checkoutFields({ userId: undefined, needsShipping: true })).toEqual([])
  expect(await asked.freight([rate], where)).toEqual([rate])
  expect(await asked.orderMail(letter, about)).toEqual(letter)
  expect(await asked.productSections({ id: 1, name: 'Vaso' })).toEqual([])
  expect(await asked.feedRows(offers)).toEqual(offers)
  expect(warned).toHaveLength(7)
})

test('carriers offer beside the zone’s own, under names of their own; one that fails offers nothing', async () => {
  const bike: Carrier = { id: 'bike', offers: async () => [{ label: 'Bicicleta', cents: 900, days: { from: 0, to: 1 } }] }
  const lost: Carrier = { id: 'lost', offers: async () => await Promise.reject(new Error('away')) }
  const { freight, asksFreight, warned } = asking(one('city', {}, [bike, lost]))
  expect(asksFreight()).toBe(true)
  expect(await freight([rate], where)).toEqual([
    rate,
    { id: 'city-bike:1', label: 'Bicicleta', cents: 900, days: { from: 0, to: 1 } },
  ])
  expect(warned).toHaveLength(1)
})

test('a carrier is asked once for the same parcel to the same place, also one that gives no answer', async () => {
  let asked = 0
  const slow: Carrier = { id: 'slow', offers: async () => (asked++, []) }
  const lost: Carrier = { id: 'lost', offers: async () => (asked++, await Promise.reject(new Error('away'))) }
  const { freight } = asking(one('city', {}, [slow, lost]))
  await freight([], where)
  await freight([], structuredClone(where))
  expect(asked).toBe(2)
  await freight([], { ...where, to: { postcode: '01310100', state: 'SP' } })
  expect(asked).toBe(4)
})
