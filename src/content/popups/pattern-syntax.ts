/** An expression in RE2's spelling, or why it can't be one, in the merchant's words. */
export type Translated = { expression: string } | { refusal: string }

/** Longer ones are nobody's honest expression for an address. */
export const PATTERN_MAX_LENGTH = 200

const WHY = 'O tempo de uma busca assim pode crescer sem limite, por isso ela não é aceita.'
/** What V8 finds wrong with an expression, by words of its message. */
const FAULTS: [RegExp, string][] = [
  [/Unterminated group/, 'falta fechar um parêntese.'],
  [/Unmatched '\)'/, 'há um parêntese fechado sem ter sido aberto.'],
  [/Unterminated character class/, 'falta fechar um colchete.'],
  [/Nothing to repeat/, 'há uma repetição (*, +, ? ou chaves) sem nada antes dela.'],
  [/\\ at end/, 'ela termina com uma barra invertida sozinha.'],
  [/numbers out of order/, 'numa repetição entre chaves, o primeiro número é maior que o segundo.'],
  [/Range out of order/, 'num intervalo entre colchetes, o começo vem depois do fim.'],
  [/capture group name/, 'o nome de um grupo não vale ou se repete.'],
  [/Invalid group|flag/, 'depois de «(?» vem algo que não existe.'],
]

class Refused extends Error {}
const refuse = (words: string): never => {
  throw new Refused(words)
}

/**
 * Spells an expression of JavaScript as RE2 reads it: the same texts are found, and in linear time. What RE2 has no way for
 * (looking around, looking back) is refused by name. Groups capture nothing, since only «found or not» is asked.
 */
export function translatePattern(source: string): Translated {
  if (source.length > PATTERN_MAX_LENGTH) return { refusal: `A expressão tem mais de ${PATTERN_MAX_LENGTH} caracteres.` }
  const fault = faultOf(source)
  if (fault !== undefined) return { refusal: `A expressão não está completa ou correta: ${fault}` }
  try {
    return { expression: spelled(source) }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message }
    throw error
  }
}

function faultOf(source: string): string | undefined {
  try {
    RegExp(source)
    return undefined
  } catch (error) {
    const known = FAULTS.find(([words]) => words.test(String(error)))
    return known?.[1] ?? 'confira parênteses, colchetes e repetições.'
  }
}

// What remains after these is a character that stands for itself.
const GROUP = /\((\?(?:<?[=!]|:|<[^>]*>|[a-z]*-?[a-z]*:))?/y
const REPEAT = /([*+?]|\{\d+(?:,\d*)?\})\??/y // a lazy repetition finds the same texts
const OPERATOR = /[|)^$.]/y
const PARTS = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\((?:\?<(?![=!])|(?!\?))/g

function spelled(source: string): string {
  const groups = (source.match(PARTS) ?? []).filter((part) => part.startsWith('('))
  const reader = createReader(source, groups.length)
  let expression = ''
  while (!reader.isDone()) {
    const group = reader.take(GROUP)
    if (group) expression += openGroup(group[1])
    else expression += reader.take(REPEAT)?.[1] ?? reader.take(OPERATOR)?.[0] ?? reader.set() ?? reader.character()
  }
  return expression
}

function openGroup(kind = ''): string {
  if (/^\?<?[=!]/.test(kind)) refuse(`A expressão olha em volta sem avançar, com «(${kind}…)» (lookahead ou lookbehind). ${WHY}`)
  return /^\?[a-z-]+:$/.test(kind) ? `(${kind}` : '(?:'
}

const literal = (code: number) => `\\x{${code.toString(16)}}`
const SPACES = String.raw`\x{9}-\x{d}\x{20}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`
const NO_SPACES = String.raw`\x{0}-\x{8}\x{e}-\x{1f}\x{21}-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`
const ANYTHING = String.raw`\x{0}-\x{10ffff}`
const CONTROLS: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13 }

function createReader(source: string, groups: number) {
  let at = 0
  const take = (shape: RegExp) => {
    shape.lastIndex = at
    const found = shape.exec(source)
    if (found) at = shape.lastIndex
    return found
  }
  const refuseBackReference = (written: string) =>
    refuse(`A expressão exige de novo um trecho já encontrado, com «${written}» (referência para trás). ${WHY}`)

  /** A class by its letter, as it stands inside brackets. */
  const namedClass = (): string | undefined => {
    const [, letter, property] = take(/\\(?:([dDwWsS])|([pP]\{[\w=]+\}))/y) ?? []
    if (letter === 's') return SPACES
    if (letter === 'S') return NO_SPACES
    return letter || property ? `\\${letter ?? property}` : undefined
  }
  /** One character, written as itself or escaped. */
  const code = (isInSet: boolean): number => {
    if (!take(/\\/y)) return take(/[^]/uy)![0].codePointAt(0)!
    const coded = take(/x([\da-f]{2})|u([\da-f]{4})/iy)
    if (coded) return parseInt(coded[1] ?? coded[2]!, 16)
    const control = take(isInSet ? /c(\w)/y : /c([a-z])/iy)
    if (control) return control[1]!.charCodeAt(0) % 32
    const number = !isInSet && /^[1-9]\d*/.exec(source.slice(at))?.[0]
    if (number && Number(number) <= groups) refuseBackReference(`\\${number}`)
    const name = !isInSet && take(/k<[^>]*>/y)
    if (name) refuseBackReference(`\\${name[0]}`)
    const octal = take(/[0-3][0-7]{0,2}|[4-7][0-7]?/y)
    if (octal) return parseInt(octal[0], 8)
    if (source[at] === 'c') return 92 // an escape that controls nothing is a backslash
    const letter = take(/[^]/uy)![0]
    return isInSet && letter === 'b' ? 8 : (CONTROLS[letter] ?? letter.codePointAt(0)!)
  }
  const set = (): string | undefined => {
    const open = take(/\[(\^?)/y)
    if (!open) return undefined
    let inside = ''
    while (!take(/\]/y)) {
      const named = namedClass()
      if (named !== undefined) {
        // A dash beside a class is a dash.
        inside += named + (take(/-(?!\])/y) ? literal(45) : '')
        continue
      }
      inside += literal(code(true))
      if (take(/-(?!\]|\\[dDwWsSpP])/y)) inside += `-${literal(code(true))}`
    }
    const isNegative = (open[1] === '^') !== (inside === '')
    return `[${isNegative ? '^' : ''}${inside || ANYTHING}]`
  }
  const character = (): string => {
    const edge = take(/\\[bB]/y)
    if (edge) return edge[0]
    const named = namedClass()
    return named === undefined ? literal(code(false)) : `[${named}]`
  }
  return { take, set, character, isDone: () => at >= source.length }
}
