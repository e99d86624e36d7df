import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql } from 'kysely'
import { PREPARED } from './prepared.ts'
import type { Database } from '#db/schema.ts'

/** What small tables are at: `rules` decide what is sold and how, `designs` how it looks. */
export type TableVersions = { rules: string; designs: string }

/** The table's rows by who wrote them and where they lie: any change that was committed changes it, and nothing else does. */
const versionOf = (tables: string) =>
  sql<string>`(select concat(count(*), ':', bit_xor(hashtextextended(concat(tableoid, ctid, xmin, is_out), 0))) from (${sql.raw(tables)}) kept)`
const rowsOf = (table: string, isOut = 'true', where = '') =>
  `select tableoid, ctid, xmin, (${isOut})::text as is_out from ${table} ${where}`

/** A promotion begins and ends on the minute without any change of its row. */
const TIMED_MINUTE = `case when coalesce(starts_at, ends_at) is not null or from_minute is not null or weekdays <> '{}' then floor(extract(epoch from now()) / 60) end`

/** What the rules are at, as the statement sees them that it stands in. */
export const RULES_VERSION = versionOf(
  [
    ...['settings', 'shipping_methods', 'shipping_zones', 'shipping_zone_ranges'].map((table) => rowsOf(table)),
    rowsOf('promotions', TIMED_MINUTE),
    // What the checkout asks.
    rowsOf('custom_fields', 'true', `where noun = 'order'`),
  ].join(' union all '),
)
/** The hour of a design comes without any change of its row. */
const DESIGNS_VERSION = versionOf(
  [rowsOf('menus'), rowsOf('content', 'published_at <= now()', `where type in ('template', 'popup')`)].join(' union all '),
)
/** For a statement that a request sends anyway: what it tells is handed to `noteVersions`. */
export const TABLE_VERSIONS = sql<TableVersions>`jsonb_build_object('rules', ${RULES_VERSION}, 'designs', ${DESIGNS_VERSION})`

/** What a request knows of the tables, or is asking for. */
type Request = { versions?: TableVersions | Promise<TableVersions> }
const requests = new AsyncLocalStorage<Request>()

/**
 * In this work what is kept of small tables is taken from memory if it is still what the database has, which is asked once. For
 * requests that change none of these tables.
 */
export const withKeptTables = <T>(work: () => T): T => (requests.getStore() ? work() : requests.run({}, work))

/** The request has learned along with something else what the tables are at. */
export function noteVersions(versions: TableVersions) {
  const request = requests.getStore()
  if (request) request.versions = versions
}

/** What is kept may be old: it is asked for again before it is used again in this request. */
export function doubtVersions() {
  const request = requests.getStore()
  if (request) delete request.versions
}

export type KeptTables = ReturnType<typeof createKeptTables>

/** Holds in memory what was read from small tables, in every process for itself. It is never older than the request that uses it. */
export function createKeptTables({ db }: { db: Kysely<Database> }) {
  const memory = new Map<string, { version: string; answer: Promise<unknown> }>()
  const askVersions = async (): Promise<TableVersions> => {
    const { rows } = await sql<{ versions: TableVersions }>`${PREPARED} select ${TABLE_VERSIONS} as versions`.execute(db)
    return rows[0]!.versions
  }
  const versions = async (): Promise<TableVersions | undefined> => {
    const request = requests.getStore()
    if (!request) return undefined
    request.versions ??= askVersions()
    return await request.versions
  }
  return {
    /** At what the rules are that this request goes by; undefined where nothing is kept. */
    rulesVersion: async () => (await versions())?.rules,
    /** What the work reads from the tables of its kind, from memory where it is the same still. The question names the work. */
    of: async <T>(kind: keyof TableVersions, question: string, work: () => Promise<T>): Promise<T> => {
      const version = (await versions())?.[kind]
      if (version === undefined) return await work()
      const known = memory.get(question)
      if (known?.version === version) return (await known.answer) as T // a question names the work, and so its kind of answer
      const answer = work()
      const entry = { version, answer }
      memory.set(question, entry)
      answer.catch(() => memory.get(question) === entry && memory.delete(question))
      return await answer
    },
  }
}

/** For work outside of the shop's own process: everything is read when it is asked for. */
export const NOTHING_KEPT: Pick<KeptTables, 'of'> = { of: (_kind, _question, work) => work() }

/** Whether this work learns what the tables are at. */
export const keepsTables = () => requests.getStore() !== undefined
