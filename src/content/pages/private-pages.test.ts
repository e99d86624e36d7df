import { expect, test } from 'vitest'
import { namesPrivatePage } from './private-pages.ts'

test.each([
  ['include/private', true],
  ['include/private/checkout', true],
  ['exclude/private', false],
  ['include/general', false],
  ['include/woocommerce', false],
  ['include/nothing', false],
  ['', false],
])('whether a condition names the pages where people sign in or pay: %s', (condition, does) => {
  expect(namesPrivatePage(condition)).toBe(does)
})
