import { expect, test } from 'vitest'
import { moved, placeIn, placeOver } from './moved.ts'

test('something moves in its list by a place or by many', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

const list = [{ id: 7 }, { id: 8 }, { id: 9 }]

test.each([
  ['over the one before', '9', '8', 1],
  ['over the one after', '7', '8', 1],
  ['over the last', '7', '9', 2],
  ['over itself', '8', '8', undefined],
  ['over something of another list', '8', '70', undefined],
  ['over nothing', '8', undefined, undefined],
  ['something of another list', '70', '8', undefined],
])('let go %s', (_where, id, onto, place) => {
  expect(placeOver(list, id, onto)).toBe(place)
})

test('what is in no place is at -1', () => {
  expect(placeIn(list, '9')).toBe(2)
  expect(placeIn(list, '90')).toBe(-1)
  expect(placeIn(list, undefined)).toBe(-1)
})
