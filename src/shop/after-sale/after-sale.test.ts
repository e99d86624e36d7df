import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#shop/orders/contract.ts'
import { arrivalProblem, mayCancel, mayPay, mayReturn, withdrawalDeadline } from './after-sale.ts'

const order = (status: OrderStatus, paidCents = 0) => ({ status, paidCents, totalCents: 5_000 })

test.each<[OrderStatus, number, { pay: boolean; cancel: boolean }]>([
  ['pending', 0, { pay: true, cancel: true }],
  ['pending', 2_000, { pay: true, cancel: false }],
  ['pending', 5_000, { pay: false, cancel: false }],
  ['failed', 0, { pay: true, cancel: true }],
  ['on-hold', 0, { pay: false, cancel: true }],
  ['on-hold', 1, { pay: false, cancel: false }],
  ['processing', 0, { pay: false, cancel: false }],
  ['processing', 5_000, { pay: false, cancel: false }],
  ['completed', 5_000, { pay: false, cancel: false }],
  ['cancelled', 0, { pay: false, cancel: false }],
  ['refunded', 5_000, { pay: false, cancel: false }],
])('an order that is %s with %i centavos paid can be paid and given up: %j', (status, paid, { pay, cancel }) => {
  expect(mayPay(order(status, paid))).toBe(pay)
  expect(mayCancel(order(status, paid))).toBe(cancel)
})

describe('sending something back', () => {
  const at = (text: string) => new Date(text)

  test.each([
    // The clock of São Paulo is three hours behind: 2 h of the universal clock is still the day before there.
    ['2026-03-01T12:00:00-03:00', '2026-03-08T23:59:59.999-03:00'],
    ['2026-03-01T00:00:00-03:00', '2026-03-08T23:59:59.999-03:00'],
    ['2026-03-01T23:59:59-03:00', '2026-03-08T23:59:59.999-03:00'],
    ['2026-03-02T02:00:00Z', '2026-03-08T23:59:59.999-03:00'],
    ['2026-12-28T10:00:00-03:00', '2027-01-04T23:59:59.999-03:00'],
    ['2028-02-25T10:00:00-03:00', '2028-03-03T23:59:59.999-03:00'],
  ])('what arrived at %s can go back until %s', (arrived, deadline) =>
    expect(withdrawalDeadline(at(arrived))).toEqual(at(deadline)),
  )

  const arrived = at('2026-03-01T12:00:00-03:00')
  test.each<[OrderStatus, Date | undefined, string, boolean]>([
    ['completed', arrived, '2026-03-08T23:59:00-03:00', true],
    ['completed', arrived, '2026-03-09T00:00:00-03:00', false],
    ['completed', undefined, '2027-01-01T00:00:00Z', true],
    ['processing', undefined, '2027-01-01T00:00:00Z', true],
    ['pending', undefined, '2026-03-01T12:00:00Z', false],
    ['cancelled', undefined, '2026-03-01T12:00:00Z', false],
    ['refunded', arrived, '2026-03-02T12:00:00Z', false],
  ])('%s, arrived %s, asked at %s: %s', (status, arrivedAt, now, may) =>
    expect(mayReturn({ status }, arrivedAt, at(now).getTime())).toBe(may),
  )
})

test('goods arrive between the day of the purchase and today', () => {
  const days = { boughtOn: '2026-02-20', today: '2026-03-01' }
  expect(['2026-02-20', '2026-02-28', '2026-03-01'].map((day) => arrivalProblem(day, days))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(arrivalProblem('2020-01-01', days)).toContain('não antes da compra, em 20/02/2026')
  expect(arrivalProblem('2026-03-02', days)).toContain('hoje ou antes')
  expect(arrivalProblem('2026-02-99', days)).toContain('hoje ou antes')
})
