import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFull, type MaskKind, maskTyping, type Typing } from './masks.ts'

/** A text with a bar where the caret is: «123|4». */
const at = (marked: string): Typing => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const shown = ({ text, caret }: Typing) => `${text.slice(0, caret)}|${text.slice(caret)}`

test.each<[MaskKind, string, string]>([
  ['cpf', '529|', '529|'],
  ['cpf', '5299|', '529.9|'],
  ['cpf', '52998224725|', '529.982.247-25|'],
  ['cpf', 'CPF 529.982.247-25|', '529.982.247-25|'],
  // A digit put into the middle leaves the caret after it.
  ['cpf', '5279|.982.247-2', '527.9|98.224-72'],
  // Deleting at a dot: the caret steps over it, nothing is eaten.
  ['cpf', '529|982.247-25', '529|.982.247-25'],
  ['cpf', '529.|', '529|'],
  ['cpf', '529.982.247-255|', '529.982.247-255|'],
  ['cpf', '|', '|'],
  ['cnpj', '12abc34501de35|', '12.ABC.345/01DE-35|'],
  ['cnpj', '1|2abc', '1|2.ABC'],
  ['cep', '01310100|', '01310-100|'],
  ['cep', '01310|', '01310|'],
  ['phone', '11|', '(11|'],
  ['phone', '119|', '(11) 9|'],
  ['phone', '1132221111|', '(11) 3222-1111|'],
  ['phone', '11987654321|', '(11) 98765-4321|'],
  ['phone', '+55 11 98765-4321|', '+55 11 98765-4321|'],
])('%s: «%s» becomes «%s»', (kind, typed, masked) => expect(shown(maskTyping(kind, at(typed)))).toBe(masked))

test.each<[MaskKind, string, string]>([
  ['phone', '|11) 3333-4444', '(|11) 3333-4444'],
  ['cpf', '529|982.247-25', '529.|982.247-25'],
  ['cpf', '529.98|.247-25', '529.98|2.472-5'],
  ['cep', '01310|', '01310|'],
])('%s, deleting forward: «%s» becomes «%s»', (kind, typed, masked) =>
  expect(shown(maskTyping(kind, at(typed), true))).toBe(masked),
)

test('a document or a CEP that is whole takes no more, a telephone does', () => {
  expect([isFull('cpf', '529.982.247-2'), isFull('cpf', '529.982.247-25')]).toEqual([false, true])
  expect([isFull('cnpj', '12.ABC.345/01DE-3'), isFull('cnpj', '12.ABC.345/01DE-35')]).toEqual([false, true])
  expect([isFull('cep', '01310-10'), isFull('cep', '01310-100'), isFull('phone', '(11) 98765-4321')]).toEqual([
    false,
    true,
    false,
  ])
})

test('a mask loses no sign, keeps the caret after the same sign, and done twice changes nothing more', () => {
  const kinds = fc.constantFrom<MaskKind>('cpf', 'cnpj', 'cep', 'phone')
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789abZ .-/()'), maxLength: 24 })
  fc.assert(
    fc.property(kinds, typed, fc.nat(24), (kind, text, place) => {
      const caret = Math.min(place, text.length)
      const signs = (part: string) => part.replaceAll(kind === 'cnpj' ? /[^0-9a-z]/gi : /\D/g, '').toUpperCase()
      const once = maskTyping(kind, { text, caret })
      expect(signs(once.text)).toBe(signs(text))
      expect(signs(once.text.slice(0, once.caret))).toBe(signs(text.slice(0, caret)))
      expect(maskTyping(kind, once).text).toBe(once.text)
    }),
  )
})
