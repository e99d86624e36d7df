import { expect, test } from 'vitest'
import { mostOfStock } from './stock-use.ts'

const aThing = (productId: number, onHand: number | null) => ({ productId, variationId: null, onHand })
const aKit = (productId: number, parts: [productId: number, quantity: number, onHand: number | null][]) => ({
  ...aThing(productId, null),
  parts: parts.map(([part, quantity, onHand]) => ({ ...aThing(part, onHand), quantity, backorders: false })),
})

test('a kit is there as often as its scarcest part, and parts that are not counted bound nothing', () => {
  expect(
    mostOfStock(
      aKit(9, [
        [1, 2, 7],
        [2, 1, 5],
        [3, 4, null],
      ]),
      [],
    ),
  ).toBe(3)
  expect(mostOfStock(aKit(9, [[3, 4, null]]), [])).toBeNull()
  const [part] = aKit(9, [[1, 2, 3]]).parts
  expect(mostOfStock({ ...aThing(9, null), parts: [{ ...part!, backorders: true }] }, [])).toBeNull()
})

test('[I3] a part alone and in a kit count together, whichever is asked for', () => {
  const kit = aKit(9, [[1, 2, 7]])
  const lines = [
    { ...kit, quantity: 2 },
    { ...aThing(1, 7), quantity: 1 },
  ]
  expect(mostOfStock(aThing(1, 7), lines)).toBe(3)
  expect(mostOfStock(kit, lines)).toBe(3)
  expect(mostOfStock(aThing(1, 3), lines)).toBe(0)
})

test('lines of the same thing do not bound each other: they are counted by whoever asks', () => {
  expect(mostOfStock(aThing(1, 7), [{ ...aThing(1, 7), quantity: 5 }])).toBe(7)
  expect(mostOfStock(aThing(1, null), [])).toBeNull()
})
