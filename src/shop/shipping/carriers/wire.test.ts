import { expect, test } from 'vitest'
import { centimetres, centsOf, daysOf, kilograms, troubleOf } from './wire.ts'

test.each<[unknown, number | undefined]>([
  ['23.45', 2_345],
  ['23,45', 2_345],
  [23.45, 2_345],
  ['1.234,56', 123_456],
  ['1234.56', 123_456],
  ['0.00', 0],
  [' 7 ', 700],
  [19.999, 2_000],
  ['', undefined],
  [null, undefined],
  ['grátis', undefined],
  ['-3.00', undefined],
  ['9999999999', undefined],
  [Number.NaN, undefined],
])('a carrier’s price %j is %s centavos', (raw, cents) => expect(centsOf(raw)).toBe(cents))

test.each<[unknown, number | undefined]>([
  [4, 4],
  ['5', 5],
  [0, 0],
  ['', undefined],
  [-1, undefined],
  [2.5, undefined],
  [999, undefined],
  [null, undefined],
])('%j is %s days', (raw, days) => expect(daysOf(raw)).toBe(days))

test('measures are rounded up: what is a millimetre longer does not fit into less', () => {
  expect([centimetres(160), centimetres(161), centimetres(0)]).toEqual([16, 17, 1])
  expect([kilograms(1_500), kilograms(0)]).toEqual([1.5, 0.001])
})

test.each<[number, string | undefined]>([
  [200, undefined],
  [201, undefined],
  [429, 'busy'],
  [408, 'down'],
  [502, 'down'],
  [401, 'denied'],
  [403, 'denied'],
  [422, 'refused'],
])('an answer of %i means %s', (status, kind) =>
  expect(troubleOf('Correios', { status, headers: {}, body: '' })?.kind).toBe(kind),
)
