import { expect, test } from 'vitest'
import { currentHeading } from './follow.ts'

test.each<[number[], boolean, number | undefined]>([
  [[], false, undefined],
  [[], true, undefined],
  [[300, 600, 900], false, undefined],
  [[100, 600, 900], false, 0],
  [[101, 600, 900], false, undefined],
  [[-500, 99, 900], false, 1],
  [[-900, -500, -100], false, 2],
  [[-500, 200, 400], true, 2],
])('[TOC-1] with headings at %j px (page at its end: %s) the one being read is %s', (topsPx, atBottom, current) => {
  expect(currentHeading(topsPx, { linePx: 100, atBottom })).toBe(current)
})
