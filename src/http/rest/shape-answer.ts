import type { Context, ItemProperty, ItemSchema } from './contract.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const each = (body: unknown, change: (item: Fields) => unknown): unknown => {
  if (Array.isArray(body)) return body.map((item) => (isFields(item) ? change(item) : item))
  return isFields(body) ? change(body) : body
}

/** Leaves out what this context does not tell. */
export function inContext(body: unknown, schema: ItemSchema | undefined, context: Context): unknown {
  return schema ? each(body, (item) => told(item, schema.properties, context)) : body
}

function told(item: Fields, properties: Record<string, ItemProperty>, context: Context): Fields {
  const kept = Object.entries(item).filter(([name]) => properties[name]?.context?.includes(context) ?? true)
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const inner = properties[name]?.properties
      return [name, inner && isFields(value) ? told(value, inner, context) : value]
    }),
  )
}

/** `_fields=id,title.rendered`: only these, in the order in which they stand. */
export function onlyFields(body: unknown, wanted: unknown): unknown {
  const names = (Array.isArray(wanted) ? wanted : typeof wanted === 'string' ? wanted.split(',') : [])
    .map((name) => String(name).trim())
    .filter((name) => name !== '')
    .slice(0, 100)
  if (names.length === 0) return body
  return each(body, (item) => picked(item, names))
}

function picked(item: Fields, names: string[]): Fields {
  const kept = Object.entries(item).flatMap(([key, value]) => {
    if (names.includes(key)) return [[key, value] as const]
    const inner = names.filter((name) => name.startsWith(`${key}.`)).map((name) => name.slice(key.length + 1))
    return inner.length > 0 && isFields(value) ? [[key, picked(value, inner)] as const] : []
  })
  return Object.fromEntries(kept)
}
