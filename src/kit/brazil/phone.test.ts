import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, readPhone } from './phone.ts'
import { readState, STATES } from './states.ts'

test.each([
  ['(11) 98765-4321', '+5511987654321'],
  ['11987654321', '+5511987654321'],
  ['+55 11 98765-4321', '+5511987654321'],
  ['5511987654321', '+5511987654321'],
  ['011 98765-4321', '+5511987654321'],
  ['(55) 99999-0000', '+5555999990000'],
  ['55 3222-1111', '+555532221111'],
  ['(71) 3333.4444', '+557133334444'],
])('the number «%s» is understood', (typed, phone) => {
  expect(readPhone(typed)).toBe(phone)
  expect(readPhone(formatPhone(phone))).toBe(phone)
})

test.each([
  '',
  '98765-4321',
  '(10) 98765-4321',
  '(11) 88765-4321',
  '(11) 9876-543',
  '(11) 6876-5432',
  '+1 212 555 0100',
  'onze',
  '(11) 98765-43210',
  '(20) 3333-4444',
])('the number «%s» is refused', (typed) => expect(readPhone(typed)).toBeUndefined())

test.each([
  ['SP', 'SP'],
  [' sp ', 'SP'],
  ['São Paulo', 'SP'],
  ['sao paulo', 'SP'],
  ['Distrito Federal', 'DF'],
  ['XX', undefined],
  ['', undefined],
])('the state «%s» is %s', (typed, code) => expect(readState(typed)).toBe(code))

test('there are sixty-seven area codes, and no number has another', () => {
  const known = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter((code) =>
    readPhone(`${code}987654321`),
  )
  expect(known.join(' ')).toBe(
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
  )
  expect(known).toHaveLength(67)
})

test('there are twenty-seven states', () => expect(Object.keys(STATES)).toHaveLength(27))

test('whatever is typed as a number or a state is read without harm', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (typed) => {
      expect(readPhone(typed) ?? '+5511987654321').toMatch(/^\+55\d{10,11}$/)
      expect(readState(typed) ?? 'SP').toMatch(/^[A-Z]{2}$/)
    }),
  )
})
