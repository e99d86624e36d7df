import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { focusOf } from './picture.tsx'

test.each([
  [undefined, undefined],
  [{ x: 50, y: 50 }, undefined],
  [{ x: 46, y: 54 }, undefined],
  [{ x: 0, y: 100 }, '0 10'],
  [{ x: 31, y: 78 }, '3 8'],
  [{ x: 50, y: 12 }, '5 1'],
])('a picture whose point is %j is cut around %j', (focus, told) => {
  expect(focusOf({ focus })).toBe(told)
})

test('the style sheet has a place for every point that a picture can name', () => {
  const css = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')
  const places = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]
  for (const place of places) {
    expect(css).toContain(`[data-focus^='${place} '] {\n  --focus-x: ${place * 10}%;`)
    expect(css).toContain(`[data-focus$=' ${place}'] {\n  --focus-y: ${place * 10}%;`)
  }
})
