import { expect, test } from 'vitest'
import { inSquare, monogramOf } from './monogram.ts'

test('every letter and digit can be drawn', () => {
  const drawn = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].map((letter) => monogramOf(letter).letters[0]!.path)
  expect(new Set(drawn).size).toBe(36)
  expect(drawn.filter((path) => !/^M[\d.]+ ?[\d.]*/.test(path))).toEqual([])
})

test('two initials stand side by side, in the middle and within the circle', () => {
  for (const name of ['Casa Aroeira', 'W W', 'I', 'Mar Mar', '♥']) {
    const monogram = monogramOf(name)
    const { scale, x, y } = inSquare(monogram)
    expect(x * 2 + monogram.width * scale).toBeCloseTo(48, 0)
    expect(y * 2 + monogram.height * scale).toBeCloseTo(48, 0)
    // A corner of the letters is nearer to the middle than the circle.
    expect(Math.hypot(24 - x, 24 - y)).toBeLessThan(20)
  }
  expect(monogramOf('Casa Aroeira').letters).toHaveLength(2)
})

test('a name without letters still has a mark', () => {
  expect(monogramOf('♥').letters).toHaveLength(1)
})
