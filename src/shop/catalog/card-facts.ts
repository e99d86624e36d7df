import { readValue } from '#kit/typed-fields/read-value.ts'
import { valueText } from '#kit/typed-fields/value-text.ts'
import type { StoredField } from '#shop/fields/contract.ts'
import type { CardFact } from './contract.ts'

/** More would stand higher than the picture. */
const MOST_FACTS = 3
const LONGEST_FACT = 80

/** What a card tells of the merchant's own fields; what does not fit its field is left out. */
export function cardFacts(stored: readonly Omit<StoredField, 'onPage'>[]): CardFact[] {
  const facts = stored.flatMap((field): CardFact[] => {
    const read = readValue(field, field.value)
    const text = read.ok && read.value !== null ? valueText(field, read.value) : ''
    const short = text.length > LONGEST_FACT ? `${text.slice(0, LONGEST_FACT - 1).trimEnd()}…` : text
    return text === '' ? [] : [{ key: field.key, name: field.name, text: short }]
  })
  return facts.slice(0, MOST_FACTS)
}
