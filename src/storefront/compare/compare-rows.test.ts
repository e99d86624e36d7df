import { expect, test } from 'vitest'
import type { ComparedFacts } from '#shop/catalog/compared-facts.ts'
import { compareRows } from './compare-rows.ts'

const aProduct = (over: Partial<ComparedFacts>): ComparedFacts => ({
  id: 1,
  attributes: [],
  weightGrams: 0,
  sizeMm: [0, 0, 0],
  ...over,
})
const clay = { slug: 'material', name: 'Material', terms: ['Barro'] }

test('rows are made of all that any of the products says, and differences are marked', () => {
  const jar = aProduct({ attributes: [clay], weightGrams: 1300, sizeMm: [240, 90, 0] })
  const mug = aProduct({ attributes: [clay, { slug: 'cor', name: 'Cor', terms: ['Azul', 'Areia'] }], weightGrams: 320 })
  expect(compareRows([jar, mug])).toEqual([
    { label: 'Material', values: ['Barro', 'Barro'], differs: false },
    { label: 'Cor', values: ['', 'Azul, Areia'], differs: true },
    { label: 'Peso', values: ['1,3 kg', '320 g'], differs: true },
    { label: 'Medidas', values: ['24 × 9 cm', ''], differs: true },
  ])
})

test('products that say nothing have no rows, and one alone differs from nothing', () => {
  expect(compareRows([aProduct({}), aProduct({})])).toEqual([])
  expect(compareRows([aProduct({ attributes: [clay] })])).toEqual([{ label: 'Material', values: ['Barro'], differs: false }])
})
