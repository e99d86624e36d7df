import { expect, test } from 'vitest'
import { readSeveral } from './read-several.ts'

test.each([
  ['an ordinary form', { 'add-to-cart': '12', quantity: '2' }, undefined],
  [
    'two of three',
    { 'quantity[1]': '2', 'quantity[2]': '0', 'quantity[3]': '1' },
    [
      [1, 2],
      [3, 1],
    ],
  ],
  ['nothing chosen', { 'quantity[1]': '', 'quantity[2]': '0' }, []],
  ['no number', { 'quantity[1]': '-3' }, [[1, undefined]]],
  ['no product', { 'quantity[0]': '1', 'quantity[x]': '1', 'quantity[]': '1' }, undefined],
])('%s', (_name, fields, found) => {
  expect(readSeveral(fields)?.map(({ productId, quantity }) => [productId, quantity])).toEqual(found)
})

test('no more than a form shows', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`quantity[${at + 1}]`, '1']))
  expect(readSeveral(many)).toHaveLength(60)
})
