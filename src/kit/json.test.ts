import { expect, test } from 'vitest'
import { isStorableText, isTooDeep, scriptJson } from './json.ts'

test('brackets inside of text do not count as depth', () => {
  expect(isTooDeep(JSON.stringify({ a: '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[', b: '\\"[[' }))).toBe(false)
})

test('a body nested five thousand times is refused before it is built', () => {
  expect(isTooDeep('['.repeat(5_000) + ']'.repeat(5_000))).toBe(true)
  expect(isTooDeep('['.repeat(32) + ']'.repeat(32))).toBe(false)
})

test('JSON in a script element can not close it', () => {
  const text = scriptJson({ name: '</script><script>alert(1)</script>\u2028' })
  expect(text).not.toMatch(/<|\u2028/)
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028' })
})

test('text that PostgreSQL refuses is known beforehand', () => {
  expect(isStorableText('Olá, coração ❤')).toBe(true)
  expect(isStorableText('a\0b')).toBe(false)
  expect(isStorableText('a\ud800b')).toBe(false)
})
