import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'

const MARK = '/* prepared */'
/** Each connection keeps every one of them with its plan, so a text that is made anew each time would fill the server's memory. */
const MOST_NAMES = 100

/**
 * Marks a statement that the server parses and plans once for each connection instead of each time. For those that are sent often
 * and have a fixed text: no lists of changing length, and no `*` in what they answer, since another version of the shop may add a
 * column while this one runs. In a query builder: `.modifyFront(PREPARED)`, or `.modifyEnd(PREPARED)`.
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

/** The connection prepares what has a name. Everything else it sends as before. */
export function prepareNamed(client: PoolClient, nameOf: (text: string) => string | undefined) {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown
  const query = (text: unknown, values: unknown, ...more: unknown[]) => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    return name === undefined ? send(text, values, ...more) : send({ name, text, values }, ...more)
  }
  client.query = query as PoolClient['query'] // the same calls as the one that it stands for
}
