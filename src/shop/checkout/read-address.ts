import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import type { AddressKind, FieldProblem, KeptAddresses } from '#shop/accounts/contract.ts'
import { CHECKOUT_FIELDS, type CheckoutField, isAsked } from './fields.ts'
import { readCheckout } from './read-checkout.ts'

/** The fields of one address, as the checkout has them; the account knows the e-mail already. */
export const addressFields = (kind: AddressKind, values: Readonly<Record<string, string>>): CheckoutField[] =>
  CHECKOUT_FIELDS.filter((field) => field.name.startsWith(`${kind}_`) && field.name !== 'billing_email' && isAsked(field, values))

type Outcome<K extends AddressKind> =
  | { ok: true; address: NonNullable<KeptAddresses[K]> }
  | { ok: false; problems: FieldProblem[] }

const ANYTHING = { needsShipping: true, cartProblems: [], rateIds: [''], paymentMethodIds: [''], asksTerms: false }

export function readBilling(fields: Record<string, unknown>, email: string): Outcome<'billing'> {
  const posted = { ...only(fields, 'billing'), billing_email: email }
  // Nothing is sent to it here: it is called what its page calls it.
  const read = readCheckout(posted, { ...ANYTHING, needsShipping: false, passwordProblem: undefined })
  if (!read.ok) return read
  const { personType, cpf, cnpj, stateRegistration, cellphone, billing } = read.customer
  return { ok: true, address: { personType, cpf, cnpj, stateRegistration, cellphone, billing } }
}

/** The checkout reads a delivery address beside a billing one, so it is given one that is right. */
export function readShipping(fields: Record<string, unknown>): Outcome<'shipping'> {
  const posted = { ...RIGHT_BILLING, ...only(fields, 'shipping'), ship_to_different_address: '1' }
  const read = readCheckout(posted, { ...ANYTHING, passwordProblem: undefined })
  return read.ok ? { ok: true, address: { ...read.customer.shipping, phone: '' } } : read
}

const only = (fields: Record<string, unknown>, kind: AddressKind) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith(`${kind}_`)))

const RIGHT_BILLING = {
  billing_email: 'alguem@loja.example',
  billing_first_name: 'Alguém',
  billing_last_name: 'Alguém',
  billing_phone: '11987654321',
  billing_cpf: '52998224725',
  billing_postcode: '01310100',
  billing_address_1: 'Rua',
  billing_number: '1',
  billing_neighborhood: 'Centro',
  billing_city: 'São Paulo',
  billing_state: 'SP',
}

/** What stands in the fields of an address that is kept. */
export function addressValues(kept: KeptAddresses, kind: AddressKind): Record<string, string> {
  const address = kind === 'billing' ? kept.billing?.billing : kept.shipping
  if (!address) return {}
  const place = {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    postcode: address.postcode.replace(/^(\d{5})(\d{3})$/, '$1-$2'),
    address_1: address.street,
    number: address.number,
    address_2: address.complement,
    neighborhood: address.neighborhood,
    city: address.city,
    state: address.state,
    phone: formatPhone(address.phone),
  }
  const person = kept.billing && {
    persontype: kept.billing.personType === 'company' ? '2' : '1',
    cpf: formatCpf(kept.billing.cpf),
    cnpj: formatCnpj(kept.billing.cnpj),
    ie: kept.billing.stateRegistration,
    cellphone: formatPhone(kept.billing.cellphone),
  }
  const all = kind === 'billing' ? { ...place, ...person } : place
  return Object.fromEntries(Object.entries(all).map(([part, value]) => [`${kind}_${part}`, value]))
}
