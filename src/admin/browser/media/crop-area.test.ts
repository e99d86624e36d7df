import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Area, type Corner, fitted, moved, RATIOS, resized, stepOf, wholeOf } from './crop-area.ts'

const WHOLE = { width: 1_200, height: 800 }
const AREA: Area = { x: 300, y: 200, width: 600, height: 400 }
const free = (corner: Corner) => ({ corner, whole: WHOLE, ratio: undefined })

test('a part is moved within the picture', () => {
  expect(moved(AREA, { dx: 10, dy: -20 }, WHOLE)).toEqual({ ...AREA, x: 310, y: 180 })
  expect(moved(AREA, { dx: 9_999, dy: -9_999 }, WHOLE)).toEqual({ ...AREA, x: 600, y: 0 })
})

test.each<[Corner, Area]>([
  ['se', { x: 300, y: 200, width: 700, height: 450 }],
  ['nw', { x: 400, y: 250, width: 500, height: 350 }],
  ['ne', { x: 300, y: 250, width: 700, height: 350 }],
  ['sw', { x: 400, y: 200, width: 500, height: 450 }],
])('the corner %s goes with the hand, the one across stays', (corner, area) => {
  expect(resized(AREA, { dx: 100, dy: 50 }, free(corner))).toEqual(area)
})

test('a ratio is kept while a corner moves, and what is pulled through itself stays a part', () => {
  const { width, height } = resized(AREA, { dx: -100, dy: 0 }, { corner: 'se', whole: WHOLE, ratio: 1.5 })
  expect([width, height]).toEqual([500, 333])
  expect(resized(AREA, { dx: -5_000, dy: -5_000 }, free('se'))).toEqual({ x: 300, y: 200, width: 16, height: 16 })
})

test('a ratio is taken as large as the picture lets it, around the same middle', () => {
  expect(fitted(AREA, 1, WHOLE)).toEqual({ x: 200, y: 0, width: 800, height: 800 })
  expect(fitted({ ...AREA, x: 600 }, 1, WHOLE)).toEqual({ x: 400, y: 0, width: 800, height: 800 })
  expect(fitted(AREA, undefined, WHOLE)).toBe(AREA)
})

test('whatever is pressed and pulled, the part stays within the picture', () => {
  const side = fc.integer({ min: 1, max: 3_000 })
  const far = fc.integer({ min: -4_000, max: 4_000 })
  const deed = fc.record({
    dx: far,
    dy: far,
    how: fc.constantFrom<(Corner | 'move' | 'fit')[]>('move', 'fit', 'nw', 'ne', 'sw', 'se'),
    ratio: fc.constantFrom(...RATIOS.map(({ value }) => value)),
  })
  fc.assert(
    fc.property(side, side, fc.array(deed, { maxLength: 12 }), (width, height, deeds) => {
      const whole = { width, height }
      let area = wholeOf(whole)
      for (const { dx, dy, how, ratio } of deeds) {
        if (how === 'move') area = moved(area, { dx, dy }, whole)
        else if (how === 'fit') area = fitted(area, ratio, whole)
        else area = resized(area, { dx, dy }, { corner: how, whole, ratio })
        expect(Object.values(area).every(Number.isSafeInteger)).toBe(true)
        expect(Math.min(area.x, area.y, area.width - 1, area.height - 1)).toBeGreaterThanOrEqual(0)
        expect([area.x + area.width <= width, area.y + area.height <= height]).toEqual([true, true])
      }
    }),
  )
})

test('arrows go a hundredth of the picture, with Shift a tenth; other keys mean nothing', () => {
  expect(stepOf('ArrowRight', false, WHOLE)).toEqual({ dx: 12, dy: 0 })
  expect(stepOf('ArrowUp', true, WHOLE)).toEqual({ dx: 0, dy: -80 })
  expect(stepOf('toString', false, WHOLE)).toBeUndefined()
})
