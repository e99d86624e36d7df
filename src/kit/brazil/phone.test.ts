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

test('there are twenty-seven states', () => expect(Object.keys(STATES)).toHaveLength(27))

test('whatever is typed as a number or a state is read without harm', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (typed) => {
      expect(readPhone(typed) ?? '+5511987654321').toMatch(/^\+55\d{10,11}$/)
      expect(readState(typed) ?? 'SP').toMatch(/^[A-Z]{2}$/)
    }),
  )
})
