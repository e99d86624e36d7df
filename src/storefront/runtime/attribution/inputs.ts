import { type AttributionField, ATTRIBUTION_PREFIX } from '#shop/attribution/contract.ts'
import { FIELDS, type Values } from './attribute.ts'

const ELEMENT = 'wc-order-attribution-inputs'
const NAMES = Object.keys(FIELDS) as AttributionField[] // in the order in which forms carry them

/** Keeps every attribution input of the page at the values of now, also those that arrive later inside of the element. */
export function keepInputs(valuesNow: () => Values): () => void {
  if (!customElements.get(ELEMENT)) {
    customElements.define(
      ELEMENT,
      class extends HTMLElement {
        connectedCallback() {
          if (!this.querySelector('input')) this.append(...NAMES.map(hiddenInput))
          this.values = valuesNow()
        }
        set values(values: Values) {
          for (const field of NAMES) {
            if (fill(this, field, values) === 0)
              console.warn(`Field "${field}" not found: the inputs of <${ELEMENT}> were changed by another script.`)
          }
        }
      },
    )
  }
  return () => {
    const values = valuesNow()
    for (const element of document.querySelectorAll<HTMLElement & { values: Values }>(ELEMENT)) element.values = values
    for (const field of NAMES) fill(document, field, values)
  }
}

function fill(within: ParentNode, field: keyof Values, values: Values) {
  const inputs = within.querySelectorAll<HTMLInputElement>(`input[name="${ATTRIBUTION_PREFIX}${field}"]`)
  // As a value and never as markup: whoever made the link that led here wrote parts of it.
  for (const input of inputs) input.value = values[field] ?? ''
  return inputs.length
}

function hiddenInput(field: string) {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = ATTRIBUTION_PREFIX + field
  return input
}
