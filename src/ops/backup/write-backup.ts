import { createWriteStream, rmSync } from 'node:fs'
import { mkdtemp, open, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { to as copyTo } from 'pg-copy-streams'
import type { Client } from 'pg'
import { type Pack, pack as createPack } from 'tar-stream'
import type { Connection } from '#db/connection.ts'
import { sha256 } from '#kit/ids.ts'
import { removeOldFiles } from '#kit/remove-old-files.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { isPlainPath, type Storage } from '#storage/contract.ts'
import { createDiskStore } from '#storage/disk-store.ts'
import { copyStatement } from './copy-statement.ts'
import { BACKUP_VERSION, CHECKSUMS, entryOfTable, type Manifest, MANIFEST, PACKED_FOLDERS, type PackedTable } from './manifest.ts'
import { createMeter } from './meter.ts'
import { packFile, packText } from './pack-files.ts'
import { isStaged } from './swap-objects.ts'
import { inOwnTransaction } from './session.ts'
import { listTables, readSequences, type ShopTable, worthKeeping } from './shop-tables.ts'

const WAITING = '.vitrine-backup-'
const DAY_MS = 86_400_000

type Options = { connection: Connection; storage: Storage; file: string; now: Date; say: (line: string) => void }
export type WrittenBackup = { file: string; bytes: number; tables: number; rows: number; files: number }

/** One moment of the shop in one file. The file has its name only when it is whole and on the disk. */
export async function writeBackup(options: Options): Promise<WrittenBackup> {
  try {
    return await writeWhole(options)
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new OperatorError(
      `Não há espaço em disco para o backup em ${dirname(options.file)}: libere espaço ou escolha outro lugar com --to.`,
      { cause: error },
    )
  }
}

async function writeWhole({ connection, storage, file, now, say }: Options): Promise<WrittenBackup> {
  const folder = dirname(file)
  await removeUnfinished(folder, now.getTime())
  // An archive wants sizes and fingerprints before contents, so the rows wait on the disk, not in memory.
  const waiting = await mkdtemp(join(folder, WAITING))
  const leaveNothing = () => rmSync(waiting, { recursive: true, force: true })
  process.once('exit', leaveNothing)
  try {
    say('Lendo o banco…')
    const manifest = await inOwnTransaction({ connection, begin: 'begin isolation level repeatable read read only' }, (client) =>
      unloadDatabase(client, { folder: waiting, now }),
    )
    say('Compactando o banco e os arquivos…')
    const whole = join(waiting, 'whole.tar.gz')
    const pack = createPack()
    const [files] = await Promise.all([
      fill(pack, { manifest, waiting, storage, say }).catch((error: Error) => {
        pack.destroy(error)
        throw error
      }),
      pipeline(pack, createGzip(), createWriteStream(whole, { mode: 0o600, flush: true })),
    ])
    await rename(whole, file)
    await syncFolder(folder)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { file, bytes: (await stat(file)).size, tables: manifest.tables.length, rows, files }
  } finally {
    process.off('exit', leaveNothing)
    leaveNothing()
  }
}

/** What a backup that was cut off left behind, once it is surely not one that is still running. */
/** What backups left behind that were killed while they were made or sent. */
export const removeUnfinished = (folder: string, now?: number) =>
  removeOldFiles(folder, { olderThanMs: DAY_MS, names: /^\.vitrine-(backup|sending)-/, now })

async function unloadDatabase(client: Client, { folder, now }: { folder: string; now: Date }): Promise<Manifest> {
  const tables: PackedTable[] = []
  const found = await client.query<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`)
  if (!found.rows[0]!.there) throw new OperatorError('Este banco ainda não tem uma loja: não há o que guardar.')
  for (const table of worthKeeping(await listTables(client))) tables.push(await unloadTable(client, table, folder))
  const migrations = await client.query<{ name: string; checksum: string; applied_at: string }>(
    'select name, checksum, applied_at::text from schema_migrations order by name',
  )
  const ofExtensions = tables.some(({ name }) => name === 'extension_migrations')
    ? await client.query<{ extension: string; name: string; checksum: string }>(
        'select extension, name, checksum from extension_migrations order by extension, name',
      )
    : undefined
  return {
    format: 'vitrine-backup',
    version: BACKUP_VERSION,
    created_at: now.toISOString(),
    migrations: migrations.rows,
    ...(ofExtensions && { extension_migrations: ofExtensions.rows }),
    tables,
    sequences: await readSequences(client),
  }
}

async function unloadTable(client: Client, { name, columns }: ShopTable, folder: string): Promise<PackedTable> {
  const rows = client.query(copyTo(copyStatement(client, { name, columns }, 'to stdout')))
  const meter = createMeter()
  await pipeline(rows, meter.stream, createWriteStream(join(folder, `${name}.copy`), { mode: 0o600 }))
  return { name, columns, rows: rows.rowCount, ...meter.read() }
}

type Filling = { manifest: Manifest; waiting: string; storage: Storage; say: (line: string) => void }

/** Answers how many files of the data folder were packed. */
async function fill(pack: Pack, { manifest, waiting, storage, say }: Filling): Promise<number> {
  const cover = `${JSON.stringify(manifest, null, 2)}\n`
  const sums = [`${sha256(cover).toString('hex')}  ${MANIFEST}`]
  await packText(pack, MANIFEST, cover)
  const rows = createDiskStore({ folder: waiting })
  for (const { name } of manifest.tables) {
    const packed = await packFile(pack, entryOfTable(name), { store: rows, file: `${name}.copy` })
    sums.push(`${packed!.sha256}  ${entryOfTable(name)}`)
    await rows.delete(`${name}.copy`)
  }
  let files = 0
  for (const folder of PACKED_FOLDERS) {
    const store = storage[folder]
    for await (const below of store.list()) {
      if (isStaged(below)) continue
      const name = `${folder}/${below}`
      if (!isPlainPath(name)) {
        say(`Fora do backup, por causa do nome: ${JSON.stringify(name)}`)
        continue
      }
      const packed = await packFile(pack, name, { store, file: below })
      if (packed) sums.push(`${packed.sha256}  ${name}`)
      files += packed ? 1 : 0
    }
  }
  await packText(pack, CHECKSUMS, `${sums.join('\n')}\n`)
  pack.finalize()
  return files
}

async function syncFolder(path: string) {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
