import type { Client } from 'pg'

export type ShopTable = { name: string; columns: string[]; unlogged: boolean }
export type SequenceValue = { name: string; last_value: string; is_called: boolean }

/** Known by its own list in the manifest. */
const MIGRATIONS_TABLE = 'schema_migrations'

const notOfAnExtension = (catalog: string, oid: string) =>
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

/** Takes everything of the shop out of the schema; what extensions brought and the list of migrations stay. */
export async function dropShop(client: Client) {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %I cascade', case c.relkind
         when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end, c.relname) as statement,
       -- With its table goes an identity's sequence, which can't go alone.
       case when c.relkind = 'S' then 2 else 1 end as turn
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and c.relname <> $1
       and ${notOfAnExtension('pg_class', 'c.oid')}
     union all
     select format('drop routine if exists %I(%s) cascade', p.proname, pg_get_function_identity_arguments(p.oid)), 3
     from pg_proc p where p.pronamespace = 'public'::regnamespace and ${notOfAnExtension('pg_proc', 'p.oid')}
     union all
     select format('drop type if exists %I cascade', t.typname), 4
     from pg_type t left join pg_class c on c.oid = t.typrelid
     where t.typnamespace = 'public'::regnamespace and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c') and ${notOfAnExtension('pg_type', 't.oid')}
     order by turn, statement`,
    [MIGRATIONS_TABLE],
  )
  for (const { statement } of rows) await client.query(statement)
}
