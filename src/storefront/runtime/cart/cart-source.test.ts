import { expect, test } from 'vitest'
import { cartSource } from './cart-source.ts'

const DAY_MS = 86_400_000
const stored = { at: 0, hash: 'a', fragments: {} }
const HOUR_MS = 3_600_000
const dated = { ...stored, fragments: { 'div.widget_shopping_cart_content': '<p class="mini-cart-arrival">' } }
const nothing = { areNoticesWaiting: false, hash: undefined, hasItems: false, lastHash: '', stored: undefined, now: 1 }

test.each([
  ['nothing at all', {}, 'none'],
  ['a copy of the same cart', { hash: 'a', hasItems: true, lastHash: 'a', stored }, 'memory'],
  ['a copy of another cart', { hash: 'b', hasItems: true, lastHash: 'b', stored }, 'shop'],
  ['a copy that is a day old', { hash: 'a', hasItems: true, stored, now: DAY_MS }, 'shop'],
  ['a copy that names the day of arrival, in the same hour', { hash: 'a', stored: dated, now: HOUR_MS - 1 }, 'memory'],
  ['a copy that names the day of arrival, of the hour before', { hash: 'a', stored: dated, now: HOUR_MS }, 'shop'],
  ['a copy without a day, of the hour before', { hash: 'a', stored, now: HOUR_MS }, 'memory'],
  ['the hash alone, after the browser was closed', { hash: 'a' }, 'shop'],
  ['the other cookie alone', { hasItems: true }, 'shop'],
  ['neither cookie, but a cart that was seen before', { lastHash: 'a' }, 'shop'],
  ['a copy, but no cookie that proves it', { lastHash: 'a', stored }, 'shop'],
  ['a copy, and something to be told', { hash: 'a', stored, areNoticesWaiting: true }, 'shop'],
] as const)('[CART-6] [CART-8] a page that finds %s', (_what, known, source) => {
  expect(cartSource({ ...nothing, ...known })).toBe(source)
})
