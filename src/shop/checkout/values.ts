import { formatCep } from '#kit/brazil/cep.ts'
import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import type { Address, Customer } from './contract.ts'
import type { Draft } from './contract.ts'

type Known = Partial<Customer>

/** What is known of a customer, as the form's fields show it. A second address is filled in only where it is another. */
export function valuesOf({ billing, shipping, ...known }: Known): Draft {
  const elsewhere = shipping && billing && JSON.stringify(placeOf(shipping)) !== JSON.stringify(placeOf(billing))
  return present({
    billing_email: known.email,
    billing_persontype: known.personType && (known.personType === 'company' ? '2' : '1'),
    billing_cpf: known.cpf && formatCpf(known.cpf),
    billing_cnpj: known.cnpj && formatCnpj(known.cnpj),
    billing_ie: known.stateRegistration,
    billing_cellphone: known.cellphone && formatPhone(known.cellphone),
    ...(billing && fieldsOf('billing', billing)),
    ...(elsewhere && { ...fieldsOf('shipping', shipping), ship_to_different_address: '1' }),
  })
}

function fieldsOf(prefix: 'billing' | 'shipping', address: Address) {
  return {
    [`${prefix}_first_name`]: address.firstName,
    [`${prefix}_last_name`]: address.lastName,
    ...(prefix === 'billing' && { billing_company: address.company, billing_phone: formatPhone(address.phone) }),
    [`${prefix}_postcode`]: address.postcode && formatCep(address.postcode),
    [`${prefix}_address_1`]: address.street,
    [`${prefix}_number`]: address.number,
    [`${prefix}_address_2`]: address.complement,
    [`${prefix}_neighborhood`]: address.neighborhood,
    [`${prefix}_city`]: address.city,
    [`${prefix}_state`]: address.state,
  }
}

const placeOf = ({ firstName, lastName, postcode, street, number, complement }: Address) => [
  firstName,
  lastName,
  postcode,
  street,
  number,
  complement,
]

const present = (fields: Record<string, string | undefined>): Draft =>
  Object.fromEntries(Object.entries(fields).filter((one): one is [string, string] => Boolean(one[1])))
