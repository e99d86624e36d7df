import { expect, test } from 'vitest'
import { changedEntries, valueIn, withValue } from './meta.ts'

const META = [
  { id: 1, key: 'erp', value: { a: 1 } },
  { id: 2, key: 'tecido', value: 'Linho' },
]

test('a value is changed in its place, a new one stands at the end, and only what changed is sent', () => {
  const changed = withValue(withValue(META, 'tecido', null), 'origem', 'Seridó')
  expect(changed).toEqual([META[0], { id: 2, key: 'tecido', value: null }, { key: 'origem', value: 'Seridó' }])
  expect(changedEntries(META, changed)).toEqual(changed.slice(1))
  expect(changedEntries(META, withValue(META, 'tecido', 'Linho'))).toEqual([])
  expect(valueIn(META, 'nada')).toBeNull()
})
