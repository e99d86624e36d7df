import type { Client } from 'pg'
import type { Migration } from '#db/migrate.ts'
import type { Manifest } from './manifest.ts'
import { dropShop, listTables } from './shop-tables.ts'

/** Empty tables in the shape that they had when the backup was taken, whatever stands in the database. */
export async function rebuildTables(client: Client, { migrations }: Manifest, known: Migration[]) {
  await dropShop(client)
  await client.query('delete from schema_migrations')
  const byName = new Map(known.map((migration) => [migration.name, migration]))
  for (const { name, checksum, applied_at } of migrations) {
    await client.query(byName.get(name)!.sql)
    await client.query('insert into schema_migrations (name, checksum, applied_at) values ($1, $2, $3)', [
      name,
      checksum,
      applied_at,
    ])
  }
  // A migration may bring rows of its own; the backup has its copy of them.
  const tables = (await listTables(client)).map(({ name }) => client.escapeIdentifier(name))
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`)
}

/** Brings the restored tables forward, as the next start would, but within the same transaction. */
export async function applyMigrations(client: Client, migrations: Migration[], say: (line: string) => void) {
  for (const { name, sql, checksum } of migrations) {
    say(`Atualizando o banco: ${name}…`)
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
}
