import { expect, test } from 'vitest'
import { cardRatioCss, readCardRatio } from './card-ratio.ts'

test.each([
  [undefined, 'portrait', ''],
  ['portrait', 'portrait', ''],
  ['square', 'square', ':root{--card-ratio:1}'],
  ['landscape', 'landscape', ':root{--card-ratio:4/3}'],
  ['original', 'original', ':root{--card-ratio:auto}'],
  ['}body{}', 'portrait', ''],
  [{ ratio: 'square' }, 'portrait', ''],
  ['toString', 'portrait', ''],
])('%j cuts the pictures of cards as %s', (stored, ratio, css) => {
  expect(readCardRatio(stored)).toBe(ratio)
  expect(cardRatioCss(readCardRatio(stored))).toBe(css)
})
