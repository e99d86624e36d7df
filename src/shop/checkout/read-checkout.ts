import { readCnpj, readCpf } from '#kit/brazil/documents.ts'
import { isMobile, readPhone } from '#kit/brazil/phone.ts'
import { readState } from '#kit/brazil/states.ts'
import { singleBreaks } from '#kit/typed-text.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import { readAnswers } from './answers.ts'
import type { Address, Answer, Customer, ExtraField } from './contract.ts'
import {
  CHECKOUT_FIELDS,
  type CheckoutField,
  isOfOtherPerson,
  isRequired,
  NOTE_MAX_LENGTH,
  type PersonType,
  personTypeOf,
} from './fields.ts'
import { CHECKOUT_TEXT, type FirstAddress, formatText, nameOf, requiredText, tooLongText } from './text.ts'

/** What keeps an order from being placed, and the field that it is about; an empty one means the whole. `anchor`: where else it is put right. */
export type CheckoutProblem = { field: string; text: string; link?: { url: string; label: string }; anchor?: string }

/** Where a line that can't be ordered is put right. */
export const TO_CART = { url: '/cart/', label: 'Ver carrinho' }

/** What the shop knows while it reads the form. */
export type CheckoutFacts = {
  needsShipping: boolean
  /** Lines that can't be ordered as they are, in words. */
  cartProblems: string[]
  rateIds: string[]
  paymentMethodIds: string[]
  asksTerms: boolean
  /** Only for somebody without an account: what is wrong with the password that they chose for this address. */
  passwordProblem: ((password: string, email: string) => string | undefined) | undefined
  /** What others ask besides. */
  extraFields?: readonly ExtraField[]
  /** Nobody buys without an account. */
  needsAccount?: boolean
}

export type ReadCheckout = {
  customer: Customer
  note: string
  answers: Answer[]
  paymentMethod: string
  rateId: string | undefined
  account: { password: string } | undefined
}
export type CheckoutOutcome = ({ ok: true } & ReadCheckout) | { ok: false; problems: CheckoutProblem[] }

type Fields = Record<string, unknown>

/** Reads what was posted: fields in their order, then the cart's lines, the terms, the freight, the payment. */
export function readCheckout(fields: Fields, facts: CheckoutFacts): CheckoutOutcome {
  const person = personTypeOf(fields['billing_persontype'])
  const shipsElsewhere = facts.needsShipping && isChecked(fields['ship_to_different_address'])
  const problems: CheckoutProblem[] = []
  const clean: Record<string, string> = {}
  for (const field of shownFields(person, shipsElsewhere)) {
    const read = readField(field, fields[field.name], { person, first: firstAddress(facts.needsShipping, shipsElsewhere) })
    if ('text' in read) problems.push({ field: field.name, text: read.text })
    else clean[field.name] = read.value
  }
  const note = singleBreaks(textOf(fields['order_comments']))
  if (note.length > NOTE_MAX_LENGTH) problems.push({ field: 'order_comments', text: CHECKOUT_TEXT.noteTooLong })
  const { answers, problems: unanswered } = readAnswers(facts.extraFields ?? [], fields)
  problems.push(...unanswered)
  const wantsAccount = facts.passwordProblem !== undefined && (facts.needsAccount || isChecked(fields['createaccount']))
  const password = typeof fields['account_password'] === 'string' ? fields['account_password'] : ''
  const weak = wantsAccount ? facts.passwordProblem?.(password, textOf(fields['billing_email'])) : undefined
  if (weak !== undefined) problems.push({ field: 'account_password', text: weak })

  problems.push(...facts.cartProblems.map((text) => ({ field: '', text, link: TO_CART })))
  if (facts.asksTerms && !isChecked(fields['terms'])) problems.push({ field: 'terms', text: CHECKOUT_TEXT.terms })
  const rateId = textOf(fields['shipping_method[0]'])
  if (facts.needsShipping && !facts.rateIds.includes(rateId)) {
    const anchor = shipsElsewhere ? 'shipping_postcode' : 'billing_postcode'
    problems.push({ field: 'shipping_method[0]', text: CHECKOUT_TEXT.noRate, anchor })
  }
  const paymentMethod = textOf(fields['payment_method'])
  if (!facts.paymentMethodIds.includes(paymentMethod)) problems.push({ field: 'payment_method', text: CHECKOUT_TEXT.noPayment })

  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    customer: customerOf(clean, person, shipsElsewhere),
    note,
    answers,
    paymentMethod,
    rateId: facts.needsShipping ? rateId : undefined,
    account: wantsAccount ? { password } : undefined,
  }
}

/** What is wrong with the fields that were given so far; what is still missing is no problem yet. */
export function problemsSoFar(fields: Fields): CheckoutProblem[] {
  const person = personTypeOf(fields['billing_persontype'])
  const shipsElsewhere = isChecked(fields['ship_to_different_address'])
  const told = { person, first: firstAddress(true, shipsElsewhere) }
  return shownFields(person, shipsElsewhere).flatMap((field) => {
    const given = textOf(fields[field.name])
    const read = given === '' ? { value: '' } : readField(field, given, told)
    return 'text' in read ? [{ field: field.name, text: read.text }] : []
  })
}

export const isChecked = (value: unknown) => value === '1' || value === 'on' || value === 'true'
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function shownFields(person: PersonType, shipsElsewhere: boolean) {
  return CHECKOUT_FIELDS.filter(
    (field) => (field.group !== 'delivery' || shipsElsewhere) && !isOfOtherPerson(field, person) && field.kind !== 'person-type',
  )
}

const firstAddress = (needsShipping: boolean, shipsElsewhere: boolean): FirstAddress =>
  needsShipping && !shipsElsewhere ? 'delivery' : 'billing'

type Reading = { person: PersonType; first: FirstAddress }

function readField(field: CheckoutField, raw: unknown, { person, first }: Reading): { value: string } | { text: string } {
  const typed = textOf(raw)
  const name = nameOf(field, first)
  // The form names the country itself; a client that leaves it out means the only one there is.
  if (typed === '' && field.kind === 'country') return { value: 'BR' }
  if (typed === '') return isRequired(field, person) ? { text: requiredText(name) } : { value: '' }
  if (typed.length > field.maxLength + 20) return { text: tooLongText(name, field.maxLength) }
  const value = readers[field.name.replace(/^(billing|shipping)_/, '')]?.(typed) ?? (isSpecial(field) ? undefined : plain(typed))
  if (value === undefined) return { text: formatText(field, name) }
  return value.length > field.maxLength && !field.mask ? { text: tooLongText(name, field.maxLength) } : { value }
}

/** Fields of one form of their own: the value in it, or undefined. */
const readers: Record<string, (typed: string) => string | undefined> = {
  email: (typed) => (isEmailAddress(typed) ? typed.toLowerCase() : undefined),
  phone: readPhone,
  cellphone: readPhone,
  cpf: readCpf,
  cnpj: readCnpj,
  postcode: (typed) => (/^\d{5}-?\d{3}$/.test(typed) && !/^0{5}/.test(typed) ? typed.replace('-', '') : undefined),
  state: readState,
  country: (typed) => (typed === 'BR' ? typed : undefined),
  ie: (typed) => {
    const value = typed.toUpperCase().replaceAll(/[\s./-]/g, '')
    return /^(?:ISENTO|\d{2,14}|P\d{9,12})$/.test(value) ? value : undefined
  },
}
const isSpecial = ({ name }: CheckoutField) => name.replace(/^(billing|shipping)_/, '') in readers

/** Ordinary words: no control signs and no marks that markup is made of. */
const plain = (typed: string) => (/[\p{Cc}<>]/u.test(typed) ? undefined : typed.replaceAll(/\s+/g, ' '))

function customerOf(clean: Record<string, string>, person: PersonType, shipsElsewhere: boolean): Customer {
  const billing = addressOf(clean, 'billing')
  // One number is asked for; integrations look for a mobile one under a name of its own.
  const mobile = isMobile(billing.phone) ? billing.phone : ''
  return {
    email: clean['billing_email'] ?? '',
    personType: person,
    cpf: clean['billing_cpf'] ?? '',
    cnpj: clean['billing_cnpj'] ?? '',
    stateRegistration: clean['billing_ie'] ?? '',
    cellphone: clean['billing_cellphone'] || mobile,
    billing,
    shipping: shipsElsewhere ? { ...addressOf(clean, 'shipping'), phone: billing.phone } : billing,
  }
}

function addressOf(clean: Record<string, string>, prefix: 'billing' | 'shipping'): Address {
  const part = (name: string) => clean[`${prefix}_${name}`] ?? ''
  return {
    firstName: part('first_name'),
    lastName: part('last_name'),
    company: part('company'),
    postcode: part('postcode'),
    street: part('address_1'),
    number: part('number'),
    complement: part('address_2'),
    neighborhood: part('neighborhood'),
    city: part('city'),
    state: part('state'),
    phone: part('phone'),
  }
}
