import { plain } from './words.ts'

/** Corrected words with the accents that they have in what was found. */
export function asWritten(words: string, titles: string[]): string {
  const written = titles.flatMap((title) => title.split(/[^\p{L}\p{N}]+/u)).map((word) => word.toLowerCase())
  return words
    .split(' ')
    .map((word) => written.find((one) => plain(one) === word) ?? word)
    .join(' ')
}
