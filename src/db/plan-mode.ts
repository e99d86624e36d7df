import { type ClientBase, type PoolClient, Query, type QueryResult } from 'pg'

/** `auto`: by the values, as PostgreSQL does by itself. `generic`: once for whatever values, from the first time on. */
type Mode = 'auto' | 'generic'

const ENTER: Record<Mode, string> = { auto: 'vitrine_plan_auto', generic: 'vitrine_plan_generic' }
/** What a connection is told when it opens. */
export const PREPARE_ENTER = `
  prepare ${ENTER.auto} as select set_config('plan_cache_mode', 'auto', false);
  prepare ${ENTER.generic} as select set_config('plan_cache_mode', 'force_generic_plan', false)`

/** Before anything else is asked of a connection whose statements are planned by name. */
export const preparePlanModes = (client: ClientBase) => client.query(PREPARE_ENTER)

/** Takes back what was set since the transaction, or the savepoint, began. */
const TAKES_BACK = /^rollback\b/i

/** The parts of the driver's own query and connection that its types leave out. */
type Wire = {
  stream: { cork: () => void; uncork: () => void }
  bind: (message: { statement: string }) => void
  execute: (message: object) => void
}
type WireQuery = {
  submit: (wire: Wire) => Error | null
  handleDataRow: (message: unknown) => void
  handleCommandComplete: (message: unknown, wire: Wire) => void
}
type Asked = { name: string | undefined; text: string; values: unknown[] | undefined }
type Callback = (error: Error | null | undefined, result: QueryResult) => void

/**
 * The connection's statements, each planned in its own mode: those with a name for whatever values, all others by their values. By
 * itself PostgreSQL plans a named statement by its values five times on each connection before it keeps a plan, and planning the
 * statements of a cart takes it many times as long as running them. The mode is changed where it must be, in the same round trip.
 */
export function planByName(client: PoolClient) {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown
  /** What the session is in; unknown after something was taken back. */
  let mode: Mode | undefined = 'auto'

  const planned = ({ name, text, values }: Asked, callback: Callback) => {
    const query = new Query({ name, text, values })
    const wired = query as unknown as WireQuery // what the driver itself calls
    const submit = wired.submit.bind(query)
    const wanted = !values?.length ? undefined : name === undefined ? 'auto' : 'generic'
    wired.submit = (wire) => {
      if (TAKES_BACK.test(text)) mode = undefined
      if (wanted === undefined || wanted === mode) return submit(wire)
      mode = wanted
      withoutFirstAnswer(wired)
      wire.stream.cork()
      try {
        wire.bind({ statement: ENTER[wanted] })
        wire.execute({})
        return submit(wire)
      } finally {
        wire.stream.uncork()
      }
    }
    return Object.assign(query, {
      callback: (error: Error | null | undefined, result: QueryResult) => {
        if (error) mode = undefined
        callback(error, result)
      },
    })
  }

  return (asked: Asked, callback?: Callback) => {
    if (callback) return send(planned(asked, callback))
    return new Promise((resolve, reject) => {
      send(planned(asked, (error, result) => (error ? reject(error) : resolve(result))))
    }).catch((error: Error) => {
      // The stack of whoever asked, not of the socket.
      Error.captureStackTrace(error)
      throw error
    })
  }
}

/** What the change of the mode answers is nothing that was asked for. */
function withoutFirstAnswer(query: WireQuery) {
  const { handleDataRow, handleCommandComplete } = query
  query.handleDataRow = () => {}
  query.handleCommandComplete = () => {
    query.handleDataRow = handleDataRow
    query.handleCommandComplete = handleCommandComplete
  }
}
