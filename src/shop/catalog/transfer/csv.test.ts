import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareCell, createCsvReader, csvLine, safeCell } from './csv.ts'

const readAll = (text: string, separator = ',', pieces = [text]) => {
  const reader = createCsvReader(separator)
  return [...pieces.flatMap((piece) => [...reader.push(piece)]), ...reader.end()]
}
const cellsOf = (text: string, separator?: string) => readAll(text, separator).map(({ cells }) => cells)

test('cells are parted by the separator, and quotation marks hold one together', () => {
  expect(cellsOf('a,b\r\n"c, d","e ""f""\ng"\n')).toEqual([
    ['a', 'b'],
    ['c, d', 'e "f"\ng'],
  ])
  expect(cellsOf('a;b,c\rd;e', ';')).toEqual([
    ['a', 'b,c'],
    ['d', 'e'],
  ])
})

test('a record knows the line where it begins, as an editor counts; empty lines are none', () => {
  expect(readAll('a\r\n"b\r\nc"\r\n\r\nd').map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'a'],
    [2, 'b\r\nc'],
    [5, 'd'],
  ])
})

test('quotation marks that nobody closes are told by their line', () => {
  expect(() => readAll('a\nb,"c\nd')).toThrow('há aspas que não fecham')
})

test('whatever is written is read again, however the text is cut into pieces', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', "'", '=', 'é'), maxLength: 8 })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), fc.nat(20), (rows, cut) => {
      const kept = rows.filter((row) => row.some((one) => one !== ''))
      const text = kept.map((row) => csvLine(row, ',')).join('')
      const read = readAll(text, ',', [text.slice(0, cut), text.slice(cut)])
      expect(read.map(({ cells }) => cells.map(bareCell))).toEqual(kept)
    }),
  )
})

test.each(['=1+1', '+55 11', '-oferta', '@loja', '\tx', '＝1', "'=x", ' =1+1', '\n=1', "' =1", '\u00a0@x'])(
  '%j is shown by a spreadsheet, not carried out',
  (cell) => {
    expect(safeCell(cell)).toBe(`'${cell}`)
    expect(bareCell(safeCell(cell))).toBe(cell)
  },
)
test.each(['-1', '-3,50', "'aspas'", 'a=b', ''])('%j stays as it is', (cell) => {
  expect(safeCell(cell)).toBe(cell)
  expect(bareCell(cell)).toBe(cell)
})
