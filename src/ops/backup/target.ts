import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** `bare`: nothing at all. `foreign`: tables that are not ours. `empty`: our tables, and nobody has put anything in. */
export type TargetState = 'bare' | 'foreign' | 'empty' | 'filled'

/** Filled by the shop itself as soon as it is opened: they alone don't make a shop. */
const OF_THE_HOUSE = new Set(['schema_migrations', 'jobs', 'sessions', 'attempts', 'tax_classes', 'scheduler_turns'])

/** What a backup would replace. */
export async function lookAtTarget(db: Kysely<Database>): Promise<TargetState> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`.execute(
    db,
  )
  if (rows.length === 0) return 'bare'
  const names = rows.map(({ name }) => name)
  if (!names.includes('schema_migrations')) return 'foreign'
  for (const name of names.filter((one) => !OF_THE_HOUSE.has(one))) {
    const found = await sql`select 1 from ${sql.table(`public.${name}`)} limit 1`.execute(db)
    if (found.rows.length > 0) return 'filled'
  }
  return 'empty'
}

/** A shop that is serving keeps pages in memory and writes while we read: it must be closed first. */
export async function isShopOpen(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name in ('vitrine', 'vitrine listen') limit 1`.execute(db)
  return rows.length > 0
}
