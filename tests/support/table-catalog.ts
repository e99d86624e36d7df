import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

type Column = { type: string; mustBeFilled: boolean; isTable: boolean }
export type Catalog = { columns: Map<string, Column>; functions: Set<string> }

/** What a version of the shop may rely on: columns of tables and views, and functions by what they are given. */
export async function readCatalog(db: Kysely<Database>): Promise<Catalog> {
  const columns = await sql<Column & { name: string }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, c.relkind in ('r', 'p') as "isTable",
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "mustBeFilled"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`.execute(
    db,
  )
  const functions = await sql<{ name: string }>`
    select proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name from pg_proc where pronamespace = 'public'::regnamespace`.execute(
    db,
  )
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    functions: new Set(functions.rows.map(({ name }) => name)),
  }
}

/** Why a version that knows the first would fail on the second. */
export function missedBy(before: Catalog, after: Catalog): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf))
  return [
    ...[...before.columns].flatMap(([name, { type }]) => {
      const found = after.columns.get(name)
      if (!found) return [`${name} is gone`]
      return found.type === type ? [] : [`${name} was ${type} and is ${found.type}`]
    }),
    ...[...after.columns].flatMap(([name, { mustBeFilled, isTable }]) =>
      isTable && mustBeFilled && tables.has(tableOf(name)) && !before.columns.get(name)?.mustBeFilled
        ? [`${name} must be filled`]
        : [],
    ),
    ...[...before.functions].flatMap((name) => (after.functions.has(name) ? [] : [`${name} is gone`])),
  ]
}

const tableOf = (name: string) => name.split('.', 1)[0]!
