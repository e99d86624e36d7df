import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+55 11 98765', `"'+55 11 98765"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['＝1+1', `"'＝1+1"`],
  ['Ana "a artesã"', '"Ana ""a artesã"""'],
  ['linha\numa', '"linha\numa"'],
  ['1 + 1 = 2', '"1 + 1 = 2"'],
  ['', '""'],
])('[FORM-9] the cell «%s» can be opened in a spreadsheet without running', (text, written) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`)
})
