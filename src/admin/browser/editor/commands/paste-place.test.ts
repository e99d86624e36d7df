import { expect, test } from 'vitest'
import { box, numbered, told, widget } from '#tests/support/page-trees.ts'
import { MAX_DEPTH, type PageElement } from '../../documents/tree.ts'
import { placePasted } from './paste-place.ts'

const PAGE = [box('a', widget('b'), widget('c')), box('d')]
const place = (elements: PageElement[], chosen?: string, isBehind = false) => {
  const placed = placePasted(PAGE, elements, { chosen, isBehind, newId: numbered() })
  return placed.ok ? `${told(placed.tree)} | ${placed.ids.join(' ')}` : placed.reason
}

test.each<[elements: PageElement[], chosen: string | undefined, isBehind: boolean, after: string]>([
  [[widget('x'), widget('y')], 'b', false, 'a(b x y c) d | x y'],
  [[widget('x')], 'd', false, 'a(b c) d(x) | x'],
  [[box('x')], 'a', false, 'a(b c x) d | x'],
  // A section that was copied and is still chosen gets its copy beside it.
  [[box('x')], 'a', true, 'a(b c) x d | x'],
  [[box('x', widget('y'))], undefined, false, 'a(b c) d x(y) | x'],
  [[widget('x'), widget('y')], undefined, false, 'a(b c) d n1(x y) | x y'],
  [[widget('x')], 'ghost', false, 'a(b c) d n1(x) | x'],
])('%j go to their place', (elements, chosen, isBehind, after) => {
  expect(place(elements, chosen, isBehind)).toBe(after)
})

test('what would be too deep or too much is not put in', () => {
  const deep = Array.from({ length: MAX_DEPTH - 1 }).reduce<PageElement>((inner, _, at) => box(`y${at}`, inner), widget('x'))
  expect(place([deep], 'a')).toContain('Não cabe aqui')
  expect(place([deep])).toContain('y10')
  expect(place(Array.from({ length: 1_997 }, (_, at) => widget(`x${at}`)))).toContain('no máximo 2.000')
})
