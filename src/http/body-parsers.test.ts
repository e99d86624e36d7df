import { expect, test } from 'vitest'
import { readForm } from './body-parsers.ts'

test('a form becomes fields by name', () => {
  expect({ ...readForm('a=1&b=ol%C3%A1+mundo&c%5B%5D=x&c%5B%5D=y') }).toEqual({ a: '1', b: 'olá mundo', 'c[]': ['x', 'y'] })
})

test('a name from the language itself is a name like any other', () => {
  const fields = readForm('__proto__=x&constructor=y')
  expect(fields.constructor).toBe('y')
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test.each([
  ['a=1&a=2', 'duas vezes'],
  ['a=%00', 'caracteres'],
  [Array.from({ length: 501 }, (_, index) => `f${index}=1`).join('&'), 'campos demais'],
])('a strange form is refused with the reason', (body, reason) => {
  expect(() => readForm(body)).toThrow(reason)
})
