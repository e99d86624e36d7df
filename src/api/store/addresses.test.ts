import { expect, test } from 'vitest'
import { additionalFieldsOf, addressesOf, withAddresses } from './addresses.ts'

const ANA = {
  first_name: 'Ana',
  postcode: '01310-100',
  address_1: 'Avenida Paulista',
  number: '1000',
  city: 'São Paulo',
  state: 'SP',
}

test('[REST-7] what was sent joins what was said before', () => {
  const before = { billing_email: 'ana@exemplo.com.br', billing_first_name: 'A' }
  expect(withAddresses(before, { billing_address: { first_name: 'Ana' } })).toEqual({
    billing_email: 'ana@exemplo.com.br',
    billing_first_name: 'Ana',
  })
})

test('[REST-7] the same place twice is one delivery; another place is a delivery elsewhere', () => {
  const same = withAddresses({}, { billing_address: ANA, shipping_address: ANA })
  expect(same).not.toHaveProperty('ship_to_different_address')
  const other = withAddresses({}, { billing_address: ANA, shipping_address: { ...ANA, number: '2000' } })
  expect(other.ship_to_different_address).toBe('1')
  expect(withAddresses(other, { shipping_address: ANA })).not.toHaveProperty('ship_to_different_address')
  const bare = { ...ANA, number: undefined, postcode: '01310100' }
  expect(withAddresses({}, { billing_address: ANA, shipping_address: bare })).not.toHaveProperty('ship_to_different_address')
  const only = withAddresses({}, { shipping_address: { postcode: '01310-100' } })
  expect(only.ship_to_different_address).toBe('1')
})

test('[REST-7] what Brazil asks of a buyer comes with the address or as additional fields', () => {
  const values = withAddresses(
    { billing_cpf: '1' },
    { additional_fields: { 'vitrine/cpf': '2', 'vitrine/persontype': 'J', 'vitrine/senha': 'x', cnpj: 'y', 'vitrine/ie': 7 } },
  )
  expect(values).toEqual({ billing_cpf: '2', billing_persontype: '2' })
  expect(additionalFieldsOf(values)).toMatchObject({ 'vitrine/cpf': '2', 'vitrine/persontype': '2', 'vitrine/cnpj': '' })
  expect(withAddresses({}, { billing_address: { persontype: 'F', cpf: '3' } })).toEqual({
    billing_persontype: '1',
    billing_cpf: '3',
  })
})

test('[REST-7] both addresses have every key, and a delivery to the same place repeats it', () => {
  const told = addressesOf({ billing_first_name: 'Ana', billing_phone: '11', billing_email: 'ana@exemplo.com.br' })
  const keys = ['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'phone']
  for (const key of keys) {
    expect(told.shipping_address).toHaveProperty(key)
    expect(told.billing_address).toHaveProperty(key)
  }
  expect(told.shipping_address).toMatchObject({ first_name: 'Ana', country: 'BR', phone: '11' })
  expect(told.shipping_address).not.toHaveProperty('email')
  expect(told.billing_address).toMatchObject({ email: 'ana@exemplo.com.br' })
})
