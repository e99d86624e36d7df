import type { Context, ItemSchema } from '#http/rest/contract.ts'

const KINDS = {
  whole: { type: 'integer' },
  number: { type: 'number' },
  text: { type: 'string' },
  moment: { type: ['string', 'null'], format: 'date-time' },
  flag: { type: 'boolean' },
  list: { type: 'array' },
  object: { type: 'object' },
  any: { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] },
} as const
type Kind = keyof typeof KINDS

const EDIT: readonly Context[] = ['edit']

/** What an item is made of, property by property; those named in `onlyEditing` are told only to whoever edits it. */
export function itemSchema(title: string, kinds: Record<string, Kind>, onlyEditing: readonly string[] = []): ItemSchema {
  const properties = Object.entries(kinds).map(([name, kind]) => [
    name,
    { ...KINDS[kind], ...(onlyEditing.includes(name) && { context: EDIT }) },
  ])
  return { title, type: 'object', properties: Object.fromEntries(properties) }
}
