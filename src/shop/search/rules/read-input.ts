import { splitWords, tidyWords } from '../words.ts'
import {
  type BoostInput,
  LONGEST_SYNONYM,
  MOST_BOOSTS,
  MOST_HIDDEN,
  MOST_PINNED,
  MOST_WORDS,
  type PhraseInput,
  STRENGTHS,
  type SynonymInput,
} from './contract.ts'

export type Read<T> = { ok: true; value: T } | { ok: false; field: string; problem: string }
const refuse = (field: string, problem: string) => ({ ok: false, field, problem }) as const

/** A phrase as the search knows it, whatever accents, signs and capitals it was typed with. */
export const phraseOf = (typed: string) => splitWords(tidyWords(typed)).join(' ')

/** Words that mean the same, as merchants type them. */
export function readSynonym(raw: SynonymInput): Read<SynonymInput> {
  const words = phrasesOf(raw.words)
  const means = phrasesOf(raw.means).filter((one) => !words.includes(one))
  const long = [...words, ...means].find((one) => one.split(' ').length > LONGEST_SYNONYM)
  if (long) return refuse('words', `«${long}» tem mais de ${LONGEST_SYNONYM} palavras: escreva menos.`)
  if (words.length > MOST_WORDS || means.length > MOST_WORDS) return refuse('words', `Escreva até ${MOST_WORDS} em cada lista.`)
  if (words.length === 0) return refuse('words', 'Escreva ao menos uma palavra.')
  if (raw.means.length > 0 && means.length === 0) return refuse('means', 'Escreva o que deve ser encontrado, com outra palavra.')
  if (means.length === 0 && words.length < 2) return refuse('words', 'Escreva ao menos duas palavras diferentes.')
  return { ok: true, value: { words, means } }
}
const phrasesOf = (typed: string[]) => [...new Set(typed.map(phraseOf).filter((one) => one !== ''))]

const NEEDS_TARGET: ReadonlySet<BoostInput['kind']> = new Set(['category', 'tag', 'product'])

/** What comes sooner and what later: each thing once. */
export function readBoosts(raw: BoostInput[]): Read<BoostInput[]> {
  if (raw.length > MOST_BOOSTS) return refuse('boosts', `São até ${MOST_BOOSTS} destaques.`)
  const seen = new Set<string>()
  const boosts: BoostInput[] = []
  for (const { kind, targetId, target = '', days, strength } of raw) {
    const needsTarget = NEEDS_TARGET.has(kind)
    const brand = tidyWords(target).slice(0, 70)
    if (!STRENGTHS.some((one) => one === strength)) return refuse('boosts', 'A força de um destaque vai de -3 a 3, sem o zero.')
    if (needsTarget && !targetId) return refuse('boosts', 'Escolha a categoria, a etiqueta ou o produto de cada destaque.')
    if (kind === 'brand' && brand === '') return refuse('boosts', 'Escreva a marca de cada destaque.')
    if (kind === 'new' && (days === undefined || days < 1 || days > 730)) return refuse('boosts', 'Novidade vai de 1 a 730 dias.')
    const key = `${kind} ${needsTarget ? targetId : kind === 'brand' ? phraseOf(brand) : ''}`
    if (seen.has(key)) return refuse('boosts', 'O mesmo destaque aparece duas vezes: deixe um deles.')
    seen.add(key)
    boosts.push({
      kind,
      strength,
      ...(needsTarget && { targetId: targetId! }),
      ...(kind === 'brand' && { target: brand }),
      ...(kind === 'new' && { days: days! }),
    })
  }
  return { ok: true, value: boosts }
}

/** What stands where for one phrase, or where it leads. */
export function readPhrase(raw: PhraseInput): Read<PhraseInput> {
  const phrase = phraseOf(raw.phrase)
  if (phrase === '') return refuse('phrase', 'Escreva a busca com letras ou números.')
  const pinned = [...new Set(raw.pinned)]
  const hidden = [...new Set(raw.hidden)]
  if (pinned.length > MOST_PINNED) return refuse('pinned', `Fixe até ${MOST_PINNED} produtos.`)
  if (hidden.length > MOST_HIDDEN) return refuse('hidden', `Esconda até ${MOST_HIDDEN} produtos.`)
  if (pinned.some((id) => hidden.includes(id))) return refuse('hidden', 'O mesmo produto está fixado e escondido.')
  const leadsTo = raw.leadsTo.trim()
  const trouble = leadsTo === '' ? undefined : targetTrouble(leadsTo)
  return trouble ? refuse('leads_to', trouble) : { ok: true, value: { phrase, pinned, hidden, leadsTo } }
}

const NO_PAGE = 'Escreva o caminho de uma página da loja, como /trocas/.'

/** Only pages of the shop, and never a search, which could lead on in a circle. */
function targetTrouble(path: string): string | undefined {
  if (path.length > 500 || !path.startsWith('/') || path.startsWith('//') || /[\p{Cc}\s\\<>"]/u.test(path)) return NO_PAGE
  if (!URL.canParse(path, 'https://x')) return NO_PAGE
  const { searchParams, host, pathname } = new URL(path, 'https://x')
  if (host !== 'x') return NO_PAGE
  if (/^\/(wp-json|wp-admin|painel)(\/|$)/.test(pathname)) return NO_PAGE
  return searchParams.has('s') ? 'Uma busca não pode levar a outra busca.' : undefined
}
