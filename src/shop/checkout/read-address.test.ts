import { expect, test } from 'vitest'
import { addressFields, addressValues, readBilling, readShipping } from './read-address.ts'

const place = {
  first_name: 'Ana',
  last_name: 'Souza',
  postcode: '01310-100',
  address_1: 'Avenida Paulista',
  number: '1000',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
const named = (prefix: string, parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`${prefix}_${part}`, value]))
const billing = (over: Record<string, string> = {}) =>
  named('billing', { ...place, phone: '(11) 98765-4321', persontype: '1', cpf: '529.982.247-25', ...over })

test('a billing address is kept clean, with the document of who pays', () => {
  expect(readBilling(billing(), 'ana@cliente.example')).toMatchObject({
    ok: true,
    address: { personType: 'person', cpf: '52998224725', billing: { postcode: '01310100', phone: '+5511987654321' } },
  })
})

test.each([
  [{ cpf: '529.982.247-26' }, 'billing_cpf'],
  [{ postcode: '123' }, 'billing_postcode'],
  [{ state: 'XX' }, 'billing_state'],
  [{ phone: '1' }, 'billing_phone'],
  [{ city: '' }, 'billing_city'],
  [{ address_1: '<script>' }, 'billing_address_1'],
])('a billing address with %j names the field', (over, field) => {
  const read = readBilling(billing(over), 'ana@cliente.example')
  expect(read).toMatchObject({ ok: false, problems: [{ field, text: expect.stringMatching(/\p{L}{3}/u) }] })
})

test('a delivery address is read by itself, whatever else was sent', () => {
  expect(readShipping({ ...named('shipping', place), billing_cpf: 'x' })).toMatchObject({
    ok: true,
    address: { city: 'São Paulo' },
  })
  expect(readShipping(named('shipping', { ...place, number: '' }))).toMatchObject({
    ok: false,
    problems: [{ field: 'shipping_number' }],
  })
})

test('what is kept stands in the fields again', () => {
  const read = readBilling(billing(), 'ana@cliente.example')
  const values = addressValues({ billing: read.ok ? read.address : undefined }, 'billing')
  expect(readBilling(values, 'ana@cliente.example')).toEqual(read)
  expect(addressFields('billing', {}).map(({ name }) => name)).not.toContain('billing_email')
  expect(addressValues({}, 'shipping')).toEqual({})
})
