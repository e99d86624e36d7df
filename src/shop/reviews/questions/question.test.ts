import { expect, test } from 'vitest'
import { readQuestion } from './question.ts'

const good = { question: ' Pode ir ao forno? ', author: 'Ana', email: 'Ana@Casa.example' }

test('a question is read without spaces around it, and its address in lower case', () => {
  const question = { text: 'Pode ir ao forno?', author: 'Ana', email: 'ana@casa.example' }
  expect(readQuestion(good)).toMatchObject({ ok: true, question })
})

test('who is signed in asks under the name and address of the account', () => {
  const user = { displayName: 'Bia', email: 'bia@casa.example' }
  expect(readQuestion({ ...good, author: 'Outra', email: 'x' }, user)).toMatchObject({
    ok: true,
    question: { author: 'Bia', email: 'bia@casa.example' },
  })
})

test.each([
  ['question', { question: ' ' }],
  ['question', { question: 'a'.repeat(1_001) }],
  ['question', { question: ['a'] }],
  ['author', { author: '\u202e' }],
  ['email', { email: 'ana' }],
])('%s is asked for again when it is wrong: %j', (field, over) => {
  const read = readQuestion({ ...good, ...over })
  expect(read.ok === false && Object.keys(read.problems)).toEqual([field])
})
