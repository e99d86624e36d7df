import { formatCep, placeOfCep, readCep } from '#kit/brazil/cep.ts'
import type { Draft } from './contract.ts'

/** The CEP that the parcel goes to, as far as it was typed. */
export function destinationOf(values: Draft): string {
  const typed = values['ship_to_different_address'] ? values['shipping_postcode'] : values['billing_postcode']
  return readCep(typed) ?? ''
}

/** What was typed with the CEP that was given in the cart since then; the rest of the former address went with the former CEP. */
export function sentTo(values: Draft, postcode: string): Draft {
  const prefix = values['ship_to_different_address'] ? 'shipping' : 'billing'
  const typed = values[`${prefix}_postcode`]
  if (postcode === '' || readCep(typed) === postcode) return values
  // A CEP that is still being typed was typed last.
  if (typed) return readCep(typed) === undefined ? values : { ...withoutPlace(values, prefix), ...cepField(prefix, postcode) }
  return { ...values, ...cepField(prefix, postcode) }
}

const cepField = (prefix: string, postcode: string) => ({ [`${prefix}_postcode`]: formatCep(postcode) })

function withoutPlace(values: Draft, prefix: string): Draft {
  const place = new Set(['address_1', 'number', 'address_2', 'neighborhood', 'city', 'state'].map((part) => `${prefix}_${part}`))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !place.has(name)))
}

/** City and state that follow from the CEP, where nothing was typed. What was typed stays. */
export function withPlaces(values: Draft): Draft {
  const filled = { ...values }
  for (const prefix of ['billing', 'shipping']) {
    const cep = readCep(values[`${prefix}_postcode`])
    if (!cep) continue
    const { city, state } = placeOfCep(cep)
    if (city && !values[`${prefix}_city`]) filled[`${prefix}_city`] = city
    if (state && !values[`${prefix}_state`]) filled[`${prefix}_state`] = state
  }
  return filled
}
