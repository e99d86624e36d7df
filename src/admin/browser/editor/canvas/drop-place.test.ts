import { expect, test } from 'vitest'
import { dropPlace, type List, scrollSpeed } from './drop-place.ts'

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const top: List = {
  id: undefined,
  rect: rect(0, 0, 1000, 600),
  axis: 'column',
  members: [rect(0, 0, 1000, 200), rect(0, 200, 1000, 200)],
}
const column: List = {
  id: 'a',
  rect: rect(0, 0, 1000, 200),
  axis: 'column',
  members: [rect(0, 20, 1000, 60), rect(0, 100, 1000, 60)],
}
const row: List = { id: 'r', rect: rect(0, 0, 1000, 200), axis: 'row', members: [rect(0, 20, 480, 100), rect(520, 20, 480, 100)] }

const at = (x: number, y: number, ...lists: List[]) => {
  const place = dropPlace({ x, y }, lists)
  return place && [place.parent, place.index]
}

test.each([
  [30, 0],
  [70, 1],
  [110, 1],
  [150, 2],
])('in a column at y %d it stands at %d', (y, index) => {
  expect(at(300, y, column, top)).toEqual(['a', index])
})

test.each([
  [100, 0],
  [300, 1],
  [600, 1],
  [900, 2],
])('in a row at x %d it stands at %d', (x, index) => {
  expect(at(x, 60, row, top)).toEqual(['r', index])
})

test('in a row that wraps the lower line comes later', () => {
  const wrapped: List = { ...row, members: [...row.members, rect(0, 130, 480, 60)] }
  expect(at(100, 150, wrapped, top)).toEqual(['r', 2])
  expect(at(400, 150, wrapped, top)).toEqual(['r', 3])
})

test('at the edge of a container it stands beside the container', () => {
  expect(at(300, 4, column, top)).toEqual([undefined, 0])
  expect(at(300, 196, column, top)).toEqual([undefined, 1])
})

test('a small container has an inside all the same, and an empty one takes it', () => {
  const small: List = { id: 's', rect: rect(0, 0, 100, 16), axis: 'column', members: [] }
  expect(at(50, 8, small, top)).toEqual(['s', 0])
  expect(dropPlace({ x: 1, y: 1 }, [])).toBeUndefined()
})

test('the line is across the list, between those that it divides', () => {
  expect(dropPlace({ x: 300, y: 90 }, [column, top])?.line).toEqual(rect(0, 88, 1000, 4))
  expect(dropPlace({ x: 499, y: 60 }, [row, top])?.line).toEqual(rect(498, 20, 4, 100))
})

test('near the ends of the window the page scrolls, faster the nearer', () => {
  expect(scrollSpeed(300, 600)).toBe(0)
  expect(scrollSpeed(40, 600)).toBeLessThan(0)
  expect(scrollSpeed(590, 600)).toBeGreaterThan(scrollSpeed(560, 600))
})
