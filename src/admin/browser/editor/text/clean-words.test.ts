import { expect, test } from 'vitest'
import { isStorableText } from '#kit/json.ts'
import { cleanWords, cutToRoom } from './clean-words.ts'

test.each<[pasted: string, line: string, lines: string]>([
  ['Feito à mão', 'Feito à mão', 'Feito à mão'],
  ['Um\r\nDois\rTrês\n\n', 'Um Dois Três ', 'Um\nDois\nTrês'],
  ['col\tuna', 'col una', 'col\tuna'],
  ['\uFEFFdo Word\u200B e do\u0000 nada', 'do Word e do nada', 'do Word e do nada'],
  [
    '<b>negrito</b> & <script>alert(1)</script>',
    '<b>negrito</b> & <script>alert(1)</script>',
    '<b>negrito</b> & <script>alert(1)</script>',
  ],
  ['R$\u00A049', 'R$\u00A049', 'R$\u00A049'],
  ['meio \uD83D', 'meio \uFFFD', 'meio \uFFFD'],
])('words are kept without unseen signs, a plain text in one line: %j', (pasted, line, lines) => {
  expect([cleanWords(pasted, 'plain'), cleanWords(pasted, 'lines')]).toEqual([line, lines])
  expect(isStorableText(cleanWords(pasted, 'lines'))).toBe(true)
})

test('what is pasted is cut to the room that is left, between signs', () => {
  expect(['barro', 'a😀b', 'x'].map((text) => cutToRoom(text, 2))).toEqual(['ba', 'a', 'x'])
  expect(cutToRoom('barro', -1)).toBe('')
})
