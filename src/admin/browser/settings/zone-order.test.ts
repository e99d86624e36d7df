import { expect, test } from 'vitest'
import { type Turn, turnOf } from './zone-order.ts'

/** The areas as the shop then asks them: by their order, the older first among equals. */
function afterAdding(areas: readonly Turn[], isCountry: boolean): number[] {
  const { order, moved } = turnOf(areas, isCountry)
  const kept = areas.map((area) => ({ ...area, ...moved.find(({ id }) => id === area.id) }))
  return [...kept, { id: 99, order, isCountry }].toSorted((a, b) => a.order - b.order || a.id - b.id).map(({ id }) => id)
}
const part = (id: number, order: number): Turn => ({ id, order, isCountry: false })
const country = (id: number, order: number): Turn => ({ id, order, isCountry: true })

test.each<[what: string, areas: Turn[], expected: number[]]>([
  ['nothing else', [], [99]],
  ['the whole country', [country(1, 0)], [99, 1]],
  ['other parts alone', [part(1, 0), part(2, 1)], [1, 2, 99]],
  ['parts, then the country', [part(2, 0), country(1, 1)], [2, 99, 1]],
  ['all of the same order', [part(1, 0), part(2, 0), country(3, 0), part(4, 0)], [1, 2, 99, 3, 4]],
  ['room between them', [part(1, 3), country(2, 9), part(3, 10)], [1, 99, 2, 3]],
  ['the country first and others after it', [country(1, 0), part(2, 1), part(3, 2)], [99, 1, 2, 3]],
])('a new part of the country is asked before the whole of it, and the others keep their turns: %s', (_, areas, expected) => {
  expect(afterAdding(areas, false)).toEqual(expected)
})

test('the whole country comes last', () => {
  expect(afterAdding([part(1, 0), part(2, 7)], true)).toEqual([1, 2, 99])
  expect(afterAdding([country(1, 0)], true)).toEqual([1, 99])
})
