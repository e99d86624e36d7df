import { expect, test } from 'vitest'
import { foldLines } from './fold-lines.ts'

const long = Array.from({ length: 400 }, (_, at) => `palavrão${at}`).join(' ')

test('a long line goes on below where it has a space, and says the same', () => {
  const lines = foldLines(`curta\n${long}`).split('\n')
  expect(lines[0]).toBe('curta')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(900)
  expect(lines.slice(1).join(' ')).toBe(long)
})

test.each([
  ['a short line', 'Olá, Ana!'],
  ['nothing', ''],
  ['a word that has no place to break', 'x'.repeat(2_000)],
  ['two spaces', 'um  dois'],
])('%s stays as it is', (_name, text) => {
  expect(foldLines(text)).toBe(text)
})
