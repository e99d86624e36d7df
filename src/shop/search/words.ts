import { MAX_SEARCH_LENGTH } from './contract.ts'

/** A sentence has its meaning in its first words; each further one costs a look into the index. */
const MOST_WORDS = 8
const LONGEST_WORD = 40

/** What was typed, without what no name holds: at most a hundred characters, no control characters, single spaces. */
export function tidyWords(typed: unknown): string {
  if (typeof typed !== 'string') return ''
  const cut = [...typed.slice(0, 4 * MAX_SEARCH_LENGTH).normalize('NFC')].slice(0, MAX_SEARCH_LENGTH).join('')
  return cut
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .trim()
}

/** Small letters without accents, as the index keeps them. */
export const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words to look for, each once; operators, quotes and pictures are no words. */
export function splitWords(text: string): string[] {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= LONGEST_WORD)
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** A code as the index keeps it, whatever stood between its parts; undefined for what is too short to be one. */
export function codeOf(text: string): string | undefined {
  const code = plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return code.length >= 3 && code.length <= LONGEST_WORD ? code : undefined
}
