import { expect, test } from 'vitest'
import { diffLines, gapsIn, linesOfDocument } from './lines.ts'

const aDocument = (editor: string) => [
  {
    elements: [
      { settings: { title: 'Termos' }, elements: [] },
      { settings: { editor }, elements: [] },
    ],
  },
]

test('a document is told by its paragraphs, without the day on which it was written', () => {
  const editor =
    '<p>Loja &amp; cia, <strong>CNPJ</strong> 1.</p>\n<ul><li>um</li><li>dois</li></ul><p>Última atualização: hoje.</p>'
  expect(linesOfDocument(aDocument(editor))).toEqual(['Termos', 'Loja & cia, CNPJ 1.', 'um', 'dois'])
  expect([linesOfDocument(null), linesOfDocument([null, 'x', { settings: 1, elements: 2 }])]).toEqual([[], []])
})

test.each<[before: string, after: string, told: string]>([
  ['a b c', 'a b c', '=a =b =c'],
  ['a b c', 'a x c', '=a -b +x =c'],
  ['', 'a', '+a'],
  ['a b', '', '-a -b'],
  ['a c', 'a b c d', '=a +b =c +d'],
])('from «%s» to «%s»: %s', (before, after, told) => {
  const lines = (text: string) => text.split(' ').filter(Boolean)
  const signs = { same: '=', gone: '-', new: '+' }
  expect(
    diffLines(lines(before), lines(after))
      .map(({ is, text }) => signs[is] + text)
      .join(' '),
  ).toBe(told)
})

test('what is left to fill in is told once', () => {
  expect(gapsIn(['CNPJ [complete: número], [complete: e-mail]', 'de novo [complete: número]'])).toEqual(['número', 'e-mail'])
})
