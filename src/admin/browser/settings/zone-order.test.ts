import { expect, test } from 'vitest'
import { inItsTurn, newOrders, type Turn } from './zone-order.ts'

const part = (id: number, order: number): Turn => ({ id, order, isCountry: false })
const country = (id: number, order: number): Turn => ({ id, order, isCountry: true })

/** The areas as the shop then asks them: by their order, the older first among equals. */
const asked = (areas: readonly Pick<Turn, 'id' | 'order'>[]) =>
  areas.toSorted((a, b) => a.order - b.order || a.id - b.id).map(({ id }) => id)
const withOrders = (areas: readonly Turn[], orders: readonly { id: number; order: number }[]) =>
  areas.map((area) => ({ ...area, ...orders.find(({ id }) => id === area.id) }))

function afterAdding(areas: readonly Turn[], isCountry: boolean): number[] {
  const fresh = { id: 99, order: (areas.at(-1)?.order ?? -1) + 1, isCountry }
  return asked(withOrders([...areas, fresh], newOrders(inItsTurn(areas, fresh))))
}

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

test('the whole country comes last, also an area that becomes it', () => {
  expect(afterAdding([part(1, 0), part(2, 7)], true)).toEqual([1, 2, 99])
  expect(afterAdding([country(1, 0)], true)).toEqual([1, 99])
  const areas = [part(1, 0), part(2, 0), part(3, 1)]
  expect(asked(withOrders(areas, newOrders(inItsTurn(areas, country(1, 0)))))).toEqual([2, 3, 1])
})

test('an area that becomes a part of the country stays where it is, unless the whole of it came before', () => {
  const areas = [country(1, 0), part(2, 1), country(3, 2)]
  expect(inItsTurn(areas, part(1, 0)).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(inItsTurn(areas, part(3, 2)).map(({ id }) => id)).toEqual([3, 1, 2])
})

test.each<[what: string, areas: Turn[], wanted: number[]]>([
  ['all of the same order', [part(1, 0), part(2, 0), part(3, 0), country(4, 0)], [1, 3, 2, 4]],
  ['the same order, then the country', [part(1, 0), part(2, 0), country(3, 1)], [2, 1, 3]],
  ['one after the other', [part(1, 0), part(2, 1), country(3, 2)], [2, 1, 3]],
  ['newer ones first', [part(9, 0), part(5, 0), part(1, 4)], [9, 1, 5]],
])('an area that is moved changes turns with one other, and with no one else: %s', (_, areas, wanted) => {
  const orders = newOrders(wanted.map((id) => areas.find((area) => area.id === id)!))
  expect(asked(withOrders(areas, orders))).toEqual(wanted)
  // Told one by one, the shop has at any moment the turns of before or those that are wished.
  const before = asked(areas)
  for (let told = 1; told < orders.length; told++)
    expect([before, wanted]).toContainEqual(asked(withOrders(areas, orders.slice(0, told))))
})

test('areas that stand in their turns already are left alone', () => {
  expect(newOrders([part(1, 0), part(2, 3), country(3, 9)])).toEqual([])
})
