import { expect, test } from 'vitest'
import { destinationOf, sentTo, withPlaces } from './destination.ts'

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

const HOME = {
  billing_email: 'ana@exemplo.com.br',
  billing_postcode: '01310-100',
  billing_number: '5',
  billing_city: 'São Paulo',
}

test.each([
  ['the same CEP changes nothing', HOME, '01310100', HOME],
  ['no CEP changes nothing', HOME, '', HOME],
  [
    'another one takes the former street and city along',
    HOME,
    '40140110',
    { billing_email: 'ana@exemplo.com.br', billing_postcode: '40140-110' },
  ],
  [
    'it is that of the parcel when it goes elsewhere',
    { ...HOME, ship_to_different_address: '1', shipping_number: '9', shipping_postcode: '01310-100' },
    '40140110',
    { ...HOME, ship_to_different_address: '1', shipping_postcode: '40140-110' },
  ],
  [
    'a street that was typed without a CEP stays',
    { billing_address_1: 'Rua' },
    '40140110',
    { billing_address_1: 'Rua', billing_postcode: '40140-110' },
  ],
  ['a CEP that is half typed stays', { billing_postcode: '0131' }, '40140110', { billing_postcode: '0131' }],
])('the CEP given in the cart is that of the checkout: %s', (_what, values, postcode, expected) =>
  expect(sentTo(values, postcode)).toEqual(expected),
)
