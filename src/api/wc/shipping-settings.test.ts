import { expect, test } from 'vitest'
import { locationsOf, placesOf } from './shipping-places.ts'
import { readSettings, wireSettings } from './shipping-settings.ts'

test('the settings of a way of sending are told in reais and read back to the same centavos', () => {
  const stored = { cents: 2_490, days: { from: 4, to: 7 } }
  const told = wireSettings('flat_rate', stored)
  expect(Object.fromEntries(Object.entries(told).map(([id, { value }]) => [id, value]))).toEqual({
    cost: '24.90',
    cost_per_further_unit: '0.00',
    days_from: '4',
    days_to: '7',
  })
  expect(readSettings('flat_rate', stored, { cost: '19,9', days_to: 9, unknown: 'x' })).toEqual({
    ok: true,
    settings: { cents: 1_990, days: { from: 4, to: 9 } },
  })
  expect(readSettings('table_rate', {}, { rows: '[{"from":"01000000"}]' })).toEqual({
    ok: true,
    settings: { rows: [{ from: '01000000' }] },
  })
})

test.each([
  ['flat_rate', { cost: '12.345' }, 'Custo', 'Escreva um valor como 24,90.'],
  ['flat_rate', { cost: -1 }, 'Custo', 'Escreva um valor como 24,90.'],
  ['flat_rate', { cost: {} }, 'Custo', 'Escreva um valor como 24,90.'],
  ['flat_rate', { days_from: 'amanhã' }, 'Prazo mínimo', 'Escreva um número de dias, de 0 a 365.'],
  ['flat_rate', { days_to: '366' }, 'Prazo máximo', 'Escreva um número de dias, de 0 a 365.'],
  ['flat_rate', { days_from: '8', days_to: '3' }, 'Prazo máximo', 'Não pode ser menor que «Prazo mínimo».'],
  ['table_rate', { rows: '{"a":1}' }, 'Tabela', 'A tabela não pôde ser lida.'],
  ['table_rate', { rows: '[' }, 'Tabela', 'A tabela não pôde ser lida.'],
] as const)('%s with %j is refused by the name that people read, with what would do', (kind, sent, label, hint) => {
  expect(readSettings(kind, {}, sent)).toEqual({ ok: false, label, hint })
})

test('places of an area are states, ranges of CEPs, or the rest of the country', () => {
  expect(locationsOf({ states: [], ranges: [] })).toEqual([{ code: 'BR', type: 'country' }])
  const places = { states: ['SP', 'RJ'], ranges: [{ from: '36300000', to: '36329999' }] }
  expect(placesOf(locationsOf(places))).toEqual(places)
  const wild = placesOf([
    { code: '363*', type: 'postcode' },
    { code: '01310-100', type: 'postcode' },
    { code: 'BR', type: 'country' },
  ])
  expect(wild).toEqual({
    states: [],
    ranges: [
      { from: '36300000', to: '36399999' },
      { from: '01310100', to: '01310100' },
    ],
  })
})

test.each([
  { code: 'BR:XX', type: 'state' },
  { code: 'SP', type: 'state' },
  { code: 'AR', type: 'country' },
  { code: '36329999...36300000', type: 'postcode' },
  { code: '363*...36400000', type: 'postcode' },
  { code: '1...2...3', type: 'postcode' },
  { code: '', type: 'postcode' },
  { code: 'BR', type: 'planet' },
])('%j is nowhere', (location) => {
  expect(placesOf([location])).toBeUndefined()
})
