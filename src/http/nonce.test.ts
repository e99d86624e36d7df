import { expect, test } from 'vitest'
import { createNonces } from './nonce.ts'

const HOUR = 3_600_000
const ana = { sessionId: 7, userId: 3 }

function atNoon() {
  const clock = { time: Date.UTC(2026, 10, 15, 12), now: () => clock.time }
  return { clock, nonces: createNonces({ secret: 'um segredo bem comprido para o teste', clock }) }
}

test('a nonce is ten hexadecimal digits and opens its own form', () => {
  const { nonces } = atNoon()
  const nonce = nonces.make('woocommerce-login', ana)
  expect(nonce).toMatch(/^[0-9a-f]{10}$/)
  expect(nonces.isValid(nonce, 'woocommerce-login', ana)).toBe(true)
})

test.each([
  ['another action', 'customer-logout', ana],
  ['another session', 'woocommerce-login', { ...ana, sessionId: 8 }],
  ['another person', 'woocommerce-login', { ...ana, userId: 4 }],
  ['a visitor without a session', 'woocommerce-login', { sessionId: undefined, userId: undefined }],
])('it does not open anything for %s', (_who, action, holder) => {
  const { nonces } = atNoon()
  expect(nonces.isValid(nonces.make('woocommerce-login', ana), action, holder)).toBe(false)
})

test('[I19] a form that was open for half a day still works; after a whole day it does not', () => {
  const { clock, nonces } = atNoon()
  const nonce = nonces.make('save', ana)
  clock.time += 12 * HOUR
  expect(nonces.isValid(nonce, 'save', ana)).toBe(true)
  clock.time += 12 * HOUR
  expect(nonces.isValid(nonce, 'save', ana)).toBe(false)
})

test('[I19] a clock that jumps an hour, forward or back over a half-day’s end, turns no open form away', () => {
  const { clock, nonces } = atNoon()
  const nonce = nonces.make('save', ana)
  for (const hours of [-1, 2]) {
    clock.time += hours * HOUR
    expect(nonces.isValid(nonce, 'save', ana)).toBe(true)
  }
})

test.each([undefined, '', 'zzzzzzzzzz', '0123456789ab', ['a'], 5])('%j is no nonce', (value) => {
  expect(atNoon().nonces.isValid(value, 'save', ana)).toBe(false)
})
