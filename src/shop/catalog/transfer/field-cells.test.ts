import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INITIAL_FIELDS } from '../editing/change-fields.ts'
import type { ProductFieldValues } from '../editing/contract.ts'
import { type FieldKind, PRODUCT_FIELD_LIST } from '../product-fields.ts'
import { columnOf, COLUMNS, headingOf } from './columns.ts'
import { fieldCells, readFields } from './field-cells.ts'

function valuesOf(kind: FieldKind): fc.Arbitrary<unknown> {
  switch (kind.is) {
    case 'flag':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...Object.keys(kind.names))
    case 'whole':
      return kind.mayBeMissing ? fc.option(fc.integer({ min: kind.least, ...(kind.most && { max: kind.most }) })) : fc.integer()
    case 'day':
      return fc.option(fc.constantFrom('2026-12-12', '2028-02-29'))
    case 'line':
    case 'html':
      return fc.stringMatching(/^[a-zà-ú<>/,;"]{1,60}$/)
    default:
      return fc.nat({ max: 2_000_000 })
  }
}
const rows = fc.record(
  Object.fromEntries(PRODUCT_FIELD_LIST.map(({ column, kind }) => [column, valuesOf(kind)])),
) as unknown as fc.Arbitrary<ProductFieldValues> // a value of its kind for each column
const read = (cells: Record<string, string>) => {
  const problems: string[] = []
  const values = readFields({ cells, problem: (column, why) => void problems.push(`${column}: ${why}`) }, (name) => name in cells)
  return { values, problems }
}

test('what a table tells of a product is read as it was', () => {
  fc.assert(
    fc.property(rows, (row) => {
      const { values, problems } = read(fieldCells(row))
      expect(problems).toEqual([])
      expect(row).toMatchObject(values)
      expect(Object.keys(values)).toHaveLength(PRODUCT_FIELD_LIST.filter(({ csv }) => csv).length)
    }),
    { numRuns: 100 },
  )
})

test('a cell that says nothing of its kind is told with its column', () => {
  const cells = { 'Is featured?': 'talvez', 'Visibility in catalog': 'longe', 'Weight (kg)': 'leve', 'Low stock amount': '-1' }
  expect(read(cells).problems).toEqual([
    'Is featured?: “talvez” não serve: escreva 1 ou 0.',
    'Visibility in catalog: use visible, catalog, search, hidden.',
    'Low stock amount: “-1” não é um número que sirva aqui.',
    'Weight (kg): “leve” não é um número. Escreva como 0,35.',
  ])
})

test('every field of a table stands in it once, under both of its headings', () => {
  for (const { csv } of PRODUCT_FIELD_LIST) {
    if (!csv) continue
    expect(COLUMNS.filter((column) => column === csv[0])).toEqual([csv[0]])
    expect(headingOf(csv[0], 'pt')).toBe(csv[1])
    expect(csv.map(columnOf)).toEqual(csv.map(() => csv[0]))
  }
  expect(Object.keys(fieldCells(INITIAL_FIELDS)).every((column) => COLUMNS.includes(column))).toBe(true)
})
