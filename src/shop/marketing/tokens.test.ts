import { expect, test } from 'vitest'
import { createMailTokens } from './tokens.ts'

const tokens = createMailTokens({ secret: 'a secret', shopUrl: 'https://loja.example' })
const tokenIn = (url: string) => new URL(url).pathname.split('/')[3]

test('a link to unsubscribe names the mail and nobody, and is read by the shop that made it alone', () => {
  const url = tokens.unsubscribeUrl(42)
  expect(url).toMatch(/^https:\/\/loja\.example\/email\/cancelar\/42\.[\w-]{32}\/$/)
  expect(tokens.readUnsubscribe(tokenIn(url))).toBe(42)
  const other = createMailTokens({ secret: 'another', shopUrl: 'https://loja.example' })
  expect(other.readUnsubscribe(tokenIn(url))).toBeUndefined()
})

test('a signature holds for one mail, one purpose and one page', () => {
  const token = tokenIn(tokens.linkUrl(7, '/cart/'))!
  expect(tokens.readLink(token, '/cart/')).toBe(7)
  expect(tokens.readLink(token, '/loja/')).toBeUndefined()
  expect(tokens.readLink(token, '//evil.example/')).toBeUndefined()
  expect(tokens.readUnsubscribe(token)).toBeUndefined()
  expect(tokens.readLink(token.replace('7.', '8.'), '/cart/')).toBeUndefined()
})

test.each([
  undefined,
  '',
  '42',
  '42.',
  `0.${'a'.repeat(32)}`,
  `42.${'a'.repeat(31)}`,
  `42.${'a'.repeat(32)}`,
  `42.${'ç'.repeat(32)}`,
  42,
])('what nobody signed is no token: %j', (token) => expect(tokens.readUnsubscribe(token)).toBeUndefined())
