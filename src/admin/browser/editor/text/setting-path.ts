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
