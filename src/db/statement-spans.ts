import type { PoolClient } from 'pg'
import { type Span, spanNow } from '#kit/spans.ts'

/** Until the transaction ends: jobs that it asks for, also by triggers, belong to the trace (column `trace` of `jobs`). */
const SAY = "select set_config('vitrine.trace', $1, true)"
const BEGINS = /^(?:begin|start transaction)\b/i

/** Statements of work that is recorded become spans, named by what they do and to which table: no text, no values. */
export function traceStatements(client: PoolClient) {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown
  const query = (...words: unknown[]) => {
    const parent = spanNow()
    const [text] = words
    if (!parent || typeof text !== 'string') return send(...words)
    const span = parent.child(statementName(text), 'client', { 'db.system.name': 'postgresql' })
    const answer = send(...words)
    // Asked with a callback: nobody of the shop's own work does that.
    if (!(answer instanceof Promise)) return answer
    return told(answer, span).then(async (result) => {
      if (BEGINS.test(text)) await send(SAY, [parent.traceparent])
      return result
    })
  }
  client.query = query as PoolClient['query'] // the same calls as the one that it stands for
}

async function told(answer: Promise<unknown>, span: Span) {
  try {
    const result = await answer
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}

/** Longer texts are lists of values or of columns: what they do stands at their beginning. */
const LOOKED_AT = 2_000
const VERB = /\b(select|insert|update|delete)\b/i
const TABLE = /\b(?:from|into|update|join)\s+(?:"?public"?\.)?"?([a-z_][a-z0-9_]{0,62})"?/i

/** What a statement does, as one reads it in a list: `insert jobs`, `select products`, `begin`. */
export function statementName(text: string): string {
  const said = text.slice(0, LOOKED_AT).replace(/\/\*.*?\*\//g, ' ')
  const first = /[a-z]+/i.exec(said)?.[0].toLowerCase() ?? 'statement'
  if (first !== 'with' && !VERB.test(first)) return first
  const verb = VERB.exec(said)?.[1]?.toLowerCase() ?? first
  const table = TABLE.exec(said)?.[1]?.toLowerCase()
  return table === undefined ? verb : `${verb} ${table}`
}
