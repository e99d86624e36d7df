import { expect, test } from 'vitest'
import { changeMeta, LONGEST_META_BYTES, MOST_META } from './meta-data.ts'

const NOW = [
  { id: 1, key: 'ncm', value: '6912.00.00' },
  { id: 4, key: 'erp', value: { code: 7 } },
]

test.each([
  ['a new key gets the next id', [{ key: 'cest', value: 1 }], [...NOW, { id: 5, key: 'cest', value: 1 }]],
  ['a known key is written over', [{ key: 'ncm', value: 'x' }], [{ id: 1, key: 'ncm', value: 'x' }, NOW[1]]],
  ['an id says which one, whatever its key', [{ id: 4, key: 'erp2', value: 2 }], [NOW[0], { id: 4, key: 'erp2', value: 2 }]],
  ['null takes away', [{ id: 1, value: null }], [NOW[1]]],
  ['what is not there is not taken away', [{ key: 'nada', value: null }], NOW],
  ['a value without a key is nobody’s', [{ value: 3 }], NOW],
])('%s', (_what, changes, after) => {
  expect(changeMeta(NOW, changes)).toEqual(after)
})

test('more than is kept is refused as a whole', () => {
  const many = Array.from({ length: MOST_META - 1 }, (_, index) => ({ key: `k${index}`, value: 1 }))
  expect(changeMeta(NOW, many)).toBeUndefined()
  expect(changeMeta(NOW, many.slice(1))).toHaveLength(MOST_META)
  expect(changeMeta([], [{ key: 'k', value: 'x'.repeat(LONGEST_META_BYTES) }])).toBeUndefined()
})
