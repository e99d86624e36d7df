import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SpendableValue } from './contract.ts'
import { paidWithSum, payableWithValue, shareBack, spreadOver } from './spend-rule.ts'

const values = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 1_000 }),
    kind: fc.constantFrom('gift-card' as const, 'credit' as const),
    lastFour: fc.constant('H3RB'),
    balanceCents: fc.integer({ min: 0, max: 100_000 }),
  }),
  { maxLength: 6 },
)

test('cards pay before credit, each at most what it has, all together at most what is asked for', () => {
  const cards: SpendableValue[] = [
    { id: 1, kind: 'credit', lastFour: '', balanceCents: 5_000 },
    { id: 2, kind: 'gift-card', lastFour: 'H3RB', balanceCents: 3_000 },
    { id: 3, kind: 'gift-card', lastFour: 'K2M4', balanceCents: 9_000, problem: 'expired' },
  ]
  expect(spreadOver(6_000, cards)).toEqual([
    { id: 2, kind: 'gift-card', lastFour: 'H3RB', cents: 3_000 },
    { id: 1, kind: 'credit', lastFour: '', cents: 3_000 },
  ])
})

test('what is paid is the smaller of what is asked for and what there is, and no part is nothing', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 300_000 }), (spendable, asked) => {
      const paid = spreadOver(asked, spendable)
      const there = spendable.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
      expect(paidWithSum(paid)).toBe(Math.min(asked, there))
      expect(paid.every(({ cents }) => cents > 0)).toBe(true)
    }),
  )
})

test('what goes back in parts is in the end exactly what was used, whichever parts they are', () => {
  fc.assert(
    fc.property(values, fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 12 }), (spendable, parts) => {
      const unique = spendable.map((value, at) => ({ ...value, id: at + 1 }))
      const used = new Map(spreadOver(300_000, unique).map(({ id, cents }) => [id, cents]))
      let left = paidWithSum([...used.values()].map((cents) => ({ cents })))
      for (const part of [...parts, left]) {
        const back = shareBack(
          Math.min(part, left),
          [...used].map(([id, cents]) => ({ id, cents })),
        )
        for (const { id, cents } of back) used.set(id, used.get(id)! - cents)
        left -= Math.min(part, left)
        expect([...used.values()].every((cents) => cents >= 0)).toBe(true)
        expect([...used.values()].reduce((sum, cents) => sum + cents, 0)).toBe(left)
      }
      expect(left).toBe(0)
    }),
  )
})

test('gift cards don’t pay for gift cards', () => {
  expect(payableWithValue(15_000, [{ totalCents: 10_000, isGiftCard: true }, { totalCents: 5_000 }])).toBe(5_000)
  expect(payableWithValue(9_000, [{ totalCents: 10_000, isGiftCard: true }])).toBe(0)
})
