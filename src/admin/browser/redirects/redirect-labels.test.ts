import { expect, test } from 'vitest'
import { answerText, savedText } from './redirect-labels.ts'

const anAnswer = (code: number, to = '', target = 0) => ({ url: '/velho/', code, to, target_code: target, suggestions: [] })

test.each([
  [anAnswer(200), 'success', /Há uma página/],
  [anAnswer(404), 'warning', /lugar nenhum/],
  [anAnswer(410), 'info', /410/],
  [anAnswer(503), 'warning', /503/],
  [anAnswer(301, '/novo/', 200), 'success', /^Leva a \/novo\/ \(301, para sempre\)\.$/],
  [anAnswer(302, 'https://outra.example/'), 'success', /^Leva a https:\/\/outra\.example\/ \(302, por enquanto\)\.$/],
  [anAnswer(301, '/novo/', 404), 'warning', /não há nada/],
  [anAnswer(301, '/novo/', 301), 'warning', /leva adiante/],
] as const)('%j is told', (answer, severity, text) => {
  expect(answerText(answer)).toEqual({ severity, text: expect.stringMatching(text) })
})

test('a shortened way is told', () => {
  const saved = {
    id: 1,
    from: '/a/',
    to: '/c/',
    kind: 'exact',
    code: 301,
    origin: 'merchant',
    date_created: '',
    date_modified: '',
  } as const
  expect(savedText({ ...saved, via: [] })).toBe('/a/ agora leva a /c/.')
  expect(savedText({ ...saved, via: ['/b/'] })).toContain('/b/ já levava adiante')
  expect(savedText({ ...saved, code: 410, to: '', via: [] })).toContain('saiu da loja')
})
