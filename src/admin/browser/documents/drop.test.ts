import { expect, test } from 'vitest'
import { dropHeld } from '../editor/canvas/drop-element.ts'
import { type Drop, placeOn, whereOn } from './drop.ts'
import { MAX_DEPTH, type PageElement, type Tree } from './tree.ts'

const box = (id: string, ...elements: PageElement[]): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings: {},
  elements,
})
const widget = (id: string): PageElement => ({ ...box(id), elType: 'widget', widgetType: 'heading' })
const told = (tree: Tree): string =>
  tree.map(({ id, elType, elements }) => (elType === 'container' ? `${id}(${told(elements)})` : id)).join(' ')

const dropped = (tree: Tree, ids: string[], drop: Drop): Tree => {
  const place = placeOn(tree, drop)
  return place ? dropHeld(tree, { ids, label: '' }, place, () => 'new').tree : tree
}

const PAGE = [box('a', widget('b'), widget('c'), box('d', widget('e'))), widget('f'), box('g')]

test.each<[id: string, onto: string, where: Drop['where'], after: string]>([
  ['c', 'b', 'before', 'a(c b d(e)) f g()'],
  ['b', 'c', 'after', 'a(c b d(e)) f g()'],
  ['b', 'd', 'after', 'a(c d(e) b) f g()'],
  ['f', 'a', 'before', 'f a(b c d(e)) g()'],
  ['f', 'd', 'inside', 'a(b c d(e f)) g()'],
  ['e', 'f', 'after', 'a(b c d()) f new(e) g()'],
  ['a', 'g', 'inside', 'f g(a(b c d(e)))'],
  ['d', 'e', 'before', told(PAGE)],
  ['a', 'd', 'inside', told(PAGE)],
  ['b', 'b', 'after', told(PAGE)],
  ['b', 'f', 'inside', told(PAGE)],
  ['b', 'ghost', 'before', told(PAGE)],
])('%s let go on %s, %s', (id, onto, where, after) => {
  expect(told(dropped(PAGE, [id], { onto, where }))).toBe(after)
})

test('nothing is let go deeper than a page may be', () => {
  const deep = Array.from({ length: MAX_DEPTH }, (_, level) => level).reduce<PageElement[]>(
    (inside, level) => [box(`n${level}`, ...inside)],
    [],
  )
  const tree = [...deep, widget('w')]
  expect(dropped(tree, ['w'], { onto: 'n0', where: 'inside' })).toBe(tree)
  expect(told(dropped(tree, ['w'], { onto: 'n0', where: 'before' }))).toContain('(w n0())')
})

test('a row is before in its upper part and after in its lower; in its middle a container takes things in', () => {
  expect([0.1, 0.4, 0.6, 0.9].map((share) => whereOn(share, false))).toEqual(['before', 'before', 'after', 'after'])
  expect([0.1, 0.4, 0.6, 0.9].map((share) => whereOn(share, true))).toEqual(['before', 'inside', 'inside', 'after'])
})

test.each<[ids: string[], onto: string, where: Drop['where'], after: string]>([
  [['b', 'c'], 'f', 'after', 'a(d(e)) f new(b) new(c) g()'],
  [['f', 'b'], 'd', 'inside', 'a(c d(e b f)) g()'],
  [['b', 'c'], 'd', 'after', 'a(d(e) b c) f g()'],
  [['c', 'f'], 'a', 'before', 'new(c) f a(b d(e)) g()'],
  // What is held counts as nowhere.
  [['b', 'd'], 'e', 'before', told(PAGE)],
  [['b', 'c'], 'c', 'after', told(PAGE)],
])('%j are let go together on %s, %s', (ids, onto, where, after) => {
  expect(told(dropped(PAGE, ids, { onto, where }))).toBe(after)
})
