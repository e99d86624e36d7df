/** One token, reused for the next: what has to outlive it is copied. `raw` of a text still has its escapes. */
export type SqlToken = { kind: 'word' | 'name' | 'text' | 'hex' | 'number' | 'sign' | 'comment'; raw: string }

/** No honest value is longer; a quotation mark that nobody closed is. */
const LONGEST_TOKEN = 128 * 1024 * 1024
const SPACE = /[^\s]/g
const WORD = /[^\w$@.]/g
const CLOSES = { "'": /['\\]/g, '"': /["\\]/g, '`': /`/g }

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

  const quoted = (quote: '`' | '"' | "'") => {
    const kind = quote === '`' ? 'name' : 'text'
    const closes = CLOSES[quote]
    let from = Math.max(at + 1, scanned)
    for (;;) {
      closes.lastIndex = from
      const found = closes.exec(text)?.index
      if (found === undefined) return isEnd ? take(kind, at + 1, text.length) : wait(text.length)
      // What follows decides: an escape, or a mark that is doubled.
      if (found + 1 >= text.length && !isEnd) return wait(found)
      if (text[found] === '\\' || text[found + 1] === quote) from = found + 2
      else return take(kind, at + 1, found, found + 1)
    }
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
    WORD.lastIndex = Math.max(at, scanned)
    const end = WORD.exec(text)?.index
    if (end === undefined && !isEnd) return wait(text.length)
    const stop = end ?? text.length
    const raw = text.slice(at, stop)
    if (/^0x[\da-f]*$/i.test(raw)) return take('hex', at + 2, stop)
    return take(/^\d|^\.\d/.test(raw) ? 'number' : 'word', at, stop)
  }

  /** The next token, or undefined while more text is needed. */
  const next = (): SqlToken | undefined => {
    SPACE.lastIndex = at
    const start = SPACE.exec(text)?.index
    if (start === undefined) {
      at = text.length
      return undefined
    }
    if (start > at) {
      at = start
      scanned = Math.max(scanned, at)
    }
    const sign = text[at]!
    if (sign === "'" || sign === '"' || sign === '`') return quoted(sign)
    if (sign === '#') return lineComment()
    if (sign === '-' || sign === '/') {
      // Enough to tell a comment from a minus; "--" alone at the end of a line is one too.
      if (at + 2 >= text.length && !isEnd) return undefined
      if (/^--(?=\s|$)/.test(text.slice(at, at + 3))) return lineComment()
      if (text.startsWith('/*', at)) return blockComment()
      return take('sign', at, at + 1)
    }
    return /[\w$@.]/.test(sign) ? word() : take('sign', at, at + 1)
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
