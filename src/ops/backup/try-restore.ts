import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import type { Connection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { administrationOf } from '#postgres/private-server.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { createDiskStorage } from '#storage/disk-storage.ts'
import { PACKED_FOLDERS } from './manifest.ts'
import type { ExtensionMigrations } from './rebuild-tables.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'

type Options = {
  connection: Connection
  folder: string
  file: string
  say: (line: string) => void
  ofExtension: ExtensionMigrations
}
export type TriedRestore = {
  created_at: string
  tables: number
  rows: number
  files: number
  products: number
  orders: number
  customers: number
  migrated: number
}

const NO_RIGHT = '42501'

/** Restores a backup beside the shop, into a database and a folder that are thrown away, and counts what came back. */
export async function tryRestore({ connection, folder, file, say, ofExtension }: Options): Promise<TriedRestore> {
  say('Conferindo o arquivo…')
  const manifest = await checkBackup(file)
  const name = `vitrine_restore_${randomBytes(6).toString('hex')}`
  const scratchFolder = await mkdtemp(join(folder, '.vitrine-restore-'))
  try {
    await createScratch(connection, name)
    const scratch = otherDatabase(connection, name)
    say('Restaurando em um banco à parte…')
    // An empty folder of migrations: only the list of them is made, which the restore begins with.
    await migrate({ connection: scratch, folder: scratchFolder })
    const { migrated } = await restoreBackup({
      connection: scratch,
      storage: createDiskStorage(scratchFolder),
      file,
      manifest,
      say: () => {},
      ofExtension,
    })
    say('Contando o que voltou…')
    const counts = await countThings(scratch)
    const files = await Promise.all(PACKED_FOLDERS.map((packed) => countFiles(join(scratchFolder, packed))))
    return {
      created_at: manifest.created_at,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
      files: files.reduce((sum, count) => sum + count, 0),
      ...counts,
      migrated: migrated.length,
    }
  } finally {
    await onServer(administrationOf(connection) ?? connection, `drop database if exists ${name} with (force)`).catch(() => {})
    await rm(scratchFolder, { recursive: true, force: true })
  }
}

/** The shop's own role may make no database: on the shop's own server the administration makes one for it, and nothing else. */
function createScratch(connection: Connection, name: string) {
  const administration = administrationOf(connection)
  if (!administration || connection.user === undefined) return onServer(connection, `create database ${name}`)
  return onServer(administration, `create database ${name} owner ${escapeIdentifier(connection.user)}`)
}

/** The same server, another database. */
function otherDatabase(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { ...connection, connectionString: url.href }
}

async function withClient<T>(connection: Connection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connection, application_name: 'vitrine backup', connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  return await work(client).finally(() => client.end().catch(() => {}))
}

const onServer = (connection: Connection, statement: string) =>
  withClient(connection, (client) =>
    client.query(statement).catch((error: { code?: string }) => {
      if (error.code !== NO_RIGHT) throw error
      throw new OperatorError(
        'O usuário do banco não pode criar outro banco, e sem isso não há como testar a restauração. Dê a ele o direito CREATEDB, ou teste em outro computador com o comando restore.',
      )
    }),
  )

const countThings = (connection: Connection) =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ products: number; orders: number; customers: number }>(
      `select (select count(*)::int from products) as products, (select count(*)::int from orders) as orders,
        (select count(*)::int from users where 'customer' = any(roles)) as customers`,
    )
    return rows[0]!
  })

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}
