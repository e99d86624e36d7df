import { expect, test } from 'vitest'
import { isFresh, isSignedBy } from './oauth1.ts'

test('a signature is good for its method, address, arguments and secret alone', () => {
  // RFC 5849's rules on a fixed request; the signature was worked out by another program.
  const query = new URLSearchParams([
    ['oauth_consumer_key', 'ck_1'],
    ['oauth_nonce', 'n'],
    ['oauth_signature_method', 'HMAC-SHA256'],
    ['oauth_timestamp', '1700000000'],
    ['include[0]', '1'],
    ['search', 'pão & "mel"!'],
    ['oauth_signature', SIGNATURE],
  ])
  const signed = { method: 'GET', url: 'http://loja.test/wp-json/wc/v3/products', query }
  expect(isSignedBy('cs_2', signed)).toBe(true)
  expect(isSignedBy('cs_3', signed)).toBe(false)
  expect(isSignedBy('cs_2', { ...signed, method: 'POST' })).toBe(false)
  const twice = new URLSearchParams([...query, ['search', 'pão & "mel"!']])
  expect(isSignedBy('cs_2', { ...signed, query: twice })).toBe(true)
  const forged = new URLSearchParams([...query, ['search', 'outra coisa']])
  expect(isSignedBy('cs_2', { ...signed, query: forged })).toBe(false)
  const other = new URLSearchParams(query)
  other.set('search', 'pao')
  expect(isSignedBy('cs_2', { ...signed, query: other })).toBe(false)
  expect([isFresh('1000', 1_900), isFresh('1000', 1_901), isFresh('x', 0), isFresh(null, 0)]).toEqual([true, false, false, false])
})
const SIGNATURE = 'rzRVcuPGPOHQ7VBdYpG/cqI3vLhIqKumxjtIAsKjtqU='
