import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigits, formatCnpj, formatCpf, namedDocument, readCnpj, readCpf } from './documents.ts'

describe('a CPF', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['111.444.777-35', '11144477735'],
    ['123.456.789-09', '12345678909'],
    ['12345678909', '12345678909'],
    [' 123 456 789 09 ', '12345678909'],
  ])('«%s» is right', (typed, digits) => expect(readCpf(typed)).toBe(digits))

  test.each([
    '',
    '529.982.247-26',
    '529.982.247-2',
    '529.982.247-255',
    '000.000.000-00',
    '111.111.111-11',
    'abc',
    '5299822472a',
    '５２９９８２２４７２５',
  ])('«%s» is wrong', (typed) => expect(readCpf(typed)).toBeUndefined())

  test('of any nine digits is right with its check digits, and with no others', () => {
    const nine = fc.stringMatching(/^\d{9}$/).filter((digits) => new Set(digits).size > 1)
    fc.assert(
      fc.property(nine, fc.integer({ min: 0, max: 99 }), (body, other) => {
        const right = checkDigits(body)
        expect(readCpf(formatCpf(body + right))).toBe(body + right)
        const wrong = String(other).padStart(2, '0')
        expect(readCpf(body + wrong)).toBe(wrong === right ? body + right : undefined)
      }),
    )
  })
})

describe('a CNPJ', () => {
  test.each([
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['00.000.000/0001-91', '00000000000191'],
    ['11.222.333/0001-81', '11222333000181'],
    ['11222333000181', '11222333000181'],
  ])('«%s» is right', (typed, signs) => expect(readCnpj(typed)).toBe(signs))

  test.each([
    '',
    '11.222.333/0001-82',
    '12.ABC.345/01DE-3A',
    '12.ABC.345/01DE-53',
    '12.ÁBC.345/01DE-35',
    '00.000.000/0000-00',
    '11.222.333/0001-811',
    '11.222.333/0001',
    '12_ABC_345/01DE-35',
  ])('«%s» is wrong', (typed) => expect(readCnpj(typed)).toBeUndefined())

  test('of any twelve letters and digits is right with its check digits, and with no others', () => {
    const twelve = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((signs) => new Set(signs).size > 1)
    fc.assert(
      fc.property(twelve, fc.integer({ min: 0, max: 99 }), (body, other) => {
        const right = checkDigits(body)
        expect(readCnpj(formatCnpj(body + right))).toBe(body + right)
        const wrong = String(other).padStart(2, '0')
        expect(readCnpj(body + wrong)).toBe(wrong === right ? body + right : undefined)
      }),
    )
  })
})

test('whatever is typed is read without harm', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (typed) => {
      expect(readCpf(typed) ?? '00000000000').toMatch(/^\d{11}$/)
      expect(readCnpj(typed) ?? '00000000000000').toMatch(/^[0-9A-Z]{12}\d{2}$/)
    }),
  )
})

test.each([
  ['12.345.678/0001-95', 'CNPJ 12.345.678/0001-95'],
  ['529.982.247-25', 'CPF 529.982.247-25'],
  ['', ''],
])('a shop’s document %j is told as «%s»', (document, told) => {
  expect(namedDocument(document)).toBe(told)
})
