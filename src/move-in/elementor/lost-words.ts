import type { PageElement } from '#builder/document.ts'
import { isRecord } from '#kit/is-record.ts'
import { isWritten } from './find-settings.ts'
import { withoutBraces } from './kinds/text-kinds.ts'
import { plainLine } from './texts.ts'

const MOST_TOLD = 3
const MOST_CHARACTERS = 60

/** Texts of a widget that stand nowhere in what became of it. */
export function lostWords(settings: unknown, element: PageElement): string[] {
  const kept = new Set(
    textsIn([element.settings, element.elements.map((inner) => inner)]).flatMap((text) => [text, ...text.split('\n')]),
  )
  const all = [...kept].join('\n')
  const lost = writtenIn(settings).filter(
    (text) => !all.includes(text) && !text.split('\n').every((line) => all.includes(line.trim())),
  )
  return [...new Set(lost)]
    .slice(0, MOST_TOLD)
    .map((text) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text))
}

/** What somebody wrote, as sentences and titles are written: of two words at least. */
function writtenIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => writtenIn(one, name))
  // An icon is a record of its own: «fas fa-tools» was written by nobody.
  if (isRecord(value) && 'library' in value) return []
  if (isRecord(value)) return Object.entries(value).flatMap(([key, one]) => (key.startsWith('_') ? [] : writtenIn(one, key)))
  if (typeof value !== 'string' || !isWritten(name, value)) return []
  const text = withoutBraces(plainLine(value))
  return /\p{L}\S*\s+\S*\p{L}/u.test(text) ? [text] : []
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [plainLine(value)]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}
