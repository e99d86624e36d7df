import { readCep } from '#kit/brazil/cep.ts'
import { readCnpj, readCpf } from '#kit/brazil/documents.ts'
import { readPhone } from '#kit/brazil/phone.ts'
import { readState } from '#kit/brazil/states.ts'
import { HOME } from '#kit/country.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import { typedLine } from '#kit/typed-text.ts'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import type { Address, Customer } from '#shop/checkout/contract.ts'
import { metaTextOf, type Wire } from '../wire.ts'

/** Who bought, with the fields of Brazilian plug-ins: inside the address, or as metas with or without an underscore before them. */
export function buyerOf(data: Wire): Customer {
  const billing = placeOf(data, 'billing')
  const shipping = placeOf(data, 'shipping')
  const said = (name: string) => fieldOf(data, 'billing', name)
  const cpf = readCpf(said('cpf')) ?? ''
  const cnpj = readCnpj(said('cnpj')) ?? ''
  const kind = said('persontype')
  const email = (textOf(recordOf(data['billing'])['email']) || textOf(data['email'])).trim().toLowerCase()
  const isCompany = kind === '' ? cnpj !== '' && cpf === '' : /^(2|j)/i.test(kind)
  return {
    email: isEmailAddress(email) ? email : '',
    personType: isCompany ? 'company' : 'person',
    cpf,
    cnpj,
    stateRegistration: typedLine(said('ie'), 30),
    cellphone: phoneOf(said('cellphone')),
    billing,
    shipping: isEmpty(shipping) ? billing : shipping,
  }
}

function placeOf(data: Wire, part: 'billing' | 'shipping'): Address {
  const said = (name: string) => typedLine(fieldOf(data, part, name), 200)
  const country = said('country').toUpperCase()
  const isHome = country === '' || country === HOME || !/^[A-Z]{2}$/.test(country)
  return {
    ...(!isHome && { country }),
    firstName: said('first_name'),
    lastName: said('last_name'),
    company: said('company'),
    postcode: (isHome ? readCep(said('postcode')) : undefined) ?? said('postcode'),
    street: said('address_1'),
    number: said('number'),
    complement: said('address_2'),
    neighborhood: said('neighborhood'),
    city: said('city'),
    state: (isHome ? readState(said('state')) : undefined) ?? said('state'),
    phone: phoneOf(said('phone')),
  }
}

function fieldOf(data: Wire, part: 'billing' | 'shipping', name: string): string {
  const value = recordOf(data[part])[name]
  const text = typeof value === 'number' ? String(value) : textOf(value).trim()
  return text || metaTextOf(data, `_${part}_${name}`, `${part}_${name}`)
}

const phoneOf = (typed: string) => (readPhone(typed) ?? typed).slice(0, 30)
const isEmpty = ({ firstName, lastName, street, city, postcode }: Address) =>
  [firstName, lastName, street, city, postcode].every((part) => part === '')
