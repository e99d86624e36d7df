import { LRUCache } from 'lru-cache'

const MOST_REMEMBERED = 5_000

/**
 * What was searched for, as it may be counted: small letters without accents, single spaces. Undefined for what may name a person:
 * an e-mail address, or the digits of a document, a telephone or an order.
 */
export function countedWords(words: string): string | undefined {
  if (words.includes('@') || (words.match(/\d/g) ?? []).length > 4) return undefined
  const counted = words
    .slice(0, 400)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim()
  return counted === '' ? undefined : counted
}

/** Which searches found nothing when their page was last drawn: a page that is kept does not ask again. */
export function createEmptySearches() {
  const empty = new LRUCache<string, true>({ max: MOST_REMEMBERED })
  const keyOf = (counted: string, onlyProducts: boolean) => `${onlyProducts} ${counted}`
  return {
    note: (words: string, { onlyProducts, found }: { onlyProducts: boolean; found: number }) => {
      const counted = countedWords(words)
      if (counted === undefined) return
      if (found === 0) empty.set(keyOf(counted, onlyProducts), true)
      else empty.delete(keyOf(counted, onlyProducts))
    },
    /** What was searched for in vain at an address with this query, if it may be counted. */
    wordsOf: (query: string): string | undefined => {
      const asked = new URLSearchParams(query)
      const counted = countedWords(asked.get('s') ?? '')
      const onlyProducts = asked.get('post_type') === 'product'
      return counted !== undefined && empty.has(keyOf(counted, onlyProducts)) ? counted : undefined
    },
  }
}
