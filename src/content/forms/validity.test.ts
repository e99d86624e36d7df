import { expect, test } from 'vitest'
import { isEmail, isPhone, isWebAddress } from './validity.ts'

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
  [`ana@${'a'.repeat(250)}.com`, false],
])('[FORM-10] «%s» as an e-mail address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid)
})

test.each([
  ['123456', true],
  ['12345', false],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['(11) 98765-4321', true],
  ['+55 11 98765.4321', true],
  ['onze 98765', false],
  ['', false],
  ['()+- ./', false],
  ['1 2 3 4 5 6', true],
])('[FORM-10] «%s» as a telephone of 6 to 15 digits: %s', (text, valid) => {
  expect(isPhone(text)).toBe(valid)
})

test.each([
  ['https://exemplo.com.br', true],
  ['http://exemplo.com/caminho?x=1#y', true],
  ['HTTPS://EXEMPLO.COM', true],
  ['exemplo.com', false],
  ['ftp://exemplo.com', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://exemplo .com', false],
  ['https://ana:senha@exemplo.com', false],
  [`https://exemplo.com/${'a'.repeat(2_000)}`, false],
])('[FORM-10] «%s» as a web address: %s', (text, valid) => {
  expect(isWebAddress(text)).toBe(valid)
})

test('[FORM-10] hostile texts are refused at once', () => {
  const started = performance.now()
  for (const text of ['a'.repeat(100_000), `${'a.'.repeat(50_000)}@b`, `a@${'b-'.repeat(50_000)}`, '1'.repeat(100_000)]) {
    expect([isEmail(text), isPhone(text), isWebAddress(text)]).toEqual([false, false, false])
  }
  expect(performance.now() - started).toBeLessThan(500)
})
