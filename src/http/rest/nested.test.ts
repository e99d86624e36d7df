import { expect, test } from 'vitest'
import { nest, queryOf } from './nested.ts'
import { RestProblem } from './rest-problem.ts'

test.each([
  [{ 'a[]': ['1', '2'] }, { a: ['1', '2'] }],
  [{ 'a[b]': '1', 'a[c][d]': '2' }, { a: { b: '1', c: { d: '2' } } }],
  [{ 'a[0][slug]': 'x', 'a[1][slug]': 'y' }, { a: [{ slug: 'x' }, { slug: 'y' }] }],
  [{ 'a[5]': 'x' }, { a: { 5: 'x' } }],
  [
    { a: '1', 'b]': '2', '[c]': '3' },
    { a: '1', 'b]': '2', '[c]': '3' },
  ],
  [{ 'a[constructor]': 'x' }, { a: { constructor: 'x' } }],
])('names with brackets become objects and lists: %j', (flat, nested) => {
  expect(nest(flat)).toEqual(nested)
})

test('names that reach for the prototype or go too deep are refused; a query reads back as the same', () => {
  for (const name of ['__proto__[x]', 'a[__proto__]', `a${'[b]'.repeat(9)}`])
    expect(() => nest({ [name]: '1' })).toThrow(RestProblem)
  expect(({} as { x?: string }).x).toBeUndefined()
  expect(nest(Object.fromEntries(new URLSearchParams(queryOf({ b: { c: '3' } }))))).toEqual({ b: { c: '3' } })
  expect(queryOf({ a: ['1', '2'] })).toBe('a%5B%5D=1&a%5B%5D=2')
})
