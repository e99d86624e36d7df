import { expect, test } from 'vitest'
import { isEmailAddress } from '#kit/email-address.ts'
import { isPhone, isWebAddress } from './validity.ts'

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
  const started = process.cpuUsage()
  for (const text of ['a'.repeat(100_000), `${'a.'.repeat(50_000)}@b`, `a@${'b-'.repeat(50_000)}`, '1'.repeat(100_000)]) {
    expect([isEmailAddress(text), isPhone(text), isWebAddress(text)]).toEqual([false, false, false])
  }
  expect(process.cpuUsage(started).user).toBeLessThan(500_000)
})
