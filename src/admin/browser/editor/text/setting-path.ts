import type { WireField } from '#api/vitrine/widget-shape.ts'
import { isAsked } from '#builder/conditions.ts'
import { isRecord } from '#kit/is-record.ts'
import { type Values } from '../../documents/setting-values.ts'

/** A setting by its path: `title`, or `icon_list.2.text` for a row of a list. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [name = '', index, ...rest] = path.split('.')
  if (index === undefined) return { ...values, [name]: value }
  const rows: unknown[] = Array.isArray(values[name]) ? values[name] : []
  const row = rows[Number(index)]
  return { ...values, [name]: rows.with(Number(index), withValueAt(isRecord(row) ? row : {}, rest.join('.'), value)) }
}

export function valueAt(values: Values, path: string): unknown {
  const [name = '', index, ...rest] = path.split('.')
  if (index === undefined) return values[name]
  const row: unknown = Array.isArray(values[name]) ? values[name][Number(index)] : undefined
  return isRecord(row) ? valueAt(row, rest.join('.')) : undefined
}

/** The paths of the settings that hold something wanted, in the order in which the form asks for them. */
export function pathsOf(
  fields: readonly WireField[],
  values: Values,
  isWanted: (field: WireField, value: unknown) => boolean,
): string[] {
  return fields
    .filter((field) => isAsked(field, fields, values))
    .flatMap((field) => {
      const value = values[field.name]
      if (isWanted(field, value)) return [field.name]
      if (field.control !== 'items' || !Array.isArray(value)) return []
      return value.flatMap((row, at) =>
        isRecord(row) ? pathsOf(field.settings, row, isWanted).map((path) => `${field.name}.${at}.${path}`) : [],
      )
    })
}
