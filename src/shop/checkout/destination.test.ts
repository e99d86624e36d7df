import { expect, test } from 'vitest'
import { destinationOf, withPlaces } from './destination.ts'

test.each([
  ['the billing CEP', { billing_postcode: '01310-100', shipping_postcode: '40140110' }, '01310100'],
  [
    'the other one when it goes elsewhere',
    { billing_postcode: '01310-100', shipping_postcode: '40140110', ship_to_different_address: '1' },
    '40140110',
  ],
  ['nowhere while the CEP is half typed', { billing_postcode: '0131' }, ''],
  ['nowhere before anything is typed', {}, ''],
])('the parcel goes to %s', (_what, values, cep) => expect(destinationOf(values)).toBe(cep))

test.each([
  ['fills city and state', { billing_postcode: '40140-110' }, 'Salvador', 'BA'],
  ['leaves a city that was typed', { billing_postcode: '40140-110', billing_city: 'Itaparica' }, 'Itaparica', 'BA'],
  ['leaves a state that was typed', { billing_postcode: '40140-110', billing_state: 'SE' }, 'Salvador', 'SE'],
  ['says nothing of a place it does not know', { billing_postcode: 'x' }, undefined, undefined],
])('[CHECK-4] a CEP %s', (_what, values, city, state) => {
  const filled: Record<string, string> = withPlaces(values)
  expect([filled['billing_city'], filled['billing_state']]).toEqual([city, state])
})
