import { expect, test } from 'vitest'
import { changedPrice, endingIn, givesAway, offerInput, type Offered } from './bulk-rule.ts'

const aThing = (over: Partial<Offered> = {}): Offered => ({
  priced: true,
  price_cents: 5_000,
  sale_price_cents: null,
  sale_from: null,
  sale_to: null,
  manage_stock: true,
  on_hand: 4,
  ...over,
})

test.each([
  [{ way: 'percent', value: 10 }, 5_500],
  [{ way: 'percent', value: -33 }, 3_350],
  [{ way: 'add', value: -250 }, 4_750],
  [{ way: 'set', value: 1_990 }, 1_990],
] as const)('a price of R$ 50,00 by %o', (change, cents) => expect(changedPrice(5_000, change)).toBe(cents))

test.each([
  [4_723, 90, 4_690],
  [4_740, 90, 4_790],
  [4_790, 90, 4_790],
  [4_750, 0, 4_800],
  [12, 90, 90],
  [40, 0, 100],
  [0, 90, 0],
])('%i centavos that end in %i are %i', (cents, ending, expected) => expect(endingIn(cents, ending)).toBe(expected))

test('a percentage is rounded once it is taken', () => {
  expect(changedPrice(4_990, { way: 'percent', value: 10, ending: 90 })).toBe(5_490)
})

test.each([
  ['all of the price taken off', {}, { price: { way: 'percent', value: -100 } }, true],
  ['more taken off than it costs', {}, { price: { way: 'add', value: -9_000 } }, true],
  ['a price of nothing', {}, { price: { way: 'set', value: 0 } }, true],
  ['a first price of nothing', { priced: false, price_cents: 0 }, { price: { way: 'set', value: 0 } }, true],
  ['rounded down to nothing', { price_cents: 1 }, { price: { way: 'percent', value: -60 } }, true],
  ['a sale rounded down to nothing', { price_cents: 40 }, { sale: { percentOff: 99, from: null, to: null } }, true],
  ['one centavo left', {}, { price: { way: 'add', value: -4_999 } }, false],
  ['free before and after', { price_cents: 0 }, { price: { way: 'percent', value: 10 } }, false],
  ['an ended sale', { sale_price_cents: 4_000 }, { sale: { percentOff: null, from: null, to: null } }, false],
] as const)('%s: is it given away?', (_, now, input, isGiven) => {
  expect(givesAway(aThing(now), offerInput(aThing(now), input)!)).toBe(isGiven)
})

test('what has no price is not raised, but can be given one', () => {
  expect(offerInput(aThing({ priced: false, price_cents: 0 }), { price: { way: 'percent', value: 10 } })).toBeUndefined()
  expect(offerInput(aThing({ priced: false, price_cents: 0 }), { price: { way: 'set', value: 700 } })).toEqual({
    regularCents: 700,
  })
})

test('a sale is a part of the price, with its days; a price below a sale ends it', () => {
  const [from, to] = [new Date('2026-11-20T03:00:00Z'), new Date('2026-12-01T02:59:59Z')]
  expect(offerInput(aThing(), { sale: { percentOff: 20, from, to } })).toEqual({ saleCents: 4_000, saleFrom: from, saleTo: to })
  expect(offerInput(aThing({ sale_price_cents: 4_500 }), { price: { way: 'percent', value: -20 } })).toEqual({
    regularCents: 4_000,
    saleCents: null,
  })
  expect(offerInput(aThing({ sale_price_cents: 4_500 }), { sale: { percentOff: null, from: null, to: null } })).toEqual({
    saleCents: null,
    saleFrom: null,
    saleTo: null,
  })
})

test('units are set or added where they are counted, never below none', () => {
  expect(offerInput(aThing(), { stock: { way: 'add', units: -9 } })).toEqual({ units: 0 })
  expect(offerInput(aThing({ manage_stock: false }), { stock: { way: 'set', units: 5 } })).toBeUndefined()
})
