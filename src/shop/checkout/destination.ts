import { placeOfCep, readCep } from '#kit/brazil/cep.ts'
import type { Draft } from './draft.ts'

/** The CEP that the parcel goes to, as far as it was typed. */
export function destinationOf(values: Draft): string {
  const typed = values['ship_to_different_address'] ? values['shipping_postcode'] : values['billing_postcode']
  return readCep(typed) ?? ''
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
