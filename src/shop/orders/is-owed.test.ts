import { expect, test } from 'vitest'
import { isOwed } from './is-owed.ts'

test('an order that waits for its transfer, or is paid at the door, is still owed; a paid or cancelled one is not', () => {
  expect(isOwed({ status: 'on-hold', paidCents: 0 })).toBe(true)
  expect(isOwed({ status: 'processing', paidCents: 0 })).toBe(true)
  expect(isOwed({ status: 'processing', paidCents: 100 })).toBe(false)
  expect(isOwed({ status: 'cancelled', paidCents: 0 })).toBe(false)
})
