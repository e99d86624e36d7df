import { expect, test } from 'vitest'
import { find, newElement, type PageElement } from '../../documents/tree.ts'
import { dropHeld } from './drop-element.ts'

const box = (id: string, ...elements: PageElement[]): PageElement => ({
  ...newElement('container', undefined, () => id).whole,
  elements,
})
const widget = (id: string): PageElement => newElement('heading', 'a', () => id).whole
const tree = [box('a', widget('a1'), widget('a2'), widget('a3')), box('b')]
const newId = () => {
  let made = 0
  return () => `n${++made}`
}
const order = (after: readonly PageElement[], id: string) => find(after, id)?.elements.map((one) => one.id)

test.each([
  [0, 'a2,a1,a3'],
  [3, 'a1,a3,a2'],
])('an element let go at %d of its own list stands as %s', (index, expected) => {
  const { tree: after } = dropHeld(tree, { ids: ['a2'], label: '' }, { parent: 'a', index }, newId())
  expect(order(after, 'a')?.join()).toBe(expected)
})

test.each([1, 2])('an element let go beside itself (%d) changes nothing', (index) => {
  expect(dropHeld(tree, { ids: ['a2'], label: '' }, { parent: 'a', index }, newId()).tree).toBe(tree)
})

test('an element never goes into itself', () => {
  expect(dropHeld(tree, { ids: ['a'], label: '' }, { parent: 'a', index: 0 }, newId()).tree).toBe(tree)
})

test('a new widget stands where it is let go, at the top in a container of its own', () => {
  const inside = dropHeld(tree, { widget: 'heading', label: '' }, { parent: 'b', index: 0 }, newId())
  expect(order(inside.tree, 'b')).toEqual(inside.ids)
  const atTop = dropHeld(tree, { widget: 'heading', label: '' }, { parent: undefined, index: 1 }, newId())
  expect(
    find(dropHeld(tree, { widget: 'container', label: '' }, { parent: 'b', index: 0 }, newId()).tree, 'n1')?.settings,
  ).toEqual({})
  expect(atTop.tree).toHaveLength(3)
  expect(atTop.tree[1]?.elements[0]?.id).toBe(atTop.ids[0])
})

test('a widget that is taken out of its container to the top of the page gets another one around it', () => {
  const { tree: after, ids } = dropHeld(tree, { ids: ['a2'], label: '' }, { parent: undefined, index: 2 }, newId())
  expect(after.map(({ id }) => id)).toEqual(['a', 'b', 'n1'])
  expect(order(after, 'n1')).toEqual(['a2'])
  expect(ids).toEqual(['a2'])
})
