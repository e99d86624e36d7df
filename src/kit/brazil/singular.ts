/** How plurals end in Portuguese, without accents; the first that fits counts. */
const ENDINGS: readonly [plural: RegExp, singular: string][] = [
  [/oes$|aes$|aos$/, 'ao'],
  [/ns$/, 'm'],
  [/([aeou])is$/, '$1l'],
  [/([rz])es$/, '$1'],
  [/s$/, ''],
]
/** Shorter words («mes», «gas») are no plurals. */
const SHORTEST = 4

/** A word in lower case and without accents as one of its kind: «cupons» → «cupom». Both sides of a comparison go through it. */
export function singularOf(word: string): string {
  if (word.length < SHORTEST) return word
  const [plural, singular] = ENDINGS.find(([ending]) => ending.test(word)) ?? []
  return plural ? word.replace(plural, singular!) : word
}
