import { isRecord } from '#kit/is-record.ts'
import type { WireField } from '#api/vitrine/widget-shape.ts'
import { isAsked } from '#builder/conditions.ts'
import type { Control } from '#builder/fields.ts'
import { decodeEntities } from '#kit/entities.ts'
import { type Values } from '../../documents/setting-values.ts'

/** One line, several lines, or a text with formatting. */
export type TextKind = 'plain' | 'lines' | 'rich'

/** A text as an element keeps it. `setting` is its path: `title`, or `icon_list.2.text` for a row of a list. */
export type WrittenText = { setting: string; label: string; kind: TextKind; value: string; maxLength: number | undefined }

const KINDS: Partial<Record<Control, TextKind>> = { text: 'plain', lines: 'lines', 'rich-text': 'rich' }

/** All texts of an element that are not empty, in the order of its form. A text that only some signs may stand in is no words. */
export function writtenTexts(fields: readonly WireField[], values: Values, path = ''): WrittenText[] {
  return fields
    .filter((field) => isAsked(field, fields, values))
    .flatMap((field) => {
      const setting = path + field.name
      const value = values[field.name] ?? field.fallback
      if (field.control === 'items' && Array.isArray(value))
        return value.flatMap((row, index) => (isRecord(row) ? writtenTexts(field.settings, row, `${setting}.${index}.`) : []))
      const kind = KINDS[field.control]
      if (!kind || field.signs || typeof value !== 'string' || lettersOf({ kind, value }) === '') return []
      return [{ setting, label: field.label, kind, value, maxLength: field.max_length ?? undefined }]
    })
}

/** What is seen of a text, without spaces: views may break its lines. */
export const lettersOf = ({ kind, value }: Pick<WrittenText, 'kind' | 'value'>) =>
  squeezed(kind === 'rich' ? decodeEntities(value.replaceAll(/<[^>]*>/g, '')) : value)

export const squeezed = (text: string) => text.replaceAll(/\s+/g, '')
