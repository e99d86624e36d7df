import type { SearchPreview } from '#api/vitrine/search-preview-routes.ts'
import type { PhraseRecord } from '#api/vitrine/search-rule-routes.ts'
import { count } from '#kit/pt-br.ts'
import type { SynonymInput } from '#shop/search/rules/contract.ts'

export type Placing = Pick<PhraseRecord, 'pinned' | 'hidden' | 'leads_to'>
export const AS_FOUND: Placing = { pinned: [], hidden: [], leads_to: '' }

/** What is found, in one sentence. */
export function foundText({ total, is_least: isLeast, is_partial: isPartial, corrected }: SearchPreview): string {
  if (total === 0) return 'Nada é encontrado. Crie um sinônimo ou fixe produtos.'
  const found = `${count(total, 'resultado', 'resultados')}${isLeast ? ' ou mais' : ''}`
  const how = [isPartial && 'só com parte das palavras', corrected !== '' && `com a correção «${corrected}»`].filter(Boolean)
  return how.length > 0 ? `${found}, ${how.join(' e ')}.` : `${found}.`
}

/** Words as they are typed: one on a line, or with commas between them. */
export const wordsOf = (typed: string): string[] =>
  typed
    .split(/[\n,;]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

export const synonymText = ({ words, means }: SynonymInput): string =>
  means.length > 0 ? `${words.join(', ')} → ${means.join(', ')}` : words.join(' = ')

/** What is said of a phrase, in one line. */
export const placingText = ({ pinned, hidden, leads_to: leadsTo }: Placing): string =>
  [
    pinned.length > 0 && count(pinned.length, 'fixado', 'fixados'),
    hidden.length > 0 && count(hidden.length, 'escondido', 'escondidos'),
    leadsTo !== '' && `leva a ${leadsTo}`,
  ]
    .filter(Boolean)
    .join(' · ')

export const pin = (placing: Placing, id: number): Placing => ({
  ...placing,
  pinned: [...placing.pinned.filter((one) => one !== id), id],
  hidden: placing.hidden.filter((one) => one !== id),
})
export const unpin = (placing: Placing, id: number): Placing => ({
  ...placing,
  pinned: placing.pinned.filter((one) => one !== id),
})
export const hide = (placing: Placing, id: number): Placing => ({
  ...unpin(placing, id),
  hidden: [...placing.hidden.filter((one) => one !== id), id],
})
export const show = (placing: Placing, id: number): Placing => ({
  ...placing,
  hidden: placing.hidden.filter((one) => one !== id),
})
