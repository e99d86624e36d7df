import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  ['ana@exemplo.com.br', true],
  ['ana+loja@sub.exemplo.com', true],
  ["d'ávila@exemplo.com", false],
  ["o'neil@exemplo.com", true],
  ['ana@josé.com.br', true],
  ['ana', false],
  ['ana@', false],
  ['@exemplo.com', false],
  ['ana@exemplo', false],
  ['ana@@exemplo.com', false],
  ['ana..b@exemplo.com', false],
  ['.ana@exemplo.com', false],
  ['ana @exemplo.com', false],
  ['ana@exemplo.com\r\nBcc: x@y.com', false],
  ['ana@exemplo.com,eva@exemplo.com', false],
  ['ana@-exemplo.com', false],
  ['ana@127.0.0.1', false],
  [`${'a'.repeat(65)}@exemplo.com`, false],
  ['Ana@Exemplo.com.br', true],
  ['ana(casa)@exemplo.com', false],
  ['ana@exemplo..com', false],
  ['ana@exemplo.com.', false],
  ['ana@exemplo_loja.com', false],
  ['', false],
  [`ana@${'a'.repeat(250)}.com`, false],
])('[FORM-10] «%s» as an e-mail address: %s', (text, valid) => {
  expect(isEmailAddress(text)).toBe(valid)
})
