import { expect, test } from 'vitest'
import { barPlace, boxInWindow } from './bar-place.ts'

const BAR = { width: 400, height: 40 }
const WINDOW = { width: 1000, height: 700 }
const aBox = (over: object) => ({ top: 300, bottom: 340, left: 100, width: 200, ...over })

test.each([
  ['above the words', {}, { top: 252, left: 100 }],
  ['below words at the top', { top: 20, bottom: 60 }, { top: 68, left: 100 }],
  ['at the top of the window over words that fill it', { top: -50, bottom: 900 }, { top: 8, left: 100 }],
  ['whole at the right edge', { left: 900 }, { top: 252, left: 592 }],
  ['whole at the left edge', { left: -80 }, { top: 252, left: 8 }],
])('the toolbar stands %s', (_where, box, place) => {
  expect(barPlace(aBox(box), BAR, WINDOW)).toEqual(place)
})

test('a box of a frame that is drawn at half its size is found in the window', () => {
  expect(boxInWindow(aBox({}), { top: 50, bottom: 650, left: 10, width: 600, scale: 0.5 })).toEqual({
    top: 200,
    bottom: 220,
    left: 60,
    width: 100,
  })
})
