import { valueOf } from './action.ts'
import type { SentField } from './contract.ts'

/** The words of a mail with what was sent in the places of `[all-fields]` and `[field id="…"]`. */
export function fillTemplate(template: string, fields: SentField[]): string {
  return template
    .replaceAll(/\[field id=["']?([\w-]{1,64})["']?\]/g, (_whole, id: string) => valueOf(fields, id))
    .replaceAll('[all-fields]', () => allFields(fields))
}

/** A line for the subject: whatever was typed, it stays one line. */
export const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)

/** Plain text as markup: escaped, with its line breaks. */
export function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return `<p>${escaped.replaceAll(/\r?\n/g, '<br>')}</p>`
}

function allFields(fields: SentField[]) {
  return fields.map(({ id, label, value }) => `${label || id}: ${Array.isArray(value) ? value.join(', ') : value}`).join('\n')
}
