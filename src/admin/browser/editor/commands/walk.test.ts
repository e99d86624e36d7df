import { expect, test } from 'vitest'
import { box, widget } from '#tests/support/page-trees.ts'
import { besides, between, towards, type Way } from './walk.ts'

const PAGE = [box('a', widget('b'), box('d', widget('e'))), widget('f')]

test.each<[from: string | undefined, way: Way, to: string | undefined]>([
  ['d', 'before', 'b'],
  ['b', 'before', 'a'],
  ['a', 'before', undefined],
  ['b', 'after', 'd'],
  ['e', 'after', 'f'],
  ['a', 'after', 'f'],
  ['f', 'after', undefined],
  ['a', 'inwards', 'b'],
  ['b', 'inwards', undefined],
  ['e', 'outwards', 'd'],
  ['a', 'outwards', undefined],
  [undefined, 'after', 'a'],
  ['ghost', 'before', 'a'],
])('from %s %s there is %s', (from, way, to) => {
  expect(towards(PAGE, from, way)).toBe(to)
})

test('everything beside an element is chosen, or what stands at the top', () => {
  expect(besides(PAGE, 'd')).toEqual(['b', 'd'])
  expect(besides(PAGE, undefined)).toEqual(['a', 'f'])
  expect(besides(PAGE, 'ghost')).toEqual([])
  expect(besides([], undefined)).toEqual([])
})

test('with Shift everything from one to the other is chosen, the pressed one last', () => {
  expect(between(PAGE, 'b', 'f')).toEqual(['b', 'd', 'e', 'f'])
  expect(between(PAGE, 'f', 'd')).toEqual(['f', 'e', 'd'])
  expect(between(PAGE, undefined, 'd')).toEqual(['d'])
  expect(between(PAGE, 'd', 'd')).toEqual(['d'])
})
