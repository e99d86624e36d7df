import type { Condition, Field, Fields } from './fields.ts'

/** The same field, asked for only while the condition holds; what it hung on before it hangs on still. */
export const askedWhen = <T>(condition: Condition, field: Field<T>): Field<T> => ({
  ...field,
  when: { ...condition, ...field.when },
})

export const allAskedWhen = <F extends Fields>(condition: Condition, fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, askedWhen(condition, field)])) as F // name by name

/** A setting as the rule sees it: the fields of a widget have this shape, and so has what the API tells of them. */
export type Asked = {
  name: string
  control: string
  fallback: unknown
  options: readonly { value: string }[]
  when: Condition | null
}

/** Whether a setting matters with these values. What a setting hangs on must matter itself. */
export function isAsked(setting: Asked, all: readonly Asked[], values: Record<string, unknown>): boolean {
  return Object.entries(setting.when ?? {}).every(([name, wanted]) => {
    const master = all.find((one) => one.name === name)
    if (!master) return !(name in values) || isMet(wanted, values[name], 'text')
    return isMet(wanted, effectiveValue(master, values[name]), master.control) && isAsked(master, all, values)
  })
}

/** A choice that is none of its options is shown as what stands in for it. */
function effectiveValue({ control, options, fallback }: Asked, stored: unknown): unknown {
  if (stored === undefined || stored === null) return fallback
  const isLost = control === 'choice' && !Array.isArray(stored) && !options.some(({ value }) => value === stored)
  return isLost ? fallback : stored
}

function isMet(wanted: boolean | readonly string[], value: unknown, control: string): boolean {
  if (typeof wanted === 'boolean') return wanted === (control === 'switch' ? value === true || value === 'yes' : isFilled(value))
  return (Array.isArray(value) ? value : [value]).some((one) => wanted.includes(String(one)))
}

/** Links are filled in by their address, pictures by their number in the library. */
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) {
    const { url, id } = value as { url?: unknown; id?: unknown }
    return isFilled(url) || isFilled(id)
  }
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null && value !== 0 && value !== false
}
