import { unescapeSql } from './dump-text.ts'
import { createSqlLexer, type SqlToken } from './sql-lexer.ts'

/** A row as it stands in the dump: its values are bytes (latin1), in the order of `columns`. */
export type DumpRow = { table: string; columns: readonly string[]; values: (string | null)[] }
/** Rows of a table whose columns nobody names can't be read. */
export type DumpItem = DumpRow | { table: string; problem: 'no-columns' }

/** `usualColumns`: of tables whose columns the dump itself does not tell. */
export type Wanted = { wants: (table: string) => boolean; usualColumns?: (table: string) => readonly string[] | undefined }

/** A wider row than any table has is damage. */
const MOST_VALUES = 4_096
const MOST_TABLES = 20_000

const IN_STATEMENT: ReadonlySet<string> = new Set(['insert', 'columns', 'tuple', 'create', 'definitions'])
type State = 'start' | 'insert' | 'columns' | 'tuples' | 'tuple' | 'create' | 'definitions' | 'skip' | 'delimiter' | 'body'

/** Reads the statements of a dump as its text comes: only INSERT and CREATE TABLE mean something, all others are passed over. */
export function createStatementReader({ wants, usualColumns = () => undefined }: Wanted) {
  const lexer = createSqlLexer()
  const columnsOf = new Map<string, string[]>()
  let state: State = 'start'
  let table = ''
  let isWanted = false
  let columns: readonly string[] | undefined
  let named: string[] = []
  let depth = 0
  let awaitsColumn = false
  let values: (string | null)[] = []
  let value: string | null | undefined
  let warned = ''
  let awaitsTuple = false

  function* pump(): Generator<DumpItem> {
    for (;;) {
      if (state === 'delimiter' || state === 'body') {
        // Between DELIMITER ;; and DELIMITER ; are triggers and procedures, which are passed over whole.
        const line = lexer.restOfLine()
        if (line === undefined) return
        const isBack = state === 'delimiter' ? /^\s*;\s*$/.test(line) : /^\s*delimiter\s+;\s*$/i.test(line)
        state = isBack ? 'start' : 'body'
        continue
      }
      const token = lexer.next()
      if (!token) return
      if (token.kind === 'comment') continue
      const item = step(token)
      if (item) yield item
    }
  }
  const step = (token: SqlToken): DumpItem | undefined => {
    const isEnd = token.kind === 'sign' && token.raw === ';'
    switch (state) {
      case 'start':
        begin(token)
        return undefined
      case 'skip':
        if (isEnd) state = 'start'
        return undefined
      case 'insert':
        inInsert(token, isEnd)
        return undefined
      case 'columns':
        if (isName(token) || token.kind === 'word') named.push(token.raw)
        else if (token.raw === ')') state = 'insert'
        else if (isEnd) state = 'start'
        return undefined
      case 'tuples':
        return inTuples(token, isEnd)
      case 'tuple':
        return inTuple(token)
      case 'create':
        if (isName(token) || (token.kind === 'word' && !/^(table|if|not|exists|temporary)$/i.test(token.raw))) {
          table = bareName(token.raw)
          if (columnsOf.size < MOST_TABLES) columnsOf.set(table, [])
        } else if (token.raw === '(') {
          state = 'definitions'
          depth = 1
          awaitsColumn = true
        } else if (isEnd) state = 'start'
        return undefined
      case 'definitions':
        inDefinitions(token)
        return undefined
      default:
        return undefined
    }
  }

  const begin = ({ kind, raw }: SqlToken) => {
    if (kind === 'sign' && raw === ';') return
    const word = kind === 'word' ? raw.toLowerCase() : ''
    columns = undefined
    table = ''
    if (word === 'insert' || word === 'replace') state = 'insert'
    else if (word === 'create') state = 'create'
    else if (word === 'delimiter') state = 'delimiter'
    else state = 'skip'
  }

  const inInsert = (token: SqlToken, isEnd: boolean) => {
    const word = token.kind === 'word' ? token.raw.toLowerCase() : ''
    if (isEnd) state = 'start'
    else if (token.kind === 'sign' && token.raw === '(') {
      named = []
      columns = named
      state = 'columns'
    } else if (word === 'values' || word === 'value') {
      isWanted = wants(table)
      columns ??= columnsOf.get(table) ?? usualColumns(table)
      state = 'tuples'
    } else if (word === 'select' || word === 'set') state = 'skip'
    else if (isName(token) || (word !== '' && !/^(into|ignore|delayed|low_priority|high_priority)$/.test(word)))
      table = bareName(token.raw)
  }

  const inTuples = (token: SqlToken, isEnd: boolean): DumpItem | undefined => {
    awaitsTuple = token.kind === 'sign' && token.raw === ','
    if (isEnd) state = 'start'
    else if (token.raw === '(' && token.kind === 'sign') {
      state = 'tuple'
      depth = 1
      values = []
      value = undefined
      if (isWanted && !columns?.length && warned !== table) {
        warned = table
        isWanted = false
        return { table, problem: 'no-columns' }
      }
    } else if (token.kind === 'word') state = 'skip'
    return undefined
  }

  const inTuple = (token: SqlToken): DumpItem | undefined => {
    if (token.kind === 'sign') {
      if (token.raw === '(') depth++
      else if (token.raw === ')' && --depth === 0) {
        state = 'tuples'
        if (!isWanted || !columns) return undefined
        values.push(value ?? null)
        // A row of another length than its columns would put values under wrong names.
        return values.length === columns.length ? { table, columns, values } : { table, problem: 'no-columns' }
      } else if (token.raw === ',' && depth === 1 && isWanted) {
        if (values.length < MOST_VALUES) values.push(value ?? null)
        value = undefined
      } else if (token.raw === '-' && value === undefined) value = '-'
    } else if (isWanted) value = literal(token, value)
    return undefined
  }

  const inDefinitions = (token: SqlToken) => {
    if (token.kind === 'sign') {
      if (token.raw === '(') depth++
      else if (token.raw === ')' && --depth === 0) state = 'skip'
      else if (token.raw === ',' && depth === 1) awaitsColumn = true
      return
    }
    if (!awaitsColumn || depth !== 1) return
    awaitsColumn = false
    const isColumn =
      isName(token) ||
      (token.kind === 'word' && !/^(primary|key|unique|index|fulltext|constraint|spatial|foreign|check)$/i.test(token.raw))
    if (isColumn) columnsOf.get(table)?.push(token.raw)
  }

  return {
    push: function* (piece: string) {
      lexer.push(piece)
      yield* pump()
    },
    end: function* () {
      lexer.end()
      yield* pump()
    },
    /** The table in the middle of which the dump ended. */
    cutTable: (): string | undefined =>
      IN_STATEMENT.has(state) || (state === 'tuples' && awaitsTuple) ? table || '?' : undefined,
  }
}

/** Where a name is due, a dump in ANSI form has it in plain quotation marks. */
const isName = ({ kind }: SqlToken) => kind === 'name' || kind === 'text'

/** Adjacent texts are one; of a function's arguments the first counts. */
function literal({ kind, raw }: SqlToken, before: string | null | undefined): string | null | undefined {
  if (kind === 'text') return (before ?? '') + unescapeSql(raw)
  if (kind === 'hex') return before ?? Buffer.from(raw.length % 2 ? `0${raw}` : raw, 'hex').toString('latin1')
  if (kind === 'number') return before === '-' ? `-${raw}` : (before ?? raw)
  if (kind === 'word' && /^null$/i.test(raw)) return null
  if (kind === 'word' && /^(true|false)$/i.test(raw)) return /^true$/i.test(raw) ? '1' : '0'
  return before
}

/** The table's own name: a dump may say its database before it. */
const bareName = (name: string) => name.split('.').at(-1)!
