import type { Static } from 'typebox'
import { email, maybe, shape, text } from '#http/rest/arguments.ts'
import { type ArgumentTrouble, badArguments } from '#http/rest/rest-problem.ts'
import { formatCep, readCep } from '#kit/brazil/cep.ts'
import { readCnpj, readCpf } from '#kit/brazil/documents.ts'
import { readPhone } from '#kit/brazil/phone.ts'
import { readState } from '#kit/brazil/states.ts'
import { HOME } from '#kit/country.ts'
import type { Address, Customer } from '#shop/checkout/contract.ts'

/** Ordinary words: no control signs and no marks that markup is made of. */
const words = (maxLength = 100) => maybe(text({ maxLength, pattern: '^[^\\p{Cc}<>]*$' }))

const PLACE = {
  first_name: words(),
  last_name: words(),
  company: words(),
  address_1: words(),
  address_2: words(),
  number: words(15),
  neighborhood: words(80),
  city: words(80),
  state: words(40),
  postcode: words(20),
  country: maybe(text({ maxLength: 2, pattern: '^([A-Za-z]{2})?$' })),
  phone: words(30),
}
/** Empty is allowed: what is not known yet is sent as nothing. */
const mail = maybe(email({ minLength: 0 }))
const BILLING = {
  ...PLACE,
  email: mail,
  persontype: words(10),
  cpf: words(20),
  cnpj: words(20),
  ie: words(20),
  cellphone: words(30),
}

export const billingArgument = () => maybe(shape(BILLING))
export const shippingArgument = () => maybe(shape(PLACE))
type WireBilling = Static<ReturnType<typeof shape<typeof BILLING>>>
type SentPlace = Static<ReturnType<typeof shape<typeof PLACE>>>

const place = (address: Address) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address_1: address.street,
  address_2: address.complement,
  city: address.city,
  state: address.state,
  postcode: formatCep(address.postcode),
  country: address.country ?? HOME,
})

/** A buyer as wc/v3 writes one, with what integrations of Brazilian shops look for beside it. */
export const wireBilling = (customer: Omit<Customer, 'shipping'>) => ({
  ...place(customer.billing),
  email: customer.email,
  phone: customer.billing.phone,
  number: customer.billing.number,
  neighborhood: customer.billing.neighborhood,
  persontype: customer.personType === 'person' ? 'F' : 'J',
  cpf: customer.cpf,
  cnpj: customer.cnpj,
  ie: customer.stateRegistration,
  cellphone: customer.cellphone,
})

export const wireShipping = (address: Address) => ({
  ...place(address),
  phone: address.phone,
  number: address.number,
  neighborhood: address.neighborhood,
})

export type WireBuyer = ReturnType<typeof wireBilling>
export type WirePlace = ReturnType<typeof wireShipping>

export const EMPTY_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  company: '',
  postcode: '',
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
  phone: '',
}
export const EMPTY_CUSTOMER: Customer = {
  email: '',
  personType: 'person',
  cpf: '',
  cnpj: '',
  stateRegistration: '',
  cellphone: '',
  billing: EMPTY_ADDRESS,
  shipping: EMPTY_ADDRESS,
}

type Sent = { billing?: WireBilling | undefined; shipping?: SentPlace | undefined }

/** What is known of a customer, with what a client says anew; what it leaves out stays. What makes no sense is told by its name. */
export function readCustomer(before: Customer, { billing = {}, shipping = {} }: Sent): Customer {
  const troubles: Record<string, ArgumentTrouble> = {}
  const checked = (name: string, typed: string | undefined, read: (typed: string) => string | undefined, held: string) => {
    if (typed === undefined) return held
    const value = typed.trim() === '' ? '' : read(typed)
    if (value === undefined) troubles[name] = { code: 'rest_invalid_param', message: `${name} não é válido.` }
    return value ?? ''
  }
  const readPlace = (prefix: string, sent: SentPlace, held: Address): Address => {
    const kept = (name: keyof SentPlace, was: string) => sent[name]?.trim().replaceAll(/\s+/g, ' ') ?? was
    const country = (sent.country ?? held.country ?? HOME).toUpperCase() || HOME
    // What the checkout asks of shoppers is not asked of programs: what is no state or CEP is kept as it was written.
    const read = (name: 'state' | 'postcode', known: (typed: string) => string | undefined) =>
      (country === HOME && sent[name] !== undefined ? known(sent[name]) : undefined) ?? kept(name, held[name])
    return {
      ...(country !== HOME && { country }),
      firstName: kept('first_name', held.firstName),
      lastName: kept('last_name', held.lastName),
      company: kept('company', held.company),
      street: kept('address_1', held.street),
      number: kept('number', held.number),
      complement: kept('address_2', held.complement),
      neighborhood: kept('neighborhood', held.neighborhood),
      city: kept('city', held.city),
      state: read('state', readState),
      postcode: read('postcode', readCep),
      // Telephones of other forms are kept as they are: a person can read them.
      phone: checked(`${prefix}[phone]`, sent.phone, (typed) => readPhone(typed) ?? typed.trim(), held.phone),
    }
  }
  const cnpj = checked('billing[cnpj]', billing.cnpj, readCnpj, before.cnpj)
  const customer: Customer = {
    email: billing.email?.toLowerCase() ?? before.email,
    personType: personOf(billing.persontype, { cnpj, before: before.personType, isNew: billing.cnpj !== undefined }),
    cpf: checked('billing[cpf]', billing.cpf, readCpf, before.cpf),
    cnpj,
    stateRegistration: billing.ie?.trim() ?? before.stateRegistration,
    cellphone: checked('billing[cellphone]', billing.cellphone, (typed) => readPhone(typed) ?? typed.trim(), before.cellphone),
    billing: readPlace('billing', billing, before.billing),
    shipping: readPlace('shipping', shipping, before.shipping),
  }
  if (Object.keys(troubles).length > 0) throw badArguments(troubles)
  return customer
}

/** «1», «F» and «2», «J» are what integrations write; without it a CNPJ says that it is a company, and an emptied one that it is none. */
function personOf(
  typed: string | undefined,
  { cnpj, before, isNew }: { cnpj: string; before: Customer['personType']; isNew: boolean },
): Customer['personType'] {
  if (typed !== undefined && typed !== '') return /^(2|j)/i.test(typed) ? 'company' : 'person'
  if (!isNew) return before
  return cnpj === '' ? 'person' : 'company'
}
