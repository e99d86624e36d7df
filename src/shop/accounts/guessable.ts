import { COMMON_WORDS, plain } from './common-words.ts'

/** What is put before or behind a word so that it passes: a year, 123, an exclamation mark. */
const LONGEST_ENDING = 4
/** Rows of the keyboard, its slanting columns, the alphabet and the digits; read both ways. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
]
const RUNS = [...ROWS, 'abcdefghijklmnopqrstuvwxyz', '01234567890', '1357924680', '147258369', '159753'].flatMap((run) => [
  run,
  [...run].reverse().join(''),
])
const SHORTEST_RUN = 3
/** How letters are written by who was asked for digits and signs. */
const DISGUISES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is among those that are tried first: a usual word or one of these names (the shop's, the person's) with a
 * usual ending, a walk over the keyboard, a date, the same few letters over and over.
 */
export function isGuessable(password: string, names: readonly string[] = []): boolean {
  const typed = plain(password)
  if (new Set(typed).size < 4 || isRepeated(typed) || isWalk(typed) || isWalk(undoubled(typed)) || isDate(typed)) return true
  const own = new Set(names.flatMap(wordsOf))
  const isKnown = (word: string) => COMMON_WORDS.has(word) || own.has(word)
  return [typed, undisguised(typed)].some((text) => isWord(text, isKnown) || isWord(backwards(text), isKnown))
}

/** The word that is left without what stands around it: «Flamengo@10», «2026brasil», «s3nh4!». Spaces and signs inside do not count. */
function isWord(text: string, isKnown: (word: string) => boolean): boolean {
  const bare = text.replaceAll(/[^a-z0-9]/g, '')
  const inner = bare.replaceAll(/^\d+|\d+$/g, '')
  if (text.length - inner.length > LONGEST_ENDING + 2) return false
  // «jessica1» and «meuamor2» alike; and one word twice.
  return isKnown(inner) || isKnown(bare) || (inner.length % 2 === 0 && isKnown(half(inner)) && half(inner).repeat(2) === inner)
}
const half = (text: string) => text.slice(0, text.length / 2)
const backwards = (text: string) => [...text].reverse().join('')
/** «11223344» as «1234». */
const undoubled = (text: string) => (/^((.)\2)+$/.test(text) ? text.replaceAll(/(.)\1/g, '$1') : text)

const undisguised = (text: string) => {
  const ending = /[\d!@$]{1,4}$/.exec(text)?.[0] ?? ''
  const body = text.slice(0, text.length - ending.length)
  return [...body].map((letter) => DISGUISES[letter] ?? letter).join('') + ending
}

/** «12341234», «asdfasdf», «abababab». */
const isRepeated = (text: string) => /^(.{1,5})\1+$/.test(text)

/** Made of walks alone: «qwerty123», «1q2w3e4r», «abcd1234», «87654321». */
function isWalk(text: string): boolean {
  let at = 0
  while (at < text.length) {
    let length = SHORTEST_RUN - 1
    while (at + length < text.length && RUNS.some((run) => run.includes(text.slice(at, at + length + 1)))) length++
    if (length < SHORTEST_RUN) return false
    at += length
  }
  return true
}

/** A birthday or a wedding day, however it is written. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[./\-\s]/g, '')
  const parts = /^(\d{2})(\d{2})(19|20)\d{2}$/.exec(digits) ?? /^(?:19|20)\d{2}(\d{2})(\d{2})$/.exec(digits)
  return parts !== null && Number(parts[1]) <= 31 && Number(parts[2]) <= 31
}

/** A name as a whole and its longer parts: «Casa Aroeira», «casaaroeira», «aroeira». */
function wordsOf(name: string): string[] {
  const parts = plain(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return [parts.join(''), ...parts].filter((word) => word.length >= 4)
}
