import { expect, test } from 'vitest'
import { COMMON_WORDS } from './common-words.ts'
import { isGuessable } from './guessable.ts'

const FIRST = [
  'password Senha123 minhasenha flamengo Flamengo@10 brasil2026! 2026Brasil deusefiel meuamor1 trustno1',
  's3nh4forte P4ssw0rd! c0r1nth14ns drowssap gabriel.2015 lucaslucas coração1 Felipe12345 12345678 1234567890',
  '87654321 11223344 147258369 qwertyui qwerty123 1q2w3e4r 1qaz2wsx asdf1234 abcd1234 aaaaaaaa 12341234 asdfasdf',
  'abababab 10121985 10/12/1985 19851210',
].flatMap((line) => line.split(' '))

test.each([...FIRST, 'Maria Clara'])('«%s» is tried first by whoever guesses', (password) => {
  expect(isGuessable(password)).toBe(true)
})

test('these are more than the ten thousand most common ones: every word with every number of four digits', () => {
  expect(COMMON_WORDS.size).toBeGreaterThan(800)
  for (const [at, word] of [...COMMON_WORDS].entries())
    for (const ending of ['', String(at).padStart(4, '0'), '123', '!', '@10', '2026'])
      expect([word, ending, isGuessable(word + ending)]).toEqual([word, ending, true])
})

test.each(['Casa Aroeira', 'casaaroeira', 'Aroeira2026', 'AROEIRA!!', 'Ar0eira1'])(
  '«%s» is no password in a shop called Casa Aroeira, and would be one elsewhere unless it is common',
  (password) => {
    expect(isGuessable(password, ['Casa Aroeira'])).toBe(true)
    expect(isGuessable(password, ['Outra Loja'])).toBe(false)
  },
)

test.each([
  'a rede na varanda',
  'um canário canta',
  'caneca azul',
  'kd93-ks02-mq7x',
  'gato mia no telhado',
  'Sol-na-janela-7',
  '  espaço  ',
])('«%s» is a good one', (password) => {
  expect(isGuessable(password, ['Casa Aroeira', 'ana@loja.example', 'Ana'])).toBe(false)
})
