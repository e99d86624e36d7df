import { type Kysely, sql } from 'kysely'
import { readMigrations } from './migrate.ts'
import type { Database } from './schema.ts'

export type AppliedMigration = { name: string; checksum: string; applied_at: Date }

/** What the database and this version of the shop do not have in common. */
export async function migrationState(db: Kysely<Database>, known = readMigrations()) {
  const applied = await appliedMigrations(db)
  const names = new Set(applied.map(({ name }) => name))
  const byName = new Map(known.map((migration) => [migration.name, migration]))
  return {
    pending: known.filter(({ name }) => !names.has(name)).map(({ name }) => name),
    unknown: applied.filter(({ name }) => !byName.has(name)).map(({ name }) => name),
    changed: applied
      .filter(({ name, checksum }) => byName.has(name) && byName.get(name)!.checksum !== checksum)
      .map(({ name }) => name),
  }
}

async function appliedMigrations(db: Kysely<Database>): Promise<AppliedMigration[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.schema_migrations') is not null as there`.execute(db)
  if (!rows[0]!.there) return []
  return (await sql<AppliedMigration>`select name, checksum, applied_at from schema_migrations order by name`.execute(db)).rows
}
