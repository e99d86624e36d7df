import { expect, test } from 'vitest'
import { back, forth, NO_TRAIL, type Trail, went } from './trail.ts'
import * as rules from './tree.ts'
import type { PageElement, Tree } from './tree.ts'

const box = (id: string, ...elements: PageElement[]): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings: {},
  elements,
})
const widget = (id: string, settings = {}): PageElement => ({
  id,
  elType: 'widget',
  widgetType: 'heading',
  settings,
  elements: [],
})
/** `a(b c) d` */
const told = (tree: Tree): string =>
  tree.map(({ id, elements }) => (elements.length > 0 ? `${id}(${told(elements)})` : id)).join(' ')
const numbered = () => {
  let last = 0
  return () => `n${++last}`
}
const page = [box('a', widget('b'), box('c', widget('d'))), widget('e')]

test('an element goes up and down among its siblings, and stays at the ends', () => {
  expect(told(rules.step(page, 'c', 'up'))).toBe('a(c(d) b) e')
  expect(told(rules.step(page, 'b', 'down'))).toBe('a(c(d) b) e')
  expect(rules.step(page, 'a', 'up')).toBe(page)
  expect(rules.step(page, 'e', 'down')).toBe(page)
})

test('an element goes into the container before it and out behind the one it stands in', () => {
  expect(told(rules.step(page, 'e', 'in'))).toBe('a(b c(d) e)')
  expect(told(rules.step(page, 'd', 'out'))).toBe('a(b c d) e')
  expect(told(rules.step(page, 'c', 'out'))).toBe('a(b) c(d) e')
  // A heading holds nothing, and the top is the top.
  expect(rules.step(page, 'c', 'in')).toBe(page)
  expect(rules.step(page, 'e', 'out')).toBe(page)
})

test('nothing moves into itself, into what it holds, or into a widget', () => {
  expect(rules.move(page, 'a', 'c', 0)).toBe(page)
  expect(rules.move(page, 'a', 'a', 0)).toBe(page)
  expect(rules.move(page, 'b', 'e', 0)).toBe(page)
  expect(told(rules.move(page, 'e', 'c', 0))).toBe('a(b c(e d))')
})

test('a page is never deeper than it may be', () => {
  const deep = Array.from({ length: rules.MAX_DEPTH }).reduce<PageElement[]>((inner, _, at) => [box(`x${at}`, ...inner)], [])
  const both = [...deep, box('w', widget('z'))]
  expect(rules.move(both, 'w', `x${rules.MAX_DEPTH - 1}`, 0)).not.toBe(both)
  expect(rules.move(both, 'w', 'x1', 0)).toBe(both)
  expect(rules.insert(both, widget('y'), 'x0', 0)).toBe(both)
})

test('a copy stands behind the original and shares no id and no setting with it', () => {
  const made = rules.duplicate([box('a', widget('b', { items: [{ text: 'um' }] }))], 'a', numbered())
  expect(told(made.tree)).toBe('a(b) n1(n2)')
  expect(made.id).toBe('n1')
  const [original, copy] = [rules.find(made.tree, 'b')!, rules.find(made.tree, 'n2')!]
  expect(copy.settings).toEqual(original.settings)
  expect(copy.settings.items).not.toBe(original.settings.items)
})

test('a widget is added inside of the chosen container, behind the chosen widget, or in a container of its own', () => {
  expect(told(rules.add(page, 'image', 'c', numbered()).tree)).toBe('a(b c(d n1)) e')
  expect(told(rules.add(page, 'image', 'b', numbered()).tree)).toBe('a(b n1 c(d)) e')
  expect(told(rules.add(page, 'image', undefined, numbered()).tree)).toBe('a(b c(d)) e n2(n1)')
  expect(told(rules.add(page, 'container', 'e', numbered()).tree)).toBe('a(b c(d)) e n1')
  expect(rules.add(page, 'image', undefined, numbered()).id).toBe('n1')
  expect(rules.add([], 'image', undefined, numbered()).tree[0]!.settings).toEqual({ content_width: 'boxed', padding_block: 'md' })
})

test('what is changed is changed alone', () => {
  const changed = rules.setSettings(page, 'd', { title: 'Oi' })
  expect(rules.find(changed, 'd')!.settings).toEqual({ title: 'Oi' })
  expect(rules.find(page, 'd')!.settings).toEqual({})
  expect(changed[1]).toBe(page[1])
  expect(told(rules.remove(page, 'c'))).toBe('a(b) e')
  expect(['b', 'c', 'd', 'e', 'x'].map((id) => rules.neighbourOf(page, id))).toEqual(['c', 'b', 'c', 'a', undefined])
})

test('the outline leaves out what is closed and says each one’s place', () => {
  expect(rules.rowsOf(page, new Set()).map(({ element, level }) => `${element.id}${level}`)).toEqual([
    'a1',
    'b2',
    'c2',
    'd3',
    'e1',
  ])
  expect(rules.rowsOf(page, new Set(['a']))).toMatchObject([
    { element: { id: 'a' }, place: 1, count: 2 },
    { element: { id: 'e' }, place: 2 },
  ])
})

test('old sections and columns are containers; what is no element is left out', () => {
  const stored = [{ id: 's', elType: 'section', elements: [{ id: 'k', elType: 'column' }, null, 7] }, { id: 'x' }]
  expect(told(rules.treeOf(stored))).toBe('s(k)')
  expect(rules.treeOf('nada')).toEqual([])
})

test('steps are taken back and done again; typing one word is one step; a new step forgets what was taken back', () => {
  let trail: Trail<string> = NO_TRAIL
  trail = went(trail, '', 'title')
  trail = went(trail, 'O', 'title')
  trail = went(trail, 'Oi', 'color')
  expect(trail.past).toEqual(['', 'Oi'])
  const once = back(trail, 'Oi!')!
  expect(once.present).toBe('Oi')
  const twice = back(once.trail, once.present)!
  expect([twice.present, back(twice.trail, twice.present)]).toEqual(['', undefined])
  const again = forth(twice.trail, twice.present)!
  expect(again.present).toBe('Oi')
  expect(forth(again.trail, again.present)!.present).toBe('Oi!')
  expect(forth(went(again.trail, again.present, ''), 'outro')).toBeUndefined()
})
