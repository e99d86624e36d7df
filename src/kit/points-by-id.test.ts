import { expect, test } from 'vitest'
import { readPoints, writePoints } from './points-by-id.ts'

test('places are read by the numbers of their things and written again; nonsense is left out', () => {
  const points = readPoints('131:30:45, 144:0:100; 7:101:3 x:1:2 12:4 9:1:2:3')
  expect([...points]).toEqual([
    [131, { x: 30, y: 45 }],
    [144, { x: 0, y: 100 }],
  ])
  expect(writePoints(points)).toBe('131:30:45, 144:0:100')
})
