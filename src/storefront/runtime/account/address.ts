import { wakeMasks } from '../checkout/masks.ts'
import { wakePlaces } from '../checkout/places.ts'
import { hearTypedEarly } from '../checkout/typed-early.ts'

/** The same help as at the checkout: dots and dashes, and city and state from the CEP. */
export function startAddress(form: HTMLFormElement) {
  wakeMasks(form)
  wakePlaces(form)
  hearTypedEarly(form)
}
