import { slugOf } from '#kit/pt-br.ts'
import { singularOf } from '#kit/brazil/singular.ts'
import type { Entry } from './entries.ts'

const wordsOf = (text: string) =>
  slugOf(text)
    .split('-')
    .filter((word) => word !== '')

/** Whoever types «cupom» means «Cupons», too: words are compared without their plural. */
const isSameWord = (one: string, other: string) => singularOf(one) === singularOf(other)

/** How well something fits what was typed, the lower the better; undefined where a typed word begins none of its words. */
export function fitOf({ label, about, words }: Pick<Entry, 'label' | 'about' | 'words'>, typed: string): number | undefined {
  const asked = wordsOf(typed)
  const holds = (texts: readonly string[]) => {
    const own = texts.flatMap(wordsOf)
    return asked.every((word) => own.some((one) => one.startsWith(word) || isSameWord(one, word)))
  }
  if (slugOf(label).startsWith(slugOf(typed))) return 0
  if (holds([label])) return 1
  if (holds([label, about])) return 2
  return holds([label, about, words]) ? 3 : undefined
}

/** What fits, the best first; among equals, what was chosen lately. */
export function ranked(entries: readonly Entry[], typed: string, recent: readonly string[], most: number): Entry[] {
  const lateness = ({ to, label }: Entry) => {
    const place = recent.indexOf(keyOf({ to, label }))
    return place === -1 ? recent.length : place
  }
  return entries
    .flatMap((entry) => {
      const fit = fitOf(entry, typed)
      return fit === undefined ? [] : [{ entry, fit }]
    })
    .toSorted((one, other) => one.fit - other.fit || lateness(one.entry) - lateness(other.entry))
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** Two settings may stand on one screen: the address alone does not tell them apart. */
export const keyOf = ({ to, label }: Pick<Entry, 'to' | 'label'>) => `${to} ${label}`

/** What is shown together stands together, the heading of the best first. */
export function grouped(entries: readonly Entry[]): { heading: Entry['heading']; entries: Entry[] }[] {
  const headings = [...new Set(entries.map(({ heading }) => heading))]
  return headings.map((heading) => ({ heading, entries: entries.filter((entry) => entry.heading === heading) }))
}
