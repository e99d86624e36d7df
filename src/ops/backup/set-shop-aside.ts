import type { Client } from 'pg'
import type { Connection } from '#db/connection.ts'
import { inOwnTransaction } from './session.ts'
import { MIGRATIONS_TABLE, notOfAnExtension } from './shop-tables.ts'

/** Where the tables of the shop wait until those of a backup stand in their place. */
const ASIDE = 'vitrine_before_restore'
const DROPPED_AT_ONCE = 20

type Part = { kind: string; name: string }

/**
 * Takes everything of the shop out of the schema; what extensions brought and the list of migrations stay. It is moved, and dropped
 * afterwards: dropping locks every constraint and trigger to the end of the transaction, and a server has room for some thousand locks.
 * A role that may make no schema drops all the same.
 */
export async function setShopAside(client: Client) {
  const { rows } = await client.query<{ may: boolean }>("select has_database_privilege(current_database(), 'create') as may")
  const isMoved = rows[0]!.may
  if (isMoved) await client.query(`create schema ${ASIDE}`)
  for (const listed of [RELATIONS, SEQUENCES, ROUTINES, TYPES]) {
    const { rows: parts } = await client.query<Part>(listed)
    for (const { kind, name } of parts)
      await client.query(isMoved ? `alter ${kind} ${name} set schema ${ASIDE}` : `drop ${kind} if exists ${name} cascade`)
  }
}

/** Drops what a restore set aside, this one or an earlier one that was cut off, some tables at a time. */
export async function dropShopAside(connection: Connection) {
  const inTransaction = <T>(work: (client: Client) => Promise<T>) => inOwnTransaction({ connection, begin: 'begin' }, work)
  for (;;) {
    const dropped = await inTransaction(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = $1 and c.relkind in ('r', 'p') limit $2`,
        [ASIDE, DROPPED_AT_ONCE],
      )
      if (rows.length > 0) await client.query(`drop table ${rows.map(({ name }) => name).join(', ')} cascade`)
      return rows.length
    })
    if (dropped === 0) break
  }
  await inTransaction((client) => client.query(`drop schema if exists ${ASIDE} cascade`))
}

const RELATIONS = `
  select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'f' then 'foreign table' else 'table' end as kind,
    quote_ident(c.relname) as name
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and c.relname <> '${MIGRATIONS_TABLE}' and ${notOfAnExtension('pg_class', 'c.oid')}`

/** Those of no column: the others went with their tables. */
const SEQUENCES = `
  select 'sequence' as kind, quote_ident(c.relname) as name
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${notOfAnExtension('pg_class', 'c.oid')}`

const ROUTINES = `
  select 'routine' as kind, format('%I(%s)', p.proname, pg_get_function_identity_arguments(p.oid)) as name
  from pg_proc p where p.pronamespace = 'public'::regnamespace and ${notOfAnExtension('pg_proc', 'p.oid')}`

const TYPES = `
  select 'type' as kind, quote_ident(t.typname) as name
  from pg_type t left join pg_class c on c.oid = t.typrelid
  where t.typnamespace = 'public'::regnamespace and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c') and ${notOfAnExtension('pg_type', 't.oid')}`
