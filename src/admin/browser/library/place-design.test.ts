import { expect, test } from 'vitest'
import type { PageElement, Tree } from '../documents/tree.ts'
import { blockElement, placeDesign, replaceElement, shownBlock } from './place-design.ts'

const el = (id: string, ...elements: PageElement[]): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings: {},
  elements,
})
const makeIds = () => {
  let next = 0
  return () => `n${++next}`
}
const shape = (tree: Tree): unknown[] => tree.map(({ id, elements }) => (elements.length > 0 ? [id, ...shape(elements)] : id))

test.each<[what: string, tree: Tree, chosen: string | undefined, expected: unknown[]]>([
  ['on an empty page', [], undefined, [['n1', 'n2'], 'n3']],
  ['at the end', [el('a')], undefined, ['a', ['n1', 'n2'], 'n3']],
  ['behind the section that is chosen', [el('a'), el('b')], 'a', ['a', ['n1', 'n2'], 'n3', 'b']],
  [
    'behind the section around what is chosen',
    [el('a', el('x', el('y'))), el('b')],
    'y',
    [['a', ['x', 'y']], ['n1', 'n2'], 'n3', 'b'],
  ],
  ['at the end where what was chosen is gone', [el('a')], 'z', ['a', ['n1', 'n2'], 'n3']],
])('a design is placed with ids of its own: %s', (_what, tree, chosen, expected) => {
  const made = placeDesign(tree, [el('p', el('q')), el('r')], chosen, makeIds())
  expect(shape(made.tree)).toEqual(expected)
  expect(made.id).toBe('n1')
})

test('an element is replaced where it stands', () => {
  const tree = [el('a', el('x'), el('y'), el('z'))]
  expect(shape(replaceElement(tree, 'y', [el('p'), el('q')], makeIds()).tree)).toEqual([['a', 'x', 'n1', 'n2', 'z']])
  expect(replaceElement(tree, 'nobody', [el('p')], makeIds())).toEqual({ tree, id: undefined })
})

test('an element tells which block it shows', () => {
  expect(shownBlock(blockElement(7, makeIds()))).toBe(7)
  expect(shownBlock({ ...blockElement(7, makeIds()), settings: { template_id: '7' } })).toBe(7)
  expect(shownBlock({ ...blockElement(7, makeIds()), settings: {} })).toBeUndefined()
  expect(shownBlock(el('a'))).toBeUndefined()
  expect(shownBlock(undefined)).toBeUndefined()
})
