import type { CustomerRecord } from '#api/wc/customer-shape.ts'
import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'
import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { readPhone } from '#kit/brazil/phone.ts'
import { READY_SEGMENTS } from '#shop/customers/contract.ts'
import { fullName } from '../shared/words.ts'

/** Somebody with an account. */
export const customerName = (customer: CustomerRecord) => fullName(customer) || customer.username
/** Somebody whom the shop knows, by whatever it knows. */
export const profileName = ({ name, email, document }: Pick<CustomerProfileRecord, 'name' | 'email' | 'document'>) =>
  name || email || documentText(document) || 'Sem nome'

export const documentText = (document: string) => (document.length === 14 ? formatCnpj(document) : formatCpf(document))
export const placeText = ({ city, state }: Pick<CustomerProfileRecord, 'city' | 'state'>) =>
  [city, state].filter(Boolean).join(' – ')

/** Where a telephone is reached by WhatsApp; undefined for one that no number can be made of. */
export function whatsappLink(phone: string): string | undefined {
  const number = readPhone(phone)
  return number && `https://wa.me/${number.slice(1)}`
}

type Filter = Record<string, unknown>
/** What is typed into the search is no part of a segment. */
const isSearch = (name: string) => name === 'q' || name === 'search'

/** The filter of a list without what asks for nothing. */
export const askedOf = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).filter(([name, value]) => !isSearch(name) && value !== undefined && value !== null && value !== ''),
  )

/** Whether a list is narrowed by just this. */
export const isSameFilter = (one: Filter, other: Filter): boolean => {
  const [a, b] = [askedOf(one), askedOf(other)]
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => String(a[name]) === String(b[name]))
}

/** The ready segments by the names that the list is asked with. */
export const READY = READY_SEGMENTS.map(({ name, filter: { minOrders, maxOrders, inactiveDays, firstThisMonth } }) => ({
  name,
  filter: askedOf({
    min_orders: minOrders,
    max_orders: maxOrders,
    inactive_days: inactiveDays,
    first_this_month: firstThisMonth,
  }),
}))
