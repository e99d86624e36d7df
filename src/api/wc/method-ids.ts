import { listOf, maybe, text } from '#http/rest/arguments.ts'

/** A way to pay by its name: `pix`, `bacs`, `vitrine_test`. */
export const METHOD_ID = text({ pattern: '^[a-z0-9_-]{1,60}$' })
export const METHOD_IDS = maybe(listOf(METHOD_ID, { maxItems: 30 }))
