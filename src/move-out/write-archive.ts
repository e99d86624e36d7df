import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import { ZipFile } from 'yazl'
import type { Database } from '#db/schema.ts'
import { productTable } from '#shop/catalog/transfer/export-run.ts'
import type { BoughtFiles } from '#shop/downloads/files.ts'
import type { FileStore, StoredFile } from '#storage/contract.ts'
import { allThings } from './all-things.ts'
import type { Ask, MoveOutReport } from './contract.ts'
import { CSV_TABLES, headingOf, linesOf } from './csv-tables.ts'
import { elementorFiles } from './elementor-files.ts'
import { readMe } from './read-me.ts'
import { wxrText } from './wxr.ts'

export type Archiving = {
  db: Kysely<Database>
  ask: Ask
  /** Where it is written; it is there whole or not at all. */
  file: string
  media: FileStore
  /** A file that buyers fetch. */
  soldFile: BoughtFiles['find']
  shop: { url: string; name: string }
  addressOf: (mediaFile: string) => string
  now: Date
  say?: (step: string) => void
}

/** Writes the whole shop into a zip, as it is read: no part of it is ever in memory as a whole. */
export async function writeArchive(options: Archiving): Promise<MoveOutReport> {
  const { db, ask, file, media, soldFile, shop, addressOf, now, say = () => {} } = options
  const part = `${file}.part`
  const kinds: Record<string, number> = {}
  const tables = CSV_TABLES.map((table) => ({ table, path: `${part}.${table.name}` }))
  const zip = new ZipFile()
  const out = createWriteStream(part, { mode: 0o600 })
  const written = finished(zip.outputStream.pipe(out))
  const failed = once(zip, 'error').then(([error]) => Promise.reject(error as Error))
  const outcome = Promise.race([written, failed])
  // Heard of below, however early it fails.
  outcome.catch(() => {})
  const add = (name: string, read: () => Readable) =>
    zip.addReadStreamLazy(name, { mtime: now }, (give) => {
      say(name)
      give(
        null,
        read().on('error', (error) => zip.emit('error', error)),
      )
    })
  const addFile: AddFile = (name, { bytes, modifiedAt }, read) =>
    zip.addReadStreamLazy(name, { mtime: modifiedAt, size: bytes, compress: false }, (give) => {
      read().then(
        (content) =>
          give(
            null,
            content.on('error', (error) => zip.emit('error', error)),
          ),
        (error: unknown) => zip.emit('error', error),
      )
    })
  try {
    add('loja.jsonl', () => Readable.from(jsonLines({ db, ask, kinds, tables })))
    add('produtos.csv', () => Readable.from(productTable(db, { language: 'pt', separator: 'comma' }, addressOf)))
    for (const { table, path } of tables) add(table.name, () => createReadStream(path))
    add('wordpress.xml', () => Readable.from(wxrText(ask, shop)))
    for (const { name, text } of await elementorFiles(db, addressOf)) add(`elementor/${name}`, () => Readable.from(text()))
    const pictures = await addMedia(addFile, { db, media })
    await addSoldFiles(addFile, { db, soldFile })
    add('LEIA-ME.txt', () => Readable.from([readMe({ shopUrl: shop.url, at: now, kinds, pictures })]))
    zip.end()
    await outcome
    await rename(part, file)
    return { kinds, pictures, bytes: (await stat(file)).size }
  } finally {
    out.destroy()
    for (const path of [part, ...tables.map((one) => one.path)]) await rm(path, { force: true })
  }
}

type AddFile = (name: string, file: StoredFile, read: () => Promise<Readable>) => void

type Lines = {
  db: Kysely<Database>
  ask: Ask
  kinds: Record<string, number>
  tables: { table: (typeof CSV_TABLES)[number]; path: string }[]
}

/** One thing a line; customers and orders are put into their tables on the way. */
async function* jsonLines({ db, ask, kinds, tables }: Lines): AsyncGenerator<string> {
  const outs = tables.map(({ table, path }) => ({ table, out: createWriteStream(path, { mode: 0o600 }) }))
  for (const { table, out } of outs) out.write(headingOf(table))
  for await (const thing of allThings(db, ask)) {
    kinds[thing.kind] = (kinds[thing.kind] ?? 0) + 1
    for (const { table, out } of outs)
      if (table.kind === thing.kind && !out.write(linesOf(table, thing.data))) await once(out, 'drain')
    yield `${JSON.stringify(thing)}\n`
  }
  for (const { out } of outs) {
    out.end()
    await finished(out)
  }
}

/** The files of the library as they were sent; the smaller sizes are made anew wherever they go. */
async function addMedia(add: AddFile, { db, media }: Pick<Archiving, 'db' | 'media'>): Promise<number> {
  let count = 0
  for (const { file } of await db.selectFrom('media').select('file').orderBy('id').execute()) {
    const found = await media.stat(file)
    if (!found) continue
    add(`uploads/${file}`, found, () => media.read(file))
    count++
  }
  return count
}

/** The files that products sell: only those, none that a merchant sent and never used. */
async function addSoldFiles(add: AddFile, { db, soldFile }: Pick<Archiving, 'db' | 'soldFile'>): Promise<void> {
  for (const { file } of await db.selectFrom('product_downloads').select('file').distinct().orderBy('file').execute()) {
    const found = await soldFile(file)
    if (found) add(`downloads/${file}`, found, found.read)
  }
}
