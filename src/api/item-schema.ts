import type { Context, ItemProperty, ItemSchema } from '#http/rest/contract.ts'

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

/** What an item is made of, property by property: «whole?» may also be null. Those named in `onlyEditing` are told only to whoever edits it. */
export function itemSchema(
  title: string,
  kinds: Record<string, Kind | `${Kind}?`>,
  onlyEditing: readonly string[] = [],
): ItemSchema {
  const properties = Object.entries(kinds).map(([name, kind]) => [
    name,
    { ...propertyOf(kind), ...(onlyEditing.includes(name) && { context: EDIT }) },
  ])
  return { title, type: 'object', properties: Object.fromEntries(properties) }
}

/** An item with its properties in the order of its schema; what the schema does not name, as its links, comes behind. */
export function inOrderOf<T extends object>({ properties }: ItemSchema, item: T): T {
  const named = Object.keys(properties).filter((name) => name in item)
  const entries = [...named, ...Object.keys(item)].map((name) => [name, item[name as keyof T]])
  return Object.fromEntries(entries) as T // the same properties
}

/** What a batch answers: of each sort a list of items, or of what was wrong with them. */
export const batchSchema = ({ title, properties }: ItemSchema, sorts = ['create', 'update', 'delete']): ItemSchema => ({
  title: `${title}_batch`,
  type: 'object',
  properties: Object.fromEntries(
    sorts.map((sort) => [
      sort,
      { type: 'array', items: { type: 'object', properties: { ...properties, error: { type: 'object' } } } },
    ]),
  ),
})

function propertyOf(kind: Kind | `${Kind}?`): ItemProperty {
  if (!kind.endsWith('?')) return KINDS[kind as Kind]
  const known = KINDS[kind.slice(0, -1) as Kind]
  return { ...known, type: [known.type, 'null'].flat() }
}
