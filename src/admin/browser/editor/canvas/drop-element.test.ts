import { expect, test } from 'vitest'
import { find, type PageElement } from '../../documents/tree.ts'
import { dropHeld, freshElement } from './drop-element.ts'

const box = (id: string, ...elements: PageElement[]): PageElement => ({ ...freshElement('container'), id, elements })
const widget = (id: string): PageElement => ({ ...freshElement('heading'), id })
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
  const { tree: after } = dropHeld(tree, { id: 'a2', label: '' }, { parent: 'a', index }, newId())
  expect(order(after, 'a')?.join()).toBe(expected)
})

test.each([1, 2])('an element let go beside itself (%d) changes nothing', (index) => {
  expect(dropHeld(tree, { id: 'a2', label: '' }, { parent: 'a', index }, newId()).tree).toBe(tree)
})

test('an element never goes into itself', () => {
  expect(dropHeld(tree, { id: 'a', label: '' }, { parent: 'a', index: 0 }, newId()).tree).toBe(tree)
})

test('a new widget stands where it is let go, at the top in a container of its own', () => {
  const inside = dropHeld(tree, { made: [freshElement('heading')], label: '' }, { parent: 'b', index: 0 }, newId())
  expect(order(inside.tree, 'b')).toEqual([inside.id])
  const atTop = dropHeld(tree, { made: [freshElement('heading')], label: '' }, { parent: undefined, index: 1 }, newId())
  expect(atTop.tree).toHaveLength(3)
  expect(atTop.tree[1]?.elements[0]?.id).toBe(atTop.id)
})
