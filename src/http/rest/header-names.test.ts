import { expect, test } from 'vitest'
import { spelledHeaders } from './header-names.ts'

test.each([
  ['nonce', 'Nonce'],
  ['nonce-timestamp', 'Nonce-Timestamp'],
  ['user-id', 'User-ID'],
  ['cart-token', 'Cart-Token'],
  ['cart-hash', 'Cart-Hash'],
  ['x-wp-total', 'X-WP-Total'],
  ['x-wp-totalpages', 'X-WP-TotalPages'],
  ['X-WP-TotalPages', 'X-WP-TotalPages'],
  ['link', 'Link'],
  ['location', 'Location'],
  ['allow', 'Allow'],
  ['cache-control', 'Cache-Control'],
  ['retry-after', 'Retry-After'],
])('%s is spelled %s', (name, spelled) => {
  expect(spelledHeaders({ [name]: 'x' })).toEqual({ [spelled]: 'x' })
})
