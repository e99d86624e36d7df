import type { Choices } from './swatches.ts'

/** Longer than any term's slug. */
const MAX_VALUE_LENGTH = 200

/** What is chosen, among the fields of a form or of an address. */
export const choicesOf = (fields: Record<string, unknown>): Choices =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      /^attribute_[\w-]{1,200}$/.test(name) && typeof value === 'string' && value !== '' && value.length <= MAX_VALUE_LENGTH
        ? [[name, value]]
        : [],
    ),
  )
