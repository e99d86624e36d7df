import { textOf } from '#kit/unknown-json.ts'
import type { Wire } from '../../wire.ts'

const MOST_NAMES = 6

/** Fields that only the old theme showed: those of ACF, and whatever a page without a word of its own has. Undefined where there is none. */
export function themeFieldsNote(meta: Wire, isEmpty: boolean): string | undefined {
  const names = Object.keys(meta).filter(
    (name) =>
      !name.startsWith('_') &&
      textOf(meta[name]).trim() !== '' &&
      (textOf(meta[`_${name}`]).startsWith('field_') || (isEmpty && /\p{L}{3}/u.test(textOf(meta[name])))),
  )
  if (names.length === 0) return undefined
  const more = names.length > MOST_NAMES ? ` e mais ${names.length - MOST_NAMES}` : ''
  return `Campos que só o tema antigo mostrava e que não vieram: ${names.slice(0, MOST_NAMES).join(', ')}${more}.`
}
