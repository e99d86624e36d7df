/** An expression as a tree. Characters are told by their UTF-16 codes. */
export type Pattern =
  | { kind: 'one'; accepts: (code: number) => boolean }
  | { kind: 'edge'; holds: (before: number | undefined, after: number | undefined) => boolean }
  | { kind: 'sequence'; parts: Pattern[] }
  | { kind: 'choice'; options: Pattern[] }
  | { kind: 'repeat'; part: Pattern; min: number; max: number }

type Accepts = (code: number) => boolean

const between = (from: number, to: number) => (code: number) => code >= from && code <= to
const literal = (code: number) => between(code, code)
const not = (accepts: Accepts) => (code: number) => !accepts(code)
const isDigit = between(48, 57)
const isWord = (code: number) => isDigit(code) || code === 95 || between(65, 90)(code) || between(97, 122)(code)
const isSpace = (code: number) => /\s/.test(String.fromCharCode(code))
const isLineEnd = (code: number) => code === 10 || code === 13 || code === 0x2028 || code === 0x2029
const CLASSES: Record<string, Accepts> = { d: isDigit, D: not(isDigit), w: isWord, W: not(isWord), s: isSpace, S: not(isSpace) }
const CONTROLS: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13 }

const atWordEdge = (before: number | undefined, after: number | undefined) =>
  (before !== undefined && isWord(before)) !== (after !== undefined && isWord(after))

/**
 * Reads the part of the expression language that can be matched in linear time: characters, classes, groups, choices,
 * repetitions and edges. Looking around and looking back are refused, like everything unknown: it throws a SyntaxError.
 */
export function parsePattern(source: string): Pattern {
  let at = 0
  const take = (text: string) => {
    if (!source.startsWith(text, at)) return false
    at += text.length
    return true
  }
  const takeMatch = (shape: RegExp) => {
    shape.lastIndex = at
    const found = shape.exec(source)
    if (found) at = shape.lastIndex
    return found
  }
  const refuse = (): never => {
    throw new SyntaxError(`"${source}" can't be matched safely: character ${at} is not understood.`)
  }

  const choice = (): Pattern => {
    const options = [sequence()]
    while (take('|')) options.push(sequence())
    return options.length === 1 ? options[0]! : { kind: 'choice', options }
  }
  const sequence = (): Pattern => {
    const parts: Pattern[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated())
    return { kind: 'sequence', parts }
  }
  const repeated = (): Pattern => {
    const part = atom()
    const [min, max] = bounds() ?? []
    if (min === undefined || max === undefined) return part
    if (part.kind === 'edge' || max < min) refuse()
    take('?') // a lazy repetition finds the same texts
    return { kind: 'repeat', part, min, max }
  }
  const bounds = (): [number, number] | undefined => {
    if (take('*')) return [0, Infinity]
    if (take('+')) return [1, Infinity]
    if (take('?')) return [0, 1]
    const [, min, comma, max] = takeMatch(/\{(\d{1,4})(,?)(\d{0,4})\}/y) ?? []
    if (min === undefined) return undefined
    return [Number(min), comma === '' ? Number(min) : max === '' ? Infinity : Number(max)]
  }
  const atom = (): Pattern => {
    if (take('^')) return { kind: 'edge', holds: (before) => before === undefined }
    if (take('$')) return { kind: 'edge', holds: (_before, after) => after === undefined }
    if (take('\\b')) return { kind: 'edge', holds: atWordEdge }
    if (take('\\B')) return { kind: 'edge', holds: (before, after) => !atWordEdge(before, after) }
    if (take('(')) return group()
    if (take('.')) return { kind: 'one', accepts: not(isLineEnd) }
    if (take('[')) return { kind: 'one', accepts: set() }
    if (/[*+?]/.test(source[at] ?? '')) refuse()
    return { kind: 'one', accepts: character() }
  }
  const group = (): Pattern => {
    if (!takeMatch(/\?(:|<[a-z_]\w*>)/iy) && source[at] === '?') refuse()
    const inside = choice()
    if (!take(')')) refuse()
    return inside
  }
  /** A class, or one character that is written as itself or escaped. */
  const character = (): Accepts => CLASSES[classAhead()] ?? literal(code())
  const classAhead = () => takeMatch(/\\([dDwWsS])/y)?.[1] ?? ''
  const code = (): number => {
    if (!take('\\')) return at < source.length ? source.charCodeAt(at++) : refuse()
    const coded = takeMatch(/x([\da-f]{2})|u([\da-f]{4})/iy)
    if (coded) return parseInt(coded[1] ?? coded[2]!, 16)
    const letter = source[at] ?? refuse()
    at++
    return CONTROLS[letter] ?? (/\w/.test(letter) ? refuse() : letter.charCodeAt(0))
  }
  const set = (): Accepts => {
    const isNegative = take('^')
    const accepted: Accepts[] = []
    while (!take(']')) {
      if (at >= source.length) refuse()
      const named = CLASSES[classAhead()]
      if (named) accepted.push(named)
      else accepted.push(range(code()))
    }
    const any = (letter: number) => accepted.some((accepts) => accepts(letter))
    return isNegative ? not(any) : any
  }
  const range = (from: number): Accepts => {
    if (!takeMatch(/-(?!\]|\\[dDwWsS])/y)) return literal(from)
    const to = code()
    return to < from ? refuse() : between(from, to)
  }

  const whole = choice()
  return at < source.length ? refuse() : whole
}
