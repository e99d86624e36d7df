import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { TableRow } from '../sql-dump/read-dump.ts'

export type Row = TableRow['row']
export type Staging = {
  /** Rows under a name, by a number: most often the one of the post, user or order that they belong to. */
  put: (name: string, key: number, row: Row) => void
  /** What was put goes to the disk once it is much. */
  settle: () => Promise<void>
  /** All is put: from here on it is read. */
  finish: () => Promise<void>
  byKeys: (name: string, keys: readonly number[]) => Promise<Map<number, Row[]>>
  /** The next rows in order of their numbers. */
  after: (name: string, key: number, limit: number) => Promise<{ key: number; row: Row }[]>
  has: (name: string) => boolean
  drop: () => Promise<void>
}

/** What goes to the database at once. */
const BATCH_ENTRIES = 2_000
const BATCH_LETTERS = 4_000_000
/** Rows of one number stand together while they come together. */
const MOST_ROWS_TOGETHER = 200
/** Sorting a large dump takes longer than any page may. */
const INDEX_TIMEOUT = '30min'

type Entry = { name: number; key: number; rows: Row[] }

/**
 * Holds the rows of a file on disk, so that they can be joined without being in memory: an unlogged table in a schema of its own, which
 * is dropped at the end, or at the next beginning under the same name.
 */
export async function createStaging(db: Kysely<Database>, name: string): Promise<Staging> {
  const schema = `move_in_${name.replaceAll(/[^a-z0-9]+/gi, '_').toLowerCase()}`
  const table = sql.id(schema, 'rows')
  const drop = async () => void (await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db))
  await drop()
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await sql`create unlogged table ${table} (name int not null, key bigint not null, rows text not null)`.execute(db)

  const names = new Map<string, number>()
  const entries: Entry[] = []
  let letters = 0
  const flush = async () => {
    if (entries.length === 0) return
    const batch = entries.splice(0, BATCH_ENTRIES)
    if (entries.length === 0) letters = 0
    // A row is text: a NUL in it is an escape there, which the database would not take in a value.
    const [nameIds, keys, rows] = [
      batch.map((one) => one.name),
      batch.map((one) => one.key),
      batch.map((one) => JSON.stringify(one.rows)),
    ]
    await sql`insert into ${table} select * from unnest(${nameIds}::int[], ${keys}::bigint[], ${rows}::text[])`.execute(db)
  }
  const numberOf = (wanted: string) => {
    const known = names.get(wanted)
    if (known !== undefined) return known
    names.set(wanted, names.size)
    return names.size - 1
  }

  return {
    put: (wanted, key, row) => {
      const number = numberOf(wanted)
      const last = entries.at(-1)
      if (last?.name === number && last.key === key && last.rows.length < MOST_ROWS_TOGETHER) last.rows.push(row)
      else entries.push({ name: number, key, rows: [row] })
      for (const value of Object.values(row)) letters += value?.length ?? 0
    },
    settle: async () => {
      if (letters > BATCH_LETTERS) await flush()
      while (entries.length >= BATCH_ENTRIES) await flush()
    },
    finish: async () => {
      while (entries.length > 0) await flush()
      await db.transaction().execute(async (trx) => {
        await sql`select set_config('statement_timeout', ${INDEX_TIMEOUT}, true)`.execute(trx)
        await sql`create index on ${table} (name, key)`.execute(trx)
        await sql`analyze ${table}`.execute(trx)
      })
    },
    byKeys: async (wanted, keys) => {
      const number = names.get(wanted)
      if (number === undefined || keys.length === 0) return new Map()
      const { rows } = await sql<{ key: number; rows: string }>`
        select key, rows from ${table} where name = ${number} and key = any(${[...new Set(keys)]}::bigint[])`.execute(db)
      const found = new Map<number, Row[]>()
      for (const one of rows) found.set(one.key, [...(found.get(one.key) ?? []), ...(JSON.parse(one.rows) as Row[])])
      return found
    },
    after: async (wanted, key, limit) => {
      const number = names.get(wanted)
      if (number === undefined) return []
      const { rows } = await sql<{ key: number; rows: string }>`
        select key, rows from ${table} where name = ${number} and key > ${key} order by key limit ${limit}`.execute(db)
      return rows.flatMap((one) => (JSON.parse(one.rows) as Row[]).slice(-1).map((row) => ({ key: one.key, row })))
    },
    has: (wanted) => names.has(wanted),
    drop,
  }
}
