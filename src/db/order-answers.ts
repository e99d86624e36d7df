import type { TypedField } from '#kit/typed-fields/definition.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import { valueText } from '#kit/typed-fields/value-text.ts'

/** A field of orders among those of the checkout, whose names carry an extension's: the shop's own are «campos». */
export const questionName = (key: string) => `campos/${key.replaceAll('_', '-')}`

export const isOwnAnswer = (name: string) => name.startsWith('campos/')

/** A field of orders that the shop asks, with what is kept of it beside an order. */
export type KeptAnswer = Pick<TypedField, 'key' | 'name' | 'kind' | 'options'> & { value: string }

/** What was answered, in words; what does not fit its field any more as it was written. */
export function answerOf(field: KeptAnswer): { name: string; label: string; value: string } {
  const read = readValue(field, field.value)
  const words = read.ok && read.value !== null ? valueText(field, read.value) : ''
  return { name: questionName(field.key), label: field.name, value: words || field.value }
}
