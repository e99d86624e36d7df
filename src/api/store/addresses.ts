import { maybe, shape, text } from '#http/rest/arguments.ts'
import type { Draft } from '#shop/checkout/contract.ts'
import { isExtraName } from '#shop/checkout/extra-fields.ts'

const PLACE = ['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country'] as const
/** What Brazilian addresses and buyers have besides, under the names of the checkout's form. */
const PLACE_EXTRAS = ['number', 'neighborhood'] as const
const BUYER_EXTRAS = ['persontype', 'cpf', 'cnpj', 'ie', 'cellphone'] as const
const BILLING = [...PLACE, 'email', 'phone', ...PLACE_EXTRAS, ...BUYER_EXTRAS] as const
const SHIPPING = [...PLACE, 'phone', ...PLACE_EXTRAS] as const
/** The same extras may come as additional fields of the whole order. */
const PREFIX = 'vitrine/'
/** Credit in the shop pays what it can of the order. */
const CREDIT = 'use_store_credit'

export type WireAddress = Record<string, string | undefined>
type Given = {
  billing_address?: WireAddress | undefined
  shipping_address?: WireAddress | undefined
  additional_fields?: Record<string, unknown> | undefined
}

const field = () => maybe(text({ maxLength: 300 }))
const fields = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, field()]))
export const BILLING_ADDRESS = shape(fields(BILLING))
export const SHIPPING_ADDRESS = shape(fields(SHIPPING))

/** The checkout's fields with what was sent; what was not sent stays. A delivery goes elsewhere when its place is another one. */
export function withAddresses(before: Draft, { billing_address, shipping_address, additional_fields }: Given): Draft {
  const extras = Object.entries(additional_fields ?? {}).flatMap(([name, value]) => {
    const own = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
    const isOurs = ([...PLACE_EXTRAS, ...BUYER_EXTRAS] as string[]).includes(own)
    if (typeof value !== 'string') return []
    // A box that is not ticked says so: what was said before is taken back.
    if (name === `${PREFIX}${CREDIT}`) return [[CREDIT, value === '1' || value === 'true' ? '1' : ''] as const]
    if (isExtraName(name)) return [[name, value] as const]
    return isOurs ? [[`billing_${own}`, value] as const] : []
  })
  const after: Record<string, string> = {
    ...before,
    ...named('billing', billing_address, BILLING),
    ...Object.fromEntries(extras),
    ...named('shipping', shipping_address, SHIPPING),
  }
  if (after['billing_persontype'] !== undefined) after['billing_persontype'] = personTypeOf(after['billing_persontype'])
  if (shipping_address === undefined && billing_address === undefined) return after
  const { ship_to_different_address: _before, ...rest } = after
  return isElsewhere(after) ? { ...rest, ship_to_different_address: '1' } : rest
}

/** Integrations write a company as 2 or J. */
const personTypeOf = (value: string) => (/^(2|j|pj)$/i.test(value.trim()) ? '2' : '1')

const named = (kind: 'billing' | 'shipping', given: WireAddress | undefined, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = given?.[name]
      return value === undefined ? [] : [[`${kind}_${name}`, value] as const]
    }),
  )

const WHERE = ['first_name', 'last_name', 'address_1', 'number', 'address_2', 'postcode', 'city', 'state'] as const

/** What a delivery's address leaves out, as clients do that know of no number, says nothing of another place. */
function isElsewhere(values: Draft): boolean {
  const place = (kind: string) =>
    WHERE.map((name) => (values[`${kind}_${name}`] ?? '').trim().replace(/^(\d{5})-(\d{3})$/, '$1$2'))
  const billing = place('billing')
  return place('shipping').some((part, index) => part !== '' && part !== billing[index])
}

/** Both addresses as they are told. */
export function addressesOf(values: Draft) {
  const told = (kind: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, values[`${kind}_${name}`] ?? (name === 'country' ? 'BR' : '')]))
  const shipping = values['ship_to_different_address']
    ? { ...told('shipping', SHIPPING), company: '', phone: values['billing_phone'] ?? '' }
    : told('billing', SHIPPING)
  return { shipping_address: shipping, billing_address: told('billing', BILLING) }
}

/** What the buyer is besides an address, and what others asked of them, as additional fields of the order. */
export const additionalFieldsOf = (values: Draft) => ({
  ...Object.fromEntries(BUYER_EXTRAS.map((name) => [PREFIX + name, values[`billing_${name}`] ?? ''])),
  ...Object.fromEntries(Object.entries(values).filter(([name]) => isExtraName(name))),
})
