import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Connection } from '#db/connection.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { type Migration, readMigrations } from '#db/migrate.ts'
import type { Storage } from '#storage/contract.ts'
import { copyStatement } from './copy-statement.ts'
import { foldersOf, type Manifest, type PackedTable, refuseUnknownMigrations } from './manifest.ts'
import { readBackup, type Visit } from './read-backup.ts'
import { applyMigrations, type ExtensionMigrations, forgetLeftOut, rebuildTables } from './rebuild-tables.ts'
import { inOwnTransaction } from './session.ts'
import { dropShopAside } from './set-shop-aside.ts'
import { listTables } from './shop-tables.ts'
import { stageFiles } from './stage-files.ts'
import { unguarded } from './unguarded.ts'

type Options = {
  connection: Connection
  storage: Storage
  file: string
  manifest: Manifest
  say: (line: string) => void
  known?: Migration[]
  ofExtension?: ExtensionMigrations
}
/** `leftOut`: tables of the backup that no migration makes; somebody else had put them into the database. */
export type Restored = { migrated: string[]; leftOut: string[] }

const NO_ROOM_FOR_LOCKS = '53200'
const STILL_ASIDE = 'O que a loja tinha antes ainda ocupa lugar no banco: a próxima restauração o apaga.'
const FEW_LOCKS =
  'O servidor PostgreSQL não tem lugar para as travas de uma restauração, e nada mudou na loja. Ponha max_locks_per_transaction = 256 em postgresql.conf, reinicie o servidor e tente de novo.'

/** Reads the whole backup and says whether it is sound and fits this version. Touches nothing. */
export async function checkBackup(file: string, known = readMigrations()): Promise<Manifest> {
  return await readBackup(file, { manifest: (manifest) => refuseUnknownMigrations(manifest, known) })
}

/**
 * Puts a checked backup in the place of what the shop has: in one transaction the tables are made as they were when it was
 * taken, filled, and brought up to this version. Until the end of it the old shop is there, untouched.
 */
export async function restoreBackup({
  connection,
  storage,
  file,
  manifest,
  say,
  known = readMigrations(),
  ofExtension = () => [],
}: Options): Promise<Restored> {
  await dropShopAside(connection)
  const folders = await stageFiles(storage, foldersOf(manifest))
  let restored: Restored
  try {
    restored = await inOwnTransaction({ connection, begin: 'begin' }, async (client) => {
      const taken = new Set(manifest.migrations.map(({ name }) => name))
      await rebuildTables(client, manifest, { known, ofExtension })
      const leftOut = await unguarded(client, () => load(client, { file, manifest, toFolder: folders.write }))
      await forgetLeftOut(client, leftOut, manifest)
      const newer = known.filter(({ name }) => !taken.has(name))
      await applyMigrations(client, newer, say)
      // Last before the commit, so that folders and tables change at nearly the same moment.
      await folders.swap()
      return { leftOut, migrated: newer.map(({ name }) => name) }
    })
  } catch (error) {
    await folders.discard()
    throw (error as { code?: string }).code === NO_ROOM_FOR_LOCKS ? new OperatorError(FEW_LOCKS) : error
  }
  await folders.keep()
  // The shop is restored whatever becomes of this.
  await dropShopAside(connection).catch(() => say(STILL_ASIDE))
  return restored
}

async function load(
  client: Client,
  { file, manifest, toFolder }: { file: string; manifest: Manifest; toFolder: Visit['file'] },
): Promise<string[]> {
  const tables = new Set((await listTables(client)).map(({ name }) => name))
  const leftOut: string[] = []
  await readBackup(file, {
    table: async (table, rows) => {
      if (tables.has(table.name)) return await loadRows(client, table, rows)
      leftOut.push(table.name)
      rows.resume()
    },
    file: toFolder,
  })
  for (const { name, last_value, is_called } of manifest.sequences) {
    await client.query(
      'select setval(to_regclass(quote_ident($1)), $2::bigint, $3) where to_regclass(quote_ident($1)) is not null',
      [name, last_value, is_called],
    )
  }
  return leftOut
}

async function loadRows(client: Client, table: PackedTable, rows: Readable) {
  const target = client.query(copyFrom(copyStatement(client, table, 'from stdin')))
  await pipeline(rows, target)
  if (target.rowCount !== table.rows) {
    throw new OperatorError(
      `A tabela ${table.name} do backup devia ter ${table.rows} linhas e tem ${target.rowCount}: use outra cópia do backup.`,
    )
  }
}
