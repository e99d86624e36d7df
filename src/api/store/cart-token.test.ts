import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { CART_TOKEN_LIFE_SECONDS, makeCartToken, newCartName, readCartToken } from './cart-token.ts'

const NOW = 1_800_000_000
const token = makeCartToken('t_abc', 'segredo', NOW)

test('[REST-7] a token is read by who signed it, until it ends', () => {
  expect(readCartToken(token, 'segredo', NOW)).toBe('t_abc')
  expect(readCartToken(token, 'segredo', NOW + CART_TOKEN_LIFE_SECONDS - 1)).toBe('t_abc')
  expect(readCartToken(token, 'segredo', NOW + CART_TOKEN_LIFE_SECONDS)).toBeUndefined()
  expect(readCartToken(token, 'outro', NOW)).toBeUndefined()
})

test.each([
  undefined,
  '',
  '.',
  '..',
  'a.b.c',
  token.slice(0, -1),
  `${token}x`,
  token.replace(/\.[^.]+\./, `.${Buffer.from('{"user_id":"s_1","exp":9999999999,"iss":"store-api"}').toString('base64url')}.`),
  'x'.repeat(5_000),
])('[REST-7] what we did not sign is no token: %j', (forged) => {
  expect(readCartToken(forged, 'segredo', NOW)).toBeUndefined()
})

test('[REST-7] nobody chooses how the signature is checked', () => {
  const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const [, payload] = token.split('.')
  const signature = createHmac('sha256', 'cart-token|segredo').update(`${head}.${payload}`).digest('base64url')
  expect(readCartToken(`${head}.${payload}.${signature}`, 'segredo', NOW)).toBeUndefined()
})

test('[REST-7] names of carts are never the same', () => {
  expect(newCartName()).toMatch(/^t_[0-9a-f]{32}$/)
  expect(newCartName()).not.toBe(newCartName())
})
