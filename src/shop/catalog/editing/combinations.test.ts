import { expect, test } from 'vitest'
import { missingCombinations } from './combinations.ts'

const COLOR = { attributeId: 1, termIds: [10, 11] }
const SIZE = { attributeId: 2, termIds: [20, 21] }
const of = (...pairs: [number, number][]) => new Map(pairs)

test('every choice that is not there yet is found, the first attribute turning slowest', () => {
  expect(missingCombinations([COLOR, SIZE], [of([1, 10], [2, 21])], 100)).toEqual([
    of([1, 10], [2, 20]),
    of([1, 11], [2, 20]),
    of([1, 11], [2, 21]),
  ])
})
test('a variation that leaves an attribute open stands for all of its values', () => {
  expect(missingCombinations([COLOR, SIZE], [of([1, 10])], 100)).toEqual([of([1, 11], [2, 20]), of([1, 11], [2, 21])])
  expect(missingCombinations([COLOR, SIZE], [of()], 100)).toEqual([])
})
test('no more are made than asked for, and none where an attribute has no value', () => {
  expect(missingCombinations([COLOR, SIZE], [], 3)).toHaveLength(3)
  expect(missingCombinations([COLOR, { attributeId: 3, termIds: [] }], [], 10)).toEqual([])
  expect(missingCombinations([], [], 10)).toEqual([])
})
test('a product of very many attributes is not worked out beyond what is asked for', () => {
  const axes = Array.from({ length: 30 }, (_, index) => ({ attributeId: index, termIds: [1, 2, 3, 4, 5, 6, 7, 8] }))
  expect(missingCombinations(axes, [], 100)).toHaveLength(100)
})
