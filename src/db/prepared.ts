import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { planByName } from './plan-mode.ts'

const MARK = '/* prepared */'
/** Each connection keeps every one of them with its plan, so a text that is made anew each time would fill the server's memory. */
const MOST_NAMES = 100

/**
 * Marks a statement that the server parses and plans once for each connection, for whatever values, instead of each time. For those
 * that are sent often, are quick by one plan for all values, and have a fixed text: no lists of changing length, and no `*` in what
 * they answer, since another version of the shop may add a column while this one runs. In a query builder:
 * `.modifyFront(PREPARED)`, or `.modifyEnd(PREPARED)`.
 */
export const PREPARED = sql`${sql.raw(MARK)}`

/** Names marked statements by their text, so that every connection and every process has the same name for the same text. */
export function createStatementNames({ most = MOST_NAMES } = {}) {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    if (!text.includes(MARK)) return undefined
    const known = names.get(text)
    if (known !== undefined || names.size >= most) return known
    const name = `vitrine_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
    names.set(text, name)
    return name
  }
}

type Options = {
  nameOf: (text: string) => string | undefined
  /** Behind a proxy that gives each transaction another connection: what one of them was told does not hold for the next. */
  isPooled: boolean
}

/** The connection prepares what has a name, and plans it once for whatever values. */
export function prepareNamed(client: PoolClient, { nameOf, isPooled }: Options) {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown
  const ask: ReturnType<typeof planByName> = isPooled ? (asked, callback) => send(asked, callback) : planByName(client)
  const query = (text: unknown, values?: unknown, callback?: unknown) => {
    if (typeof text !== 'string' || !(values === undefined || Array.isArray(values))) return send(text, values, callback)
    const name = values && nameOf(text)
    return ask({ name, text, values }, callback as Parameters<typeof ask>[1]) // as the driver's own takes it
  }
  client.query = query as PoolClient['query'] // the same calls as the one that it stands for
}
