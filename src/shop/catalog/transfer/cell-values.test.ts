import { expect, test } from 'vitest'
import { decimalOf, flagOf, wholeOf } from './cell-values.ts'
import { columnOf, headingOf, readHeadings } from './columns.ts'
import { joinList, joinPath, metaCell, readMetaCell, splitList, splitPath } from './lists.ts'
import { edgeText, readShopTime } from './shop-time.ts'

test.each([
  ['49,90', 4_990],
  ['49.9', 4_990],
  ['49.9000', 4_990],
  ['R$ 1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['0', 0],
  ['1234', 123_400],
])('%s is a price of %i centavos', (cell, cents) => expect(decimalOf(cell, 2)).toBe(cents))
test.each(['1.234', '1,234', 'abc', '-3', '4,999', '1.23.45', ''])('%j is no price', (cell) =>
  expect(decimalOf(cell, 2)).toBeUndefined(),
)
test('a weight has three decimals', () => expect(decimalOf('1.234', 3)).toBe(1_234))

test('yes and no are understood in both languages', () => {
  expect(['1', 'sim', 'Yes', 'true'].map(flagOf)).toEqual([true, true, true, true])
  expect(['0', 'não', 'no', ''].map(flagOf)).toEqual([false, false, false, false])
  expect(flagOf('talvez')).toBeUndefined()
  expect([wholeOf('12'), wholeOf('12.0'), wholeOf('-1'), wholeOf('1,5'), wholeOf('99999999999')]).toEqual([
    12,
    12,
    -1,
    undefined,
    undefined,
  ])
})

test.each([
  ['Nome', 'Name'],
  ['preço', 'Regular price'],
  ['REGULAR PRICE', 'Regular price'],
  ['Sao permitidas encomendas?', 'Backorders allowed?'],
  ['GTIN, UPC, EAN, ou ISBN', 'GTIN, UPC, EAN, or ISBN'],
  ['Valores do atributo 12', 'Attribute 12 value(s)'],
  ['Attribute 2 visible', 'Attribute 2 visible'],
  ['Meta: _cor_da_caixa', 'Meta: _cor_da_caixa'],
])('the heading «%s» is the column %s', (heading, column) => expect(columnOf(heading)).toBe(column))
test.each(['Coisa', 'Attribute 31 name', 'Attribute 0 name', 'Meta:'])('«%s» is no column', (heading) =>
  expect(columnOf(heading)).toBeUndefined(),
)
test('every column is found again by its heading in either language', () => {
  const { columns } = readHeadings(['ID', 'Tipo'])
  expect(columns).toEqual(['ID', 'Type'])
  for (const column of [
    'Images',
    'Cross-sells',
    'Attribute 3 value(s)',
    'Attribute 3 variation',
    'Download 1 URL',
    'Published at',
  ])
    expect([columnOf(headingOf(column, 'pt')), columnOf(headingOf(column, 'en'))]).toEqual([column, column])
})
test('what means nothing here is told, and a heading that stands twice counts once', () => {
  expect(readHeadings(['Name', 'Nome', 'Cor do céu', 'Tax class', '']).columns).toEqual([
    'Name',
    undefined,
    undefined,
    'Tax class',
    undefined,
  ])
  expect(readHeadings(['Name', 'Cor do céu', 'Tax class']).ignored).toEqual(['Cor do céu', 'Tax class'])
})

test('commas and signs of a path can stand in names', () => {
  expect(splitList(joinList(['a, b', 'c']))).toEqual(['a, b', 'c'])
  expect(splitList(' ')).toEqual([])
  expect(splitPath(joinPath(['Casa', '2 > 1']))).toEqual(['Casa', '2 > 1'])
})
test.each([['texto'], [''], ['json:x'], [{ a: [1, null] }], [5], [true]])('%j is kept beside a product', (value) =>
  expect(readMetaCell(metaCell(value))).toEqual(value),
)

test('a day alone is its beginning or its end by the shop’s clock', () => {
  expect(readShopTime('2026-12-31', 'start')?.toISOString()).toBe('2026-12-31T03:00:00.000Z')
  expect(readShopTime('31/12/2026', 'end')?.toISOString()).toBe('2027-01-01T02:59:59.000Z')
  expect(readShopTime('2026-12-31 09:05', 'start')?.toISOString()).toBe('2026-12-31T12:05:00.000Z')
  expect(readShopTime('2026-12-31T09:05:00Z', 'start')?.toISOString()).toBe('2026-12-31T09:05:00.000Z')
  expect(edgeText(new Date('2027-01-01T02:59:59Z'), 'end')).toBe('2026-12-31')
  expect(edgeText(new Date('2026-12-31T12:05:00Z'), 'start')).toBe('2026-12-31 09:05:00')
})
test.each(['2026-02-30', 'amanhã', '0001-01-01', '31/02/2026', '2026-12-31 25:00'])('%s is no moment', (cell) =>
  expect(readShopTime(cell, 'start')).toBeUndefined(),
)
