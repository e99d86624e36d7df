import { expect, test } from 'vitest'
import { labelPlace } from './label-place.ts'

const rect = (left: number, top: number, height = 60) => ({ left, top, width: 400, height })

test('a name stands above its element; at the upper edge of the page inside of it', () => {
  expect(labelPlace(rect(40, 200), [])).toBe('above')
  expect(labelPlace(rect(40, 4), [])).toBe('inside')
})

test('the name of what the mouse is over leaves the name and handle of what is chosen free', () => {
  expect(labelPlace(rect(40, 200), [rect(40, 200, 500)])).toBe('below')
  expect(labelPlace(rect(48, 210, 400), [rect(40, 200, 500)])).toBe('inside')
  expect(labelPlace(rect(40, 4), [rect(40, 4, 500)])).toBe('below')
  expect(labelPlace(rect(40, 300), [rect(40, 200, 500)])).toBe('above')
  expect(labelPlace(rect(600, 200), [rect(40, 200)])).toBe('above')
})
