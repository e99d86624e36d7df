/** One token, reused for the next: what has to outlive it is copied. `raw` of a text still has its escapes. */
export type SqlToken = { kind: 'word' | 'name' | 'text' | 'hex' | 'number' | 'sign' | 'comment'; raw: string }

/** No honest value is longer; a quotation mark that nobody closed is. */
const LONGEST_TOKEN = 128 * 1024 * 1024
/** The space and all control signs before it. */
const SPACE = 32
/** Letters, digits and `_ $ @ .`. */
const isWordSign = (code: number) =>
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  (code >= 64 && code <= 90) ||
  code === 95 ||
  code === 36 ||
  code === 46

export class DumpTrouble extends Error {
  override name = 'DumpTrouble'
}

/** Cuts a dump into tokens as its text comes. The text has one letter for each byte (latin1). */
export function createSqlLexer() {
  let text = ''
  let at = 0
  /** How far an unfinished token was already looked through. */
  let scanned = 0
  let isEnd = false
  const token: SqlToken = { kind: 'sign', raw: '' }

  const push = (piece: string) => {
    text = at === 0 ? text + piece : text.slice(at) + piece
    scanned = Math.max(0, scanned - at)
    at = 0
    if (text.length > LONGEST_TOKEN) throw new DumpTrouble('O arquivo tem um texto que não termina: ele pode estar danificado.')
  }
  const take = (kind: SqlToken['kind'], from: number, to: number, next = to) => {
    token.kind = kind
    token.raw = text.slice(from, to)
    at = next
    scanned = 0
    return token
  }
  /** Waits for more text, unless there is none. */
  const wait = (from: number) => {
    scanned = from
    return undefined
  }

  const quoted = (mark: number) => {
    const kind = mark === 96 ? 'name' : 'text'
    let end = Math.max(at + 1, scanned)
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end)
      const isEscape = code === 92 && mark !== 96
      if (code !== mark && !isEscape) continue
      // What follows decides: an escape, or a mark that is doubled.
      if (end + 1 >= text.length && !isEnd) return wait(end)
      if (!isEscape && text.charCodeAt(end + 1) !== mark) return take(kind, at + 1, end, end + 1)
      end++
    }
    return isEnd ? take(kind, at + 1, text.length) : wait(end)
  }
  const lineComment = () => {
    const end = text.indexOf('\n', Math.max(at, scanned))
    if (end < 0) return isEnd ? take('comment', at, text.length) : wait(text.length)
    return take('comment', at, end, end + 1)
  }
  const blockComment = () => {
    const end = text.indexOf('*/', Math.max(at + 2, scanned - 1))
    if (end < 0) return isEnd ? take('comment', at, text.length) : wait(text.length)
    return take('comment', at, end, end + 2)
  }
  const word = () => {
    let stop = Math.max(at, scanned)
    while (stop < text.length && isWordSign(text.charCodeAt(stop))) stop++
    if (stop === text.length && !isEnd) return wait(stop)
    const first = text.charCodeAt(at)
    if (first < 48 || first > 57) return take('word', at, stop)
    return text[at + 1] === 'x' || text[at + 1] === 'X' ? take('hex', at + 2, stop) : take('number', at, stop)
  }

  /** The next token, or undefined while more text is needed. */
  const next = (): SqlToken | undefined => {
    while (at < text.length && text.charCodeAt(at) <= SPACE) at++
    if (at >= text.length) return undefined
    const code = text.charCodeAt(at)
    if (code === 39 || code === 34 || code === 96) return quoted(code)
    if (isWordSign(code)) return word()
    const sign = text[at]!
    if (sign === '#') return lineComment()
    if (sign === '-' || sign === '/') {
      // Enough to tell a comment from a minus; "--" alone at the end of a line is one too.
      if (at + 2 >= text.length && !isEnd) return undefined
      if (/^--(?=\s|$)/.test(text.slice(at, at + 3))) return lineComment()
      if (text.startsWith('/*', at)) return blockComment()
      return take('sign', at, at + 1)
    }
    return take('sign', at, at + 1)
  }

  const end = () => {
    isEnd = true
  }
  /** Up to the end of the line, for commands of the client. Undefined while there is no whole line. */
  const restOfLine = (): string | undefined => {
    const stop = text.indexOf('\n', Math.max(at, scanned))
    if (stop >= 0) return take('comment', at, stop, stop + 1).raw
    return isEnd && at < text.length ? take('comment', at, text.length).raw : wait(text.length)
  }
  return { push, next, end, restOfLine }
}
