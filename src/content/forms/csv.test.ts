import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+55 11 98765', `"'+55 11 98765"`],
  ['-1+1', `"'-1+1"`],
  ['-1,5=2', `"'-1,5=2"`],
  ['-1\n=2', `"'-1\n'=2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ["Ana;=cmd|' /C calc'!A0;b", `"Ana;'=cmd|' /C calc'!A0;b"`],
  ['Ana; +1+1', `"Ana; '+1+1"`],
  ['Olá\r\n@SUM(A1)', `"Olá\r\n'@SUM(A1)"`],
  ['a;b', '"a;b"'],
  ['  =1', `"'  =1"`],
  ['＝1+1', `"'＝1+1"`],
  ['Ana "a artesã"', '"Ana ""a artesã"""'],
  ['linha\numa', '"linha\numa"'],
  ['1 + 1 = 2', '"1 + 1 = 2"'],
  ['', '""'],
  ['01310100', `"'01310100"`],
])('[FORM-9] the cell «%s» can be opened in a spreadsheet without running', (text, written) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`)
})

test.each(['0', '-1', '-11,37', '0,00'])('the sum «%s» stays a number that a spreadsheet adds up', (sum) => {
  expect(toCsv([[sum]])).toBe(`\uFEFF"${sum}"\r\n`)
})
