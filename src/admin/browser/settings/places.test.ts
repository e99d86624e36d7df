import { expect, test } from 'vitest'
import { locationsOf, placesOf, placesText } from './places.ts'

test.each([
  { kind: 'country' as const },
  { kind: 'parts' as const, states: ['MG', 'SP'], ranges: '' },
  { kind: 'parts' as const, states: ['RJ'], ranges: '36300-000 a 36329-999\n36330-000 a 36330-000' },
])('an area is told as it was chosen: %j', (places) => {
  const made = locationsOf(places)
  expect(made.ok && placesOf(made.locations)).toEqual(places)
})

test.each([
  ['36300-000 a 36329-999', '36300000...36329999'],
  ['36300000 36329999', '36300000...36329999'],
  ['36.300-000 até 36329-999', '36300000...36329999'],
  ['60000000-63999999', '60000000...63999999'],
  ['60000-000 – 63999-999', '60000000...63999999'],
  ['60000-000 A 63999-999', '60000000...63999999'],
  ['01310-100', '01310100...01310100'],
])('«%s» is the range %s', (ranges, code) => {
  expect(locationsOf({ kind: 'parts', states: [], ranges })).toEqual({ ok: true, locations: [{ code, type: 'postcode' }] })
})

test.each([
  '363',
  '36300-000 a 36329-999, 36400-000 a 36409-999',
  '36300-000 36301-000 36302-000',
  '36329-999 a 36300-000',
  'Tiradentes',
])('«%s» is no range, and is named', (line) => {
  expect(locationsOf({ kind: 'parts', states: [], ranges: `01310-100\n${line}` })).toEqual({ ok: false, line })
})

test('an area is told in words', () => {
  expect(placesText([])).toBe('Todo o Brasil')
  const both = [
    { code: '01310100', type: 'postcode' },
    { code: 'BR:MG', type: 'state' },
  ]
  expect(placesText(both)).toBe('Minas Gerais, 01310-100')
})
