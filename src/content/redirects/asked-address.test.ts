import { expect, test } from 'vitest'
import { askedAddress, meantQuery, tidyPath, trackingOf, withQuery } from './asked-address.ts'

test.each([
  ['/Produto/Caneca', '/produto/caneca/'],
  ['//produto///caneca/', '/produto/caneca/'],
  ['/produto/algod%C3%A3o/', '/produto/algodão/'],
  ['/wp-content/uploads/Foto.JPG', '/wp-content/uploads/foto.jpg'],
  ['/', '/'],
  ['', undefined],
  ['produto', undefined],
  ['/a/../b/', undefined],
  ['/a/%2e%2e/b/', undefined],
  ['/a%5Cb/', undefined],
  ['/a%00b/', undefined],
  ['/a b/', undefined],
  ['/%E0%A4%A/', undefined],
  [`/${'a'.repeat(500)}/`, undefined],
])('the path %s is kept as %s', (raw, path) => expect(tidyPath(raw)).toBe(path))

test('an address has a form without accents, and its query as it came', () => {
  expect(askedAddress('/produto/algod%C3%A3o/?utm_source=x&a=b?c')).toEqual({
    path: '/produto/algodão/',
    plain: '/produto/algodao/',
    query: '?utm_source=x&a=b?c',
  })
})

test('a query says what is meant in any order and without the marks of campaigns', () => {
  expect(meantQuery('?b=2&utm_source=x&a=1&gclid=y')).toBe('?a=1&b=2')
  expect(meantQuery('?utm_source=x')).toBe('')
  expect(trackingOf('?b=2&utm_source=x&gclid=y')).toBe('?utm_source=x&gclid=y')
})

test.each([
  ['/a/', '?b=1', '/a/?b=1'],
  ['/a/?c=2', '?b=1', '/a/?c=2&b=1'],
  ['/a/#d', '?b=1', '/a/?b=1#d'],
  ['/a/', '', '/a/'],
])('%s with %s is %s', (target, query, whole) => expect(withQuery(target, query)).toBe(whole))
