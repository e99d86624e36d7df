import type { Wanted } from '../find-products.ts'
import { LONGEST_SYNONYM, type Synonym } from './contract.ts'

type Understood = { wanted: Wanted[]; corrected: string | undefined }
type Expanded = Understood & {
  /** The synonyms that were used. */
  used: Synonym[]
}

/**
 * What was typed with all that means the same. Several words that are one synonym become one thing that is wanted; the longest
 * that fits is taken. What a synonym means is not looked up again, so that groups never run in circles.
 */
export function withSynonyms(words: string[], { wanted, corrected }: Understood, synonyms: readonly Synonym[]): Expanded {
  if (synonyms.length === 0) return { wanted, corrected, used: [] }
  const bySource = new Map<string, Synonym[]>()
  for (const one of synonyms) for (const source of one.words) bySource.set(source, [...(bySource.get(source) ?? []), one])
  const expanded = { wanted: [] as Wanted[], used: [] as Synonym[] }
  const said: string[] = []
  let isCorrected = false
  for (let at = 0; at < words.length;) {
    const { source, length, found } = longestAt(words, at, bySource)
    if (found.length > 0) {
      const meant = found.flatMap(({ words: same, means }) => (means.length > 0 ? means : same))
      expanded.wanted.push([...new Set([source, ...meant])])
      expanded.used.push(...found)
      said.push(source)
    } else {
      const forms = wanted[at]!
      expanded.wanted.push(forms)
      said.push(forms[1] ?? forms[0]!)
      isCorrected ||= forms.length > 1
    }
    at += length
  }
  return { ...expanded, corrected: isCorrected ? said.join(' ') : undefined }
}

function longestAt(words: string[], at: number, bySource: ReadonlyMap<string, Synonym[]>) {
  for (let length = Math.min(LONGEST_SYNONYM, words.length - at); length > 0; length--) {
    const source = words.slice(at, at + length).join(' ')
    const found = bySource.get(source)
    if (found) return { source, length, found }
  }
  return { source: words[at]!, length: 1, found: [] }
}
