import { expect, test } from 'vitest'
import { branchesOf, type CategoryRecord, placesFor } from './tree.ts'

const aCategory = (id: number, parent: number, menu_order = 0): CategoryRecord => ({
  id,
  parent,
  menu_order,
  name: `C${id}`,
  slug: '',
  description: '',
  image: null,
  count: 0,
})
const tree = branchesOf([aCategory(1, 0, 2), aCategory(2, 1), aCategory(3, 0, 1), aCategory(4, 2), aCategory(5, 99)])

test('each category stands under the one above it, in the merchant’s order', () => {
  expect(tree.map(({ category, depth }) => [category.id, depth])).toEqual([
    [5, 0],
    [3, 0],
    [1, 0],
    [2, 1],
    [4, 2],
  ])
})

test('a category can be moved anywhere but below itself', () => {
  expect(placesFor(tree, 1).map(({ category }) => category.id)).toEqual([5, 3])
  expect(placesFor(tree, 2).map(({ category }) => category.id)).toEqual([5, 3, 1])
  expect(placesFor(tree, undefined)).toHaveLength(5)
})
