import { expect, test } from 'vitest'
import { hashPassword, NOBODYS_HASH, passwordMatches, passwordProblem } from './password.ts'

test('a password is kept as argon2id and recognised again, however its accents were typed', async () => {
  const stored = await hashPassword('canção-do-sertão')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches('canção-do-sertão'.normalize('NFD'), stored)).toBe(true)
  expect(await passwordMatches('cancao-do-sertao', stored)).toBe(false)
})

test('the same password is kept differently each time', async () => {
  expect(await hashPassword('caneca azul')).not.toBe(await hashPassword('caneca azul'))
})

test('nobody can sign in with a broken or missing record', async () => {
  for (const stored of ['', 'plain', '$argon2id$v=19$m=1,t=1,p=1$', NOBODYS_HASH]) {
    expect(await passwordMatches('caneca azul', stored)).toBe(false)
  }
})

test.each([
  ['curta', 'ao menos 8'],
  ['a'.repeat(129), 'no máximo 128'],
  ['aaaaaaaaaa', 'adivinhar'],
  ['Senha123', 'adivinhar'],
])('«%s» is refused with the reason', (password, reason) => {
  expect(passwordProblem(password)).toContain(reason)
})

test('a phrase is a good password', () => {
  expect(passwordProblem('a rede na varanda')).toBeUndefined()
})
