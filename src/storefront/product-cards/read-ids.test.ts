import { expect, test } from 'vitest'
import { readIds } from './read-ids.ts'

test.each<[raw: unknown, ids: number[] | undefined]>([
  ['12,7,12', [12, 7]],
  ['', []],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['1,', [1]],
  ['1;2', undefined],
  ['0', undefined],
  ["1') or 1=1", undefined],
  ['9'.repeat(70), undefined],
  [undefined, undefined],
  [['1', '2'], undefined],
])('of an address with ids=%j the products %j are meant', (raw, ids) => {
  expect(readIds(raw, 4)).toEqual(ids)
})
