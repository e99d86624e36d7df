import { describe, expect, test } from 'vitest'
import { cropProblem, focusOfWhole, focusWithin, isWholePicture } from './crop-rule.ts'

const WHOLE = { width: 1_200, height: 800 }

describe('a part of a picture', () => {
  test.each([
    ['all of it', { x: 0, y: 0, ...WHOLE }, undefined],
    ['its middle', { x: 300, y: 200, width: 600, height: 400 }, undefined],
    ['its last corner', { x: 1_184, y: 784, width: 16, height: 16 }, undefined],
    ['one pixel too far to the right', { x: 1, y: 0, ...WHOLE }, 'outside'],
    ['one pixel too far down', { x: 0, y: 1, ...WHOLE }, 'outside'],
    ['before its edge', { x: -1, y: 0, width: 100, height: 100 }, 'outside'],
    ['half pixels', { x: 0.5, y: 0, width: 100, height: 100 }, 'outside'],
    ['no number', { x: Number.NaN, y: 0, width: 100, height: 100 }, 'outside'],
    ['a stripe that nobody sees', { x: 0, y: 0, width: 1_200, height: 15 }, 'too-small'],
    ['nothing', { x: 0, y: 0, width: 0, height: 0 }, 'too-small'],
  ])('%s', (_, area, problem) => {
    expect(cropProblem(area, WHOLE)).toBe(problem)
  })

  test('a picture that is smaller than the least side can be taken whole', () => {
    expect(cropProblem({ x: 0, y: 0, width: 8, height: 8 }, { width: 8, height: 8 })).toBeUndefined()
    expect(isWholePicture({ x: 0, y: 0, width: 8, height: 8 }, { width: 8, height: 8 })).toBe(true)
  })
})

describe('the focal point', () => {
  const area = { x: 600, y: 0, width: 600, height: 800 }
  test.each([
    ['stays on what it was set on', { x: 75, y: 50 }, { x: 50, y: 50 }],
    ['goes to the edge that is nearest to what was cut away', { x: 10, y: 90 }, { x: 0, y: 90 }],
  ])('%s', (_, focus, within) => {
    expect(focusWithin(focus, WHOLE, area)).toEqual(within)
  })
  test('that was set on a part is on the same thing in the whole', () => {
    expect(focusOfWhole({ x: 50, y: 50 }, WHOLE, area)).toEqual({ x: 75, y: 50 })
  })
})
