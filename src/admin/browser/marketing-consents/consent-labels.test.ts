import { expect, test } from 'vitest'
import { consentText } from './consent-labels.ts'

test('a consent says what was answered and where', () => {
  expect(consentText({ is_given: true, source: 'checkout' })).toBe('Aceitou na finalização da compra')
  expect(consentText({ is_given: false, source: 'link' })).toBe('Saiu pelo link do e-mail')
})
