import { isRecord } from '#kit/is-record.ts'
export type Meta = Record<string, unknown> | undefined
export type Place = {
  /** Below the API's root. */
  path: (meta: Meta) => string
  /** The API's word for a column that lists are sorted by. */
  sorts?: Record<string, string>
  /** What is thrown away for good has no bin: the API wants to hear that it is meant. */
  hasNoBin?: boolean
}

/** A part of a path that no name can leave. */
export const below = (meta: Meta, name: string) => encodeURIComponent(String(meta?.[name] ?? ''))

type Listing = {
  page?: number
  perPage?: number
  sort?: { field: string; order: string }
  filter?: Record<string, unknown>
}

/** The question of a list: its page, its order, and whatever the merchant narrowed it by. */
export function questionOf({ sorts = {} }: Pick<Place, 'sorts'>, { page, perPage, sort, filter = {} }: Listing): string {
  const asked = new URLSearchParams()
  if (page !== undefined) asked.set('page', String(page))
  if (perPage !== undefined) asked.set('per_page', String(perPage))
  const orderby = sort && sorts[sort.field]
  if (sort && orderby) {
    asked.set('orderby', orderby)
    asked.set('order', sort.order.toLowerCase())
  }
  for (const [name, value] of Object.entries(filter)) {
    const [wire, text] = argumentOf(name, value)
    if (text !== '') asked.set(wire, text)
  }
  return asked.size > 0 ? `?${asked}` : ''
}

function argumentOf(name: string, value: unknown): [string, string] {
  const text = Array.isArray(value) ? value.join(',') : value === null || value === undefined ? '' : String(value)
  if (name === 'q') return ['search', text.trim()]
  // Days as people mean them: the first from its beginning, the last to its end, in the shop's own time.
  if (name === 'from_day') return ['after', text && `${text}T00:00:00`]
  if (name === 'to_day') return ['before', text && `${text}T23:59:59`]
  return [name, text]
}

/** Only what was changed goes over the wire: two people who change different fields don't undo each other. */
export function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, filled(value, before[name])] as const)
      .filter(([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}

/** Forms turn an emptied field into null; where the API had words it wants none, not nothing. */
function filled(value: unknown, before: unknown): unknown {
  if (value === null && typeof before === 'string') return ''
  if (!isRecord(value) || !isRecord(before)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, before[name])]))
}
