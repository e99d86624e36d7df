/** Words that a shop's name is read over: «Casa da Aroeira» is CA. */
const SMALL_WORDS = new Set([
  'a',
  'as',
  'o',
  'os',
  'e',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'em',
  'na',
  'no',
  'para',
  'the',
  'of',
  'and',
  '&',
])

/** One or two letters or digits that stand for a shop, without accents; empty where its name has none of either. */
export function shopInitials(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[\s\-–—_/|.,·]+/u)
    .map((word) => word.replaceAll(/[^a-z0-9]/gi, ''))
    .filter((word) => word !== '')
  const weighty = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  const [first, second] = weighty.length > 0 ? weighty : words
  return [first, second].map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}
