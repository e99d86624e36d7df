import { RE2JS, RE2JSException } from 're2js'
import { translatePattern } from './pattern-syntax.ts'

/** With the next it bounds the work of a match: an expression's repetitions are written out. */
const PROGRAM_MAX_STEPS = 2_000
const TEXT_MAX_LENGTH = 2_048
const TOO_MANY = 'A expressão repete demais: diminua os números entre chaves.'

export type ReadPattern = { finds: (text: string) => boolean } | { refusal: string }

/**
 * A person's expression as a function. It finds what RegExp would, by RE2's engine: the time grows with the length of the text
 * and of the expression, never with the number of ways to match. Or why it can't be used, in the merchant's words.
 */
export function readPattern(source: string): ReadPattern {
  const translated = translatePattern(source)
  if ('refusal' in translated) return translated
  try {
    const compiled = RE2JS.compile(translated.expression)
    if (compiled.programSize() > PROGRAM_MAX_STEPS) return { refusal: TOO_MANY }
    return { finds: (text) => compiled.test(text.slice(0, TEXT_MAX_LENGTH)) }
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    if (/repeat count|too large|too deeply/.test(error.message)) return { refusal: TOO_MANY }
    return { refusal: 'A expressão usa algo que a loja não sabe procurar em tempo limitado.' }
  }
}
