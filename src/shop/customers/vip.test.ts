import { expect, test } from 'vitest'
import type { CustomerProfile } from './contract.ts'
import { canUndo, planMerge } from './merge-rule.ts'
import { vipFees } from './vip.ts'

test.each([
  [10, 10_000, [-1_000]],
  [15, 999, [-150]],
  [90, 1, [-1]],
  [10, 0, []],
  [0, 10_000, []],
])('%i%% of %i centavos is taken off as one line, never more than the goods', (percent, goods, cents) => {
  expect(vipFees(percent, goods).map((fee) => fee.cents)).toEqual(cents)
})

const somebody = (id: number, userId: number | null, percents: number[]): CustomerProfile => ({
  id,
  userId,
  email: '',
  name: '',
  document: '',
  phone: '',
  city: '',
  state: '',
  origin: 'order',
  tags: percents.map((percentOff) => ({ id: percentOff, name: String(percentOff), percentOff })),
  purchases: 2,
  spentCents: 500,
  firstOrderAt: null,
  lastOrderAt: null,
  createdAt: new Date(0),
})

test('of two customers the one with an account stays, and a discount that it would gain is told', () => {
  expect(planMerge(somebody(1, null, [10]), somebody(2, 7, [5]))).toMatchObject({
    ok: true,
    plan: { keptId: 2, goneId: 1, purchases: 4, spentCents: 1_000, newPercentOff: 10 },
  })
  expect(planMerge(somebody(1, null, [10]), somebody(2, null, []))).toMatchObject({ plan: { keptId: 1, newPercentOff: 0 } })
  expect(planMerge(somebody(1, 7, [10]), somebody(2, null, [5]))).toMatchObject({ plan: { keptId: 1, newPercentOff: 0 } })
  expect(planMerge(somebody(1, 7, []), somebody(2, 8, []))).toEqual({ ok: false, problem: 'two-accounts' })
  expect(planMerge(somebody(1, 7, []), somebody(1, 7, []))).toEqual({ ok: false, problem: 'same' })
})

test('a merge is taken back within thirty days, once', () => {
  const createdAt = new Date('2026-11-01T12:00:00Z')
  expect(canUndo({ createdAt, undoneAt: null }, new Date('2026-11-30T12:00:00Z'))).toBe(true)
  expect(canUndo({ createdAt, undoneAt: null }, new Date('2026-12-01T12:00:00Z'))).toBe(false)
  expect(canUndo({ createdAt, undoneAt: createdAt }, createdAt)).toBe(false)
})
