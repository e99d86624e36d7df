import { expect, test } from 'vitest'
import type { SentField } from './contract.ts'
import { asHtml, fillTemplate, oneLine } from './mail-text.ts'

const FIELDS: SentField[] = [
  { id: 'nome', type: 'text', label: 'Nome', value: 'Ana [field id="email"]' },
  { id: 'email', type: 'email', label: 'E-mail', value: 'ana@exemplo.com.br' },
  { id: 'cores', type: 'checkbox', label: '', value: ['azul', 'verde'] },
]

test('[FORM-9] a mail has what was sent in the places that the merchant gave it', () => {
  expect(fillTemplate('[field id="email"] / [field id=cores] / [field id="falta"]', FIELDS)).toBe(
    'ana@exemplo.com.br / azul, verde / ',
  )
  expect(fillTemplate('[all-fields]', FIELDS)).toBe(
    'Nome: Ana [field id="email"]\nE-mail: ana@exemplo.com.br\ncores: azul, verde',
  )
})

test('what a person types is never taken for a place to fill', () => {
  expect(fillTemplate('[field id="nome"]', FIELDS)).toBe('Ana [field id="email"]')
})

test.each([
  ['Oi\r\nBcc: x@y.com', 'Oi Bcc: x@y.com'],
  ['a\u2028b\u0000c\td', 'a b c d'],
  ['  ', ''],
  ['x'.repeat(400), 'x'.repeat(300)],
])('[FORM-9] a subject is one line whatever is typed: %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('the markup of a mail holds text and no tags of a sender', () => {
  expect(asHtml('<img src=x onerror="x()">\nB & C')).toBe('<p>&lt;img src=x onerror=&quot;x()&quot;&gt;<br>B &amp; C</p>')
})
