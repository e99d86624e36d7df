import { expect, test } from 'vitest'
import { holds, listHeadings, nestHeadings, type OutlineItem } from './outline.ts'

const headingsOf = (levels: number[]) => levels.map((level, index) => ({ anchor: `a${index}`, text: `T${index}`, level }))
/** «0(1 2) 3»: each heading's place, with those under it in brackets. */
const draw = (items: OutlineItem[]): string =>
  items.map(({ heading, items: under }) => heading.anchor.slice(1) + (under.length > 0 ? `(${draw(under)})` : '')).join(' ')

test.each([
  [[], ''],
  [[2], '0'],
  [[2, 2, 2], '0 1 2'],
  [[2, 3, 3, 2], '0(1 2) 3'],
  [[2, 3, 4, 3, 2], '0(1(2) 3) 4'],
  [[2, 4, 4, 3, 2], '0(1 2 3) 4'],
  [[3, 2, 3], '0 1(2)'],
  [[4, 3, 2, 1], '0 1 2 3'],
  [[1, 2, 3, 4, 5, 6], '0(1(2(3(4(5)))))'],
  [[1, 6, 2, 6], '0(1 2(3))'],
])('[TOC-1] headings of the levels %j become the outline %s', (levels, outline) => {
  expect(draw(nestHeadings(headingsOf(levels)))).toBe(outline)
})

test('[TOC-1] without hierarchical_view every heading stands in one row', () => {
  expect(draw(listHeadings(headingsOf([2, 3, 4])))).toBe('0 1 2')
})

test('[TOC-1] an item holds its own heading and those under it', () => {
  const [first, second] = nestHeadings(headingsOf([2, 3, 4, 2]))
  expect(['a0', 'a1', 'a2', 'a3', undefined].map((anchor) => holds(first!, anchor))).toEqual([true, true, true, false, false])
  expect(holds(second!, 'a3')).toBe(true)
})
