import type { StylePart } from './control.ts'
import { withoutDevice } from './devices.ts'
import { isRecord } from '#kit/is-record.ts'
import { isEmpty } from './values.ts'

/** A setting of style that holds something which no control understands, so that nothing is declared for it. */
export type Misread = { name: string; label: string; part: string }

/** The stored settings of style that are not understood, in the order of the document; empty ones say nothing. */
export function misreadStyle(parts: readonly StylePart[], settings: Record<string, unknown>): Misread[] {
  return Object.entries(settings).flatMap(([name, stored]) => {
    if (isBlank(stored)) return []
    const readers = readersOf(parts, name)
    const [first] = readers
    return first && readers.every(({ read }) => read(stored) === undefined)
      ? [{ name, label: first.label, part: first.part }]
      : []
  })
}

type Reader = { label: string; part: string; read: (raw: unknown) => unknown }

function readersOf(parts: readonly StylePart[], name: string): Reader[] {
  const readersNamed = (key: string) =>
    parts.flatMap(({ title, controls }) =>
      controls.flatMap(({ fields }) => {
        const field = Object.hasOwn(fields, key) ? fields[key] : undefined
        return field ? [{ label: field.label, part: title, read: field.read }] : []
      }),
    )
  const own = readersNamed(name)
  const plain = own.length > 0 ? undefined : withoutDevice(name)?.name
  return plain === undefined ? own : readersNamed(plain)
}

/** Builders store what nobody filled in: a size without a number, four empty sides, a picture without an address. */
function isBlank(stored: unknown): boolean {
  if (isEmpty(stored) || stored === 'default') return true
  if (!isRecord(stored)) return Array.isArray(stored) && stored.length === 0
  return Object.entries(stored).every(
    ([key, value]) => ['unit', 'isLinked', 'sizes', 'source', 'alt', 'id'].includes(key) || isEmpty(value),
  )
}
