import { expect, test } from 'vitest'
import { mothersFor } from './mothers.ts'

const ALL = [
  { id: 1, parent: 0 },
  { id: 2, parent: 1 },
  { id: 3, parent: 2 },
  { id: 4, parent: 0 },
]
const ids = (id: number | undefined) => mothersFor(ALL, id).map((one) => one.id)

test('a category is offered every other one, but none that stands below it', () => {
  expect(ids(1)).toEqual([4])
  expect(ids(2)).toEqual([1, 4])
  expect(ids(3)).toEqual([1, 2, 4])
  expect(ids(undefined)).toEqual([1, 2, 3, 4])
})
