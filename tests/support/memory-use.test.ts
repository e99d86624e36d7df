import { expect, test } from 'vitest'
import { familyOf, memoryOf, slopeOf } from './memory-use.ts'

test.each([
  ['what stays the same', (): number => 120, 0],
  ['what grows', (at: number) => 80 + 1.5 * at, 1.5],
  ['what shrinks', (at: number) => 300 - 2 * at, -2],
  ['a saw that comes back to where it was', (at: number) => 100 + (at % 2), 0],
])('the slope of %s is told', (_, value, slope) => {
  const points = Array.from({ length: 361 }, (__, at) => ({ at, value: value(at) }))
  expect(slopeOf(points)).toBeCloseTo(slope, 3)
})

test('a process is among its own, has memory, and one that never was has none', () => {
  expect(familyOf(process.pid)).toContain(process.pid)
  expect(familyOf(process.ppid)).toContain(process.pid)
  expect(memoryOf(process.pid).rssMb).toBeGreaterThan(20)
  expect(memoryOf(process.pid).ownMb).toBeLessThanOrEqual(memoryOf(process.pid).rssMb)
  expect(memoryOf(2 ** 30)).toEqual({ rssMb: 0, ownMb: 0 })
})
