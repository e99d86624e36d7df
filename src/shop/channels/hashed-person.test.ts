import { expect, test } from 'vitest'
import { hashed, known, plainEmail, plainPhone, plainWord } from './hashed-person.ts'

test.each([
  ['(11) 98765-4321', '5511987654321'],
  ['011 98765-4321', '5511987654321'],
  ['+55 11 98765-4321', '5511987654321'],
  ['+351 912 345 678', '351912345678'],
  ['', ''],
])('the telephone «%s» is compared as «%s»', (typed, plain) => expect(plainPhone(typed)).toBe(plain))

test('an e-mail and a name are compared without capitals and blanks', () => {
  expect(plainEmail('  Zefa@Exemplo.com.BR ')).toBe('zefa@exemplo.com.br')
  expect(plainWord("São João d'El-Rei")).toBe('sãojoãodelrei')
})

test('what is not known is not hashed', () => {
  expect(hashed('')).toBeUndefined()
  // The example that Meta's own page gives.
  expect(hashed('john_smith@gmail.com')).toBe('62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f')
  expect(known({ em: hashed(''), ph: 'x', ip: '' })).toEqual({ ph: 'x' })
})
