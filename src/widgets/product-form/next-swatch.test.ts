import { expect, test } from 'vitest'
import { nextSwatch } from './next-swatch.ts'

const OPEN = [false, false, false]
const MIDDLE_SHUT = [false, true, false]

test.each<[string, number, boolean[], number | undefined]>([
  ['ArrowRight', 0, OPEN, 1],
  ['ArrowDown', 2, OPEN, 0],
  ['ArrowLeft', 0, OPEN, 2],
  ['ArrowUp', 1, OPEN, 0],
  ['ArrowRight', 0, MIDDLE_SHUT, 2],
  ['ArrowLeft', 2, MIDDLE_SHUT, 0],
  ['Home', 2, OPEN, 0],
  ['End', 0, OPEN, 2],
  ['Home', 2, [true, false, false], 1],
  ['End', 0, [false, false, true], 1],
  ['a', 0, OPEN, undefined],
  ['Tab', 0, OPEN, undefined],
  ['ArrowRight', 1, [true, true, true], 1],
  ['Home', 1, [true, true, true], undefined],
])('[SWATCH-9] %s at %i among %o leads to %s', (key, current, disabled, next) => {
  expect(nextSwatch(key, current, disabled)).toBe(next)
})
