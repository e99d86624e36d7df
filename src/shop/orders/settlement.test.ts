import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderStatus } from './contract.ts'
import { type MoneyEvent, settle, statusFor, type Verdict } from './settlement.ts'
import { mayBecome, meaningOf } from './status.ts'

const TOTAL = 10_000
const event = (kind: MoneyEvent['kind'], amountCents = 0): MoneyEvent => ({ kind, amountCents })

test.each<[string, MoneyEvent[], Verdict]>([
  ['nothing came', [], 'waiting'],
  ['it was refused', [event('refused')], 'failed'],
  ['it was refused, then paid', [event('refused'), event('paid', TOTAL)], 'paid'],
  ['less came', [event('paid', 9_999)], 'short'],
  ['less came, then the rest', [event('paid', 4_000), event('paid', 6_000)], 'paid'],
  ['more came', [event('paid', 10_001)], 'excess'],
  ['it came twice', [event('paid', TOTAL), event('paid', TOTAL)], 'excess'],
  ['it came twice and once went back', [event('paid', TOTAL), event('paid', TOTAL), event('refund', TOTAL)], 'paid'],
  ['a part went back', [event('paid', TOTAL), event('refund', 1)], 'paid'],
  ['all went back', [event('paid', TOTAL), event('chargeback', TOTAL)], 'returned'],
  ['more went back than came', [event('paid', TOTAL), event('refund', TOTAL), event('chargeback', TOTAL)], 'returned'],
  ['a refund of our own was confirmed', [event('paid', TOTAL), { ...event('refund', TOTAL), refundKey: 'x' }], 'paid'],
])('[I12] when %s', (_what, events, verdict) => {
  expect(settle(events, { totalCents: TOTAL, ownRefundsCents: 0 }).verdict).toBe(verdict)
})

test.each<[string, { paid?: number; own: number; back?: number }, number, Verdict]>([
  ['a part goes back of what nobody saw paid', { own: 3_000 }, 3_000, 'waiting'],
  ['all goes back of what nobody saw paid', { own: TOTAL }, TOTAL, 'returned'],
  ['it is paid after a part went back', { paid: TOTAL, own: 3_000 }, 3_000, 'paid'],
  ['a part is paid and all of it goes back', { paid: 4_000, own: 4_000 }, 4_000, 'returned'],
  ['a part is paid and more than it goes back', { paid: 4_000, own: 9_000 }, 9_000, 'returned'],
  ['a service tells of money back before it tells of the payment', { own: 0, back: 3_000 }, 0, 'waiting'],
  ['both sides give all of it back', { paid: TOTAL, own: TOTAL, back: TOTAL }, TOTAL, 'returned'],
])('[I16] never more than was ordered or came counts as given back: %s', (_what, { paid, own, back }, refunded, verdict) => {
  const events = [...(paid ? [event('paid', paid)] : []), ...(back ? [event('refund', back)] : [])]
  expect(settle(events, { totalCents: TOTAL, ownRefundsCents: own })).toMatchObject({ refundedCents: refunded, verdict })
})

/** An order as far as its state and its units go, told of one event after the other. */
function tell(events: readonly MoneyEvent[]) {
  const start = { status: 'pending' as OrderStatus, hasUnits: true, seen: [] as MoneyEvent[], verdict: 'waiting' as Verdict }
  const end = events.reduce((order, one) => {
    // The inbox keeps an event once.
    const seen = order.seen.includes(one) ? order.seen : [...order.seen, one]
    const { verdict } = settle(seen, { totalCents: TOTAL, ownRefundsCents: 0 })
    const to = verdict === order.verdict ? undefined : statusFor(order.status, verdict)
    if (!to) return { ...order, seen, verdict }
    expect(mayBecome(order.status, to)).toBe(true)
    const { units } = meaningOf(order.status, to)
    const hasUnits = units === 'take' ? true : units === 'release' || verdict === 'returned' ? false : order.hasUnits
    return { status: to, hasUnits, seen, verdict }
  }, start)
  const { paidCents, refundedCents } = settle(end.seen, { totalCents: TOTAL, ownRefundsCents: 0 })
  return { status: end.status, hasUnits: end.hasUnits, paidCents, refundedCents }
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]]
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

test('[I11] paid in parts, refunded, expired and charged back end the same in each of their 120 orders', () => {
  const events = [
    event('paid', 4_000),
    event('paid', 6_000),
    event('refund', 3_000),
    event('expired'),
    event('chargeback', 7_000),
  ]
  const ends = permutations(events).map(tell)
  expect(ends).toHaveLength(120)
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1)
  expect(ends[0]).toEqual({ status: 'refunded', hasUnits: false, paidCents: 10_000, refundedCents: 10_000 })
})

test('[I11] what an order becomes depends on the set of events, not on how often or in which order they come', () => {
  const some = fc.array(
    fc.record({
      kind: fc.constantFrom<MoneyEvent['kind']>('paid', 'refused', 'expired', 'refund', 'chargeback'),
      amountCents: fc.constantFrom(1, 2_500, 5_000, 7_500, TOTAL, TOTAL + 1),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(
      some.chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray(events, { minLength: events.length }),
          events.length > 0 ? fc.array(fc.constantFrom(...events), { maxLength: 4 }) : fc.constant([]),
        ),
      ),
      ([events, shuffled, repeats]) => {
        expect(tell([...shuffled, ...repeats])).toEqual(tell(events))
      },
    ),
    { numRuns: 10_000 },
  )
})

test('[I10] money only ever adds up: what was received never becomes less, and never more goes back than came or was ordered', () => {
  const money = fc.record({
    kind: fc.constantFrom<MoneyEvent['kind']>('paid', 'refund', 'chargeback', 'expired'),
    amountCents: fc.nat(20_000),
  })
  fc.assert(
    fc.property(fc.array(money, { maxLength: 8 }), money, fc.nat(20_000), (events, next, ownRefundsCents) => {
      const before = settle(events, { totalCents: TOTAL, ownRefundsCents })
      const after = settle([...events, next], { totalCents: TOTAL, ownRefundsCents })
      expect(after.paidCents).toBeGreaterThanOrEqual(before.paidCents)
      expect(after.refundedCents).toBeGreaterThanOrEqual(before.refundedCents)
      expect(after.refundedCents).toBeLessThanOrEqual(Math.max(after.paidCents, TOTAL))
      const { refundedCents: byServices } = settle([...events, next], { totalCents: TOTAL, ownRefundsCents: 0 })
      expect(byServices).toBeLessThanOrEqual(after.paidCents)
    }),
  )
})
