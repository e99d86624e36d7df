import type { FieldValue, TypedField } from './definition.ts'
import { numberText } from './read-value.ts'

/** A value as people read it; of a picture, a file or a link nothing, since only the shop knows what it is. */
export function valueText({ kind, options }: Pick<TypedField, 'kind' | 'options'>, value: FieldValue): string {
  switch (kind) {
    case 'number':
      return [numberText(Number(value)), options.unit].filter(Boolean).join(' ')
    case 'choices':
      return Array.isArray(value) ? value.join(', ') : String(value)
    case 'date':
      return String(value).split('-').toReversed().join('/')
    case 'yes_no':
      return value === true ? 'Sim' : 'Não'
    case 'picture':
    case 'file':
    case 'link':
      return ''
    default:
      return String(value)
  }
}

/** A value in a cell of a table, as `readValue` understands it. */
export function valueCell(value: FieldValue): string {
  if (Array.isArray(value)) return value.map((one) => one.replaceAll(',', '\\,')).join(', ')
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}
