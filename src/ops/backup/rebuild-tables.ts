import type { Client } from 'pg'
import type { Migration } from '#db/migrate.ts'
import type { Manifest } from './manifest.ts'
import { setShopAside } from './set-shop-aside.ts'
import { listTables } from './shop-tables.ts'

/** The migrations of an extension that is installed here. */
export type ExtensionMigrations = (extension: string) => Migration[]

/** Empty tables in the shape that they had when the backup was taken, whatever stands in the database. */
export async function rebuildTables(
  client: Client,
  { migrations, extension_migrations: ofExtensions = [] }: Manifest,
  { known, ofExtension }: { known: Migration[]; ofExtension: ExtensionMigrations },
) {
  await setShopAside(client)
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
  for (const { extension, name, checksum } of ofExtensions) {
    // One that is not installed, or has another history, gets no tables: what it had is left out.
    const migration = ofExtension(extension).find((one) => one.name === name && one.checksum === checksum)
    if (migration) await client.query(migration.sql)
  }
  // A migration may bring rows of its own; the backup has its copy of them.
  const tables = (await listTables(client)).map(({ name }) => client.escapeIdentifier(name))
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`)
}

/** What is installed later makes its tables anew, where they were left out. */
export async function forgetLeftOut(client: Client, leftOut: readonly string[], { extension_migrations: all = [] }: Manifest) {
  for (const extension of new Set(all.map((one) => one.extension))) {
    const prefix = `ext_${extension.replaceAll('-', '_')}_`
    if (leftOut.some((table) => table.startsWith(prefix)))
      await client.query('delete from extension_migrations where extension = $1', [extension])
  }
}

/** Brings the restored tables forward, as the next start would, but within the same transaction. */
export async function applyMigrations(client: Client, migrations: Migration[], say: (line: string) => void) {
  for (const { name, sql, checksum } of migrations) {
    say(`Atualizando o banco: ${name}…`)
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
}
