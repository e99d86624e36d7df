import type { Client } from 'pg'

export type ShopTable = { name: string; columns: string[]; unlogged: boolean }
export type SequenceValue = { name: string; last_value: string; is_called: boolean }

/** Known by its own list in the manifest. */
export const MIGRATIONS_TABLE = 'schema_migrations'

export const notOfAnExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

/** The tables that hold the shop, by name. Columns that the database computes are left out: it computes them again. */
export async function listTables(client: Client): Promise<ShopTable[]> {
  const { rows } = await client.query<ShopTable>(
    `select c.relname as name, c.relpersistence = 'u' as unlogged, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1 and ${notOfAnExtension('pg_class', 'c.oid')}
     group by c.oid order by c.relname`,
    [MIGRATIONS_TABLE],
  )
  return rows
}

/** Unlogged tables hold what may be lost at any moment: a backup starts them anew. */
export const worthKeeping = (tables: ShopTable[]) => tables.filter(({ unlogged }) => !unlogged)

/** Sequences don't belong to a snapshot, so they are read after the rows: then no row has a number that is still to be given. */
export async function readSequences(client: Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${notOfAnExtension('pg_class', 'c.oid')} order by c.relname`,
  )
  const values: SequenceValue[] = []
  for (const { name } of rows) {
    const value = await client.query<Omit<SequenceValue, 'name'>>(
      `select last_value::text, is_called from ${client.escapeIdentifier(name)}`,
    )
    values.push({ name, ...value.rows[0]! })
  }
  return values
}
