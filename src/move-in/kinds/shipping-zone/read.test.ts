import { expect, test } from 'vitest'
import { isSensible } from '#shop/shipping/rates.ts'
import { readZone } from './read.ts'

const aMethod = (method_id: string, settings: object = {}, more: object = {}) => ({
  method_id,
  title: 'Entrega',
  enabled: true,
  settings,
  ...more,
})
const aZone = (facts: object = {}) => ({
  id: 3,
  name: 'Sudeste',
  order: 2,
  locations: [],
  methods: [aMethod('flat_rate', { cost: '10' })],
  ...facts,
})
const read = (facts?: object) => {
  const reading = readZone(aZone(facts))
  if (reading.is !== 'row') throw new Error(JSON.stringify(reading))
  return { ...reading.row, notes: reading.notes }
}

test('states and CEPs say where a zone is; without either it is the rest of the country', () => {
  const state = (code: string) => ({ code, type: 'state' })
  const cep = (code: string) => ({ code, type: 'postcode' })
  expect(read({ locations: [state('BR:SP'), state('BR:RJ'), state('BR:XX')] })).toMatchObject({
    states: ['SP', 'RJ'],
    ranges: [],
  })
  expect(read({ locations: [state('BR:SP'), cep('01310-100'), cep('013*'), cep('01000000...05999999')] })).toMatchObject({
    states: [],
    ranges: [
      ['01310100', '01310100'],
      ['01300000', '01399999'],
      ['01000000', '05999999'],
    ],
  })
  expect(read({ locations: [{ code: 'BR', type: 'country' }] })).toMatchObject({ states: [], ranges: [], position: 2 })
  expect(read({ locations: [cep('abc')] }).notes[0]).toContain('«abc»')
})

test.each([
  [aMethod('flat_rate', { cost: '10,50' }), { cents: 1050, cents_per_further_unit: 0 }],
  [aMethod('flat_rate', { cost: { value: '10 + ( 2 * [qty] )' } }), { cents: 1200, cents_per_further_unit: 200 }],
  [aMethod('free_shipping', { requires: 'min_amount', min_amount: '199.90' }), { minimum_cents: 19990 }],
  [aMethod('free_shipping', {}), { minimum_cents: 0 }],
  [aMethod('local_pickup', {}), { cents: 0 }],
])('%j is a way of sending that the shop understands', (method, settings) => {
  const [found] = read({ methods: [method] }).methods
  expect(found).toMatchObject({ kind: method.method_id, title: 'Entrega', enabled: true, settings })
  expect(isSensible(found!.kind, found!.settings)).toBe(true)
})

test.each([
  [{ methods: [] }, 'Não tem formas de entrega.'],
  [{ methods: [aMethod('correios-pac')] }, '«Entrega» é de um plug-in (correios-pac): ligue a transportadora em «Frete».'],
  [{ methods: [aMethod('flat_rate', { cost: '[fee percent="10"]' })] }, 'fórmula'],
  [{ methods: [aMethod('free_shipping', { requires: 'coupon' })] }, 'pedia um cupom'],
  [{ locations: [{ code: 'US', type: 'country' }] }, 'É uma área fora do Brasil.'],
])('%j does not come, and it is told why', (facts, reason) => {
  const reading = readZone(aZone(facts))
  expect(reading).toMatchObject({ is: 'refused', reason: expect.stringContaining(reason) as string })
})
