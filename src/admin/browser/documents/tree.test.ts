import { expect, test } from 'vitest'
import * as rules from './tree.ts'
import { createTreeSharing } from './tree-sharing.ts'
import { readDocument } from '#builder/document.ts'
import type { PageElement, Tree } from './tree.ts'
import { box, numbered, told, widget } from '#tests/support/page-trees.ts'

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

test('a copy shares no id and no setting with the original', () => {
  const original = box('a', widget('b', { items: [{ text: 'um' }] }))
  const copy = rules.copyOf(original, numbered())
  expect(told([copy])).toBe('n1(n2)')
  expect(copy.elements[0]!.settings).toEqual(original.elements[0]!.settings)
  expect(copy.elements[0]!.settings.items).not.toBe(original.elements[0]!.settings.items)
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

test('elements have the ids that the drawn page has, also those that came without one, with a strange one or with the same', () => {
  const stored = [
    { elType: 'container', elements: [{ id: 'AB', elType: 'widget' }, null, { id: 'ok', elType: 'widget' }] },
    { id: 'ok', elType: 'section', elements: [{ id: '', elType: 'column' }] },
  ]
  const ids = (tree: Tree): string[] => tree.flatMap(({ id, elements }) => [id, ...ids(elements)])
  expect(ids(rules.treeOf(stored))).toEqual(ids(readDocument(stored).elements))
  expect(new Set(ids(rules.treeOf(stored))).size).toBe(5)
  expect(rules.treeOf(rules.treeOf(stored))).toEqual(rules.treeOf(stored))
})

test('old sections and columns are containers; what is no element is left out', () => {
  const stored = [{ id: 's', elType: 'section', elements: [{ id: 'k', elType: 'column' }, null, 7] }, { id: 'x' }]
  expect(told(rules.treeOf(stored))).toBe('s(k)')
  expect(rules.treeOf('nada')).toEqual([])
})

/** 30 sections of nine widgets each. */
const largePage = () =>
  Array.from({ length: 30 }, (_, at) => box(`s${at}`, ...Array.from({ length: 9 }, (_one, place) => widget(`w${at}x${place}`))))

test('a change of one element leaves the other 299 the objects that they were', () => {
  const before = largePage()
  const after = rules.setSettings(before, 'w12x4', { title: 'Oi' })
  expect(after.filter((section, at) => section !== before[at]).map(({ id }) => id)).toEqual(['s12'])
  const [was, is] = [before[12]!.elements, after[12]!.elements]
  expect(is.filter((one, at) => one !== was[at]).map(({ id }) => id)).toEqual(['w12x4'])
  expect(rules.remove(before, 'w12x4')[12]!.elements[4]).toBe(was[5])
  expect(rules.setSettings(before, 'ghost', {})).toBe(before)
})

test('what comes back from a form as a copy is the tree that was given to it', () => {
  const sharing = createTreeSharing()
  const before = sharing.share(largePage())
  const after = rules.setSettings(before, 'w12x4', { title: 'Oi' })
  sharing.expect(after)
  expect(sharing.share(structuredClone(after))).toBe(after)
  // Saved and read again, with one element changed by the shop.
  const saved = structuredClone(after) as PageElement[]
  saved[3]!.elements[0]!.settings = { title: 'Limpo' }
  const shown = sharing.share(saved)
  expect(shown.filter((section, at) => section !== after[at]).map(({ id }) => id)).toEqual(['s3'])
  expect(shown[3]!.elements[1]).toBe(after[3]!.elements[1])
})
