import createCache from '@emotion/cache'
import { expect, test } from 'vitest'
import { knownSelectors, selectionForSafari } from './style-prefixes.ts'

/** What is written of a style in a browser that knows these parts. */
function written(css: string, knows: readonly string[]) {
  const asked: string[] = []
  const isKnown = (part: string) => asked.push(part) > 0 && knows.includes(part)
  const cache = createCache({ key: 'x', stylisPlugins: [selectionForSafari, knownSelectors(isKnown)] })
  // Without a document it tells what it would write into one.
  const rules = cache.insert('.x', { name: 'x', styles: css }, cache.sheet, true) ?? ''
  return { rules, asked }
}

const PLACEHOLDERS = 'color:red;&::-moz-placeholder{opacity:.5;}&::-ms-input-placeholder,&:hover{opacity:.6;}'

test('rules for parts that only another browser has are left out, and each part is asked for once', () => {
  const { rules, asked } = written(`${PLACEHOLDERS}@media print{&::-moz-placeholder{opacity:1;}}`, [])
  expect(rules).toBe('.x{color:red;}.x:hover{opacity:.6;}')
  expect(asked).toEqual(['::-moz-placeholder', '::-ms-input-placeholder'])
})

test('the browser that has them is told of them', () => {
  expect(written(PLACEHOLDERS, ['::-moz-placeholder']).rules).toContain('.x::-moz-placeholder{opacity:.5;}')
})
