import { expect, test } from 'vitest'
import { refundOf } from './refund-input.ts'
import { EMPTY_ADDRESS, EMPTY_CUSTOMER, readCustomer, wireBilling, wireShipping } from './wire-address.ts'

test('a customer that is told and read back is the same', () => {
  const customer = {
    ...EMPTY_CUSTOMER,
    email: 'ana@cliente.example',
    cpf: '52998224725',
    billing: { ...EMPTY_ADDRESS, firstName: 'Ana', postcode: '01310100', state: 'SP', phone: '+5511912345678' },
    shipping: { ...EMPTY_ADDRESS, street: 'Rua das Flores', number: 'S/N' },
  }
  const told = { billing: wireBilling(customer), shipping: wireShipping(customer.shipping) }
  expect(readCustomer(EMPTY_CUSTOMER, told)).toEqual(customer)
  expect(readCustomer(customer, {})).toEqual(customer)
})

test('a CNPJ makes a company, unless the client says otherwise', () => {
  const of = (billing: object) => readCustomer(EMPTY_CUSTOMER, { billing }).personType
  expect(of({ cnpj: '11.222.333/0001-81' })).toBe('company')
  expect(of({ cnpj: '11.222.333/0001-81', persontype: 'F' })).toBe('person')
  expect(of({ persontype: '2' })).toBe('company')
  expect(of({ cpf: '529.982.247-25' })).toBe('person')
})

test('a company that gives its CNPJ away for a CPF is a person, and stays a company whatever else is said of it', () => {
  const company = readCustomer(EMPTY_CUSTOMER, { billing: { cnpj: '11.222.333/0001-81' } })
  expect(readCustomer(company, { billing: { cnpj: '', cpf: '529.982.247-25' } })).toMatchObject({
    personType: 'person',
    cnpj: '',
  })
  expect(readCustomer(company, { billing: { city: 'Salvador' } }).personType).toBe('company')
  expect(readCustomer(company, { billing: { cnpj: '', persontype: 'J' } }).personType).toBe('company')
})

test('what makes no sense is told by its name, all of it at once', () => {
  const billing = { cpf: '1', cnpj: '2' }
  expect(() => readCustomer(EMPTY_CUSTOMER, { billing })).toThrow('Parâmetro(s) inválido(s): billing[cnpj], billing[cpf]')
})

test.each([
  [
    { country: 'PT', state: 'Lisboa', postcode: '1100-148' },
    { country: 'PT', state: 'Lisboa', postcode: '1100-148' },
  ],
  [
    { country: 'us', state: 'TX', postcode: '73301' },
    { country: 'US', state: 'TX', postcode: '73301' },
  ],
  [
    { country: 'GB', postcode: ' SW1A  1AA ' },
    { country: 'GB', postcode: 'SW1A 1AA', state: '' },
  ],
  [
    { country: 'BR', state: 'minas gerais', postcode: '36325000' },
    { country: 'BR', state: 'MG', postcode: '36325-000' },
  ],
  [
    { state: 'Texas', postcode: 'sem CEP' },
    { country: 'BR', state: 'Texas', postcode: 'sem CEP' },
  ],
  [{ country: '' }, { country: 'BR' }],
])('an address is taken wherever it is, and told as it was sent: %j', (sent, told) => {
  const customer = readCustomer(EMPTY_CUSTOMER, { billing: sent, shipping: sent })
  expect(wireBilling(customer)).toMatchObject(told)
  expect(wireShipping(customer.shipping)).toMatchObject(told)
  const again = readCustomer(customer, { billing: wireBilling(customer), shipping: { city: 'Évora' } })
  expect(wireBilling(again)).toEqual(wireBilling(customer))
  expect(wireShipping(again.shipping)).toMatchObject({ ...told, city: 'Évora' })
})

test.each([
  [
    { id: 1, quantity: 1, cents: undefined },
    { units: 1, cents: 3_333 },
  ],
  [
    { id: 1, quantity: 2, cents: undefined },
    { units: 2, cents: 6_666 },
  ],
  [
    { id: 1, quantity: 3, cents: undefined },
    { units: 3, cents: 10_000 },
  ],
  [
    { id: 1, quantity: 1, cents: 500 },
    { units: 1, cents: 500 },
  ],
  [
    { id: 1, quantity: undefined, cents: 500 },
    { units: 0, cents: 500 },
  ],
])('a line of three for 100,00: %j gives %j back', (input, line) => {
  const order = {
    lines: [{ id: 1, quantity: 3, totalCents: 10_000, refundedUnits: 0 }],
    totalCents: 11_500,
    shippingCents: 1_500,
    paymentDiscountCents: 0,
    fees: [],
  } as never
  const refund = refundOf(order, { amountCents: undefined, lines: [input], restocks: true })
  expect(refund.lines[0]).toMatchObject(line)
  expect(refund.amountCents).toBe(line.cents)
})
