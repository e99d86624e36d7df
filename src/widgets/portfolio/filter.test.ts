import { expect, test } from 'vitest'
import { ALL, filtersOf, passes } from './filter.ts'

const [clay, cloth] = [
  { slug: 'oficinas', name: 'Oficinas' },
  { slug: 'cuidados', name: 'Cuidados' },
]

test('[POSTS-4] every category is a filter once, in the order of the alphabet', () => {
  expect(filtersOf([{ categories: [clay] }, { categories: [clay, cloth] }, { categories: [] }])).toEqual([cloth, clay])
  expect(filtersOf([])).toEqual([])
})

test('[POSTS-4] all pieces pass the filter «all», the others only their own', () => {
  expect(passes(ALL, [])).toBe(true)
  expect(passes('oficinas', ['oficinas', 'cuidados'])).toBe(true)
  expect(passes('oficinas', ['cuidados'])).toBe(false)
})
