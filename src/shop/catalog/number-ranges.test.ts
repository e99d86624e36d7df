import { expect, test } from 'vitest'
import { filterParameters, isFiltered, readFilters } from './filters.ts'

const rangesOf = (query: Record<string, unknown>) => readFilters(query).ranges

test.each<[Record<string, unknown>, unknown]>([
  [{ 'min_campo-largura': '10' }, [{ slug: 'campo-largura', min: 10 }]],
  [{ 'max_campo-largura-util': ' 12,50 ' }, [{ slug: 'campo-largura-util', max: 12.5 }]],
  [{ 'min_campo-a': '-0.5', 'max_campo-a': '-0' }, [{ slug: 'campo-a', min: -0.5, max: 0 }]],
  [{ 'min_campo-a': '9', 'max_campo-a': '1' }, [{ slug: 'campo-a', min: 1, max: 9 }]],
  [
    { 'max_campo-b': '2', 'min_campo-a': '1' },
    [
      { slug: 'campo-a', min: 1 },
      { slug: 'campo-b', max: 2 },
    ],
  ],
  [{ 'min_campo-a': 'dez', 'max_campo-a': '' }, undefined],
  [{ 'min_campo-a': ['1', '2'] }, undefined],
  [{ 'min_campo-A': '1', 'min_campo-': '1', 'min_campo--a': '1', min_a: '1' }, undefined],
  [{ 'min_campo-a': '1e9', 'max_campo-a': '1'.repeat(13) }, undefined],
  [{ [`min_campo-${'a'.repeat(70)}`]: '1' }, undefined],
])('of %j lists are narrowed by %j', (query, ranges) => {
  expect(rangesOf(query)).toEqual(ranges)
})

test('two addresses with the same meaning become one, and no address asks for many', () => {
  const filters = readFilters({ 'max_campo-a': '12,50', 'min_campo-a': '3', min_price: '2' })
  expect(filterParameters(filters)).toEqual([
    ['min_price', '2'],
    ['min_campo-a', '3'],
    ['max_campo-a', '12.5'],
  ])
  expect(isFiltered(readFilters({ 'min_campo-a': '3' }))).toBe(true)
  expect(rangesOf(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`min_campo-a${n}`, '1'])))).toHaveLength(8)
})
