import { decodeEntities } from '#kit/entities.ts'
import { isRecord } from '#kit/is-record.ts'

/** A day that is new each day is no change of what a page says. */
const DAY_LINE = /^Última atualização:/
/** Deeper or longer documents are none of ours. */
const MOST_LINES = 600

/** What a document says, a paragraph a line, without the day on which it was written. */
export function linesOfDocument(document: unknown): string[] {
  const lines: string[] = []
  const visit = (element: unknown) => {
    if (!isRecord(element) || lines.length >= MOST_LINES) return
    const { settings, elements } = element
    if (isRecord(settings))
      for (const text of [settings['title'], settings['editor']]) if (typeof text === 'string') lines.push(...linesOfMarkup(text))
    if (Array.isArray(elements)) elements.forEach(visit)
  }
  if (Array.isArray(document)) document.forEach(visit)
  return lines.filter((line) => !DAY_LINE.test(line)).slice(0, MOST_LINES)
}

const linesOfMarkup = (html: string) =>
  html
    .split(/<\/(?:p|li|h[1-6]|tr)>|<br ?\/?>|\n/)
    .map((part) =>
      decodeEntities(part.replaceAll(/<\/t[dh]>/g, ' | ').replaceAll(/<[^<>]*>/g, ''))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')

export type DiffLine = { is: 'same' | 'gone' | 'new'; text: string }

/** What changes from one text to the other, line by line, in the order in which it is read. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const common = longestCommon(before, after)
  const lines: DiffLine[] = []
  let old = 0
  let fresh = 0
  while (old < before.length || fresh < after.length) {
    if (old < before.length && fresh < after.length && before[old] === after[fresh]) {
      lines.push({ is: 'same', text: before[old]! })
      old++
      fresh++
    } else if (fresh >= after.length || (old < before.length && common[old + 1]![fresh]! >= common[old]![fresh + 1]!))
      lines.push({ is: 'gone', text: before[old++]! })
    else lines.push({ is: 'new', text: after[fresh++]! })
  }
  return lines
}

/** How many lines two texts have in common from each place on. */
function longestCommon(before: readonly string[], after: readonly string[]): number[][] {
  const counts = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0))
  for (let old = before.length - 1; old >= 0; old--)
    for (let fresh = after.length - 1; fresh >= 0; fresh--)
      counts[old]![fresh] =
        before[old] === after[fresh]
          ? counts[old + 1]![fresh + 1]! + 1
          : Math.max(counts[old + 1]![fresh]!, counts[old]![fresh + 1]!)
  return counts
}

/** What still has to be filled in: «[complete: número]». */
export const gapsIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => [...line.matchAll(/\[complete: ([^\]]*)\]/g)].map(([, what]) => what!))),
]
