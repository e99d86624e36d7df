import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { area, coveredArea, distanceTo, intersection } from './box.ts'

const aBox = fc.record({ x: fc.nat(50), y: fc.nat(50), width: fc.nat(50), height: fc.nat(50) })

test('what boxes cover together is counted pixel by pixel', () => {
  fc.assert(
    fc.property(fc.array(aBox, { maxLength: 5 }), (boxes) => {
      let pixels = 0
      for (let x = 0; x < 100; x++)
        for (let y = 0; y < 100; y++)
          if (boxes.some((box) => area(intersection(box, { x, y, width: 1, height: 1 })) > 0)) pixels++
      expect(coveredArea(boxes)).toBe(pixels)
    }),
    { numRuns: 30 },
  )
})

test.each([
  [{ x: 5, y: 5 }, 0],
  [{ x: 13, y: 5 }, 3],
  [{ x: 13, y: 14 }, 5],
  [{ x: -4, y: 0 }, 4],
])('from %o to a box of 10 px it is %i px', (point, distance) => {
  expect(distanceTo(point, { x: 0, y: 0, width: 10, height: 10 })).toBe(distance)
})
