import { createReadStream } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { sha256 } from '#kit/ids.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { isPlainPath } from '#storage/contract.ts'
import {
  CHECKSUMS,
  entryOfTable,
  foldersOf,
  type Manifest,
  MANIFEST,
  type PackedFolder,
  type PackedTable,
  readManifest,
} from './manifest.ts'
import { createMeter } from './meter.ts'

/** What to do with each part. Each gets where to read from and answers when it has read all. */
export type Visit = {
  manifest?: (manifest: Manifest) => void | Promise<void>
  table?: (table: PackedTable, rows: Readable) => Promise<void>
  file?: (folder: PackedFolder, below: string, bytes: Readable) => Promise<void>
}

/** A manifest lists tables, a list of checksums files: neither comes near this in an honest backup. */
const LONGEST_LIST_BYTES = 256 * 1024 * 1024

/** Reads a backup from end to end and compares every fingerprint on the way; without a visit it is a check. Never holds more than a piece in memory. */
export async function readBackup(file: string, visit: Visit = {}): Promise<Manifest> {
  const entries = createExtract()
  const feeding = pipeline(createReadStream(file), createGunzip(), entries)
  // Its failure arrives at the loop below, too, and is answered there.
  feeding.catch(() => {})
  let manifest: Manifest | undefined
  const found = new Map<string, string>()
  let listed: string | undefined
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header
      if (type !== 'file' || listed !== undefined) throw strange(file)
      const bytes = Readable.from(entry)
      if (!manifest) {
        if (name !== MANIFEST) throw strange(file)
        const cover = await textOf(bytes)
        found.set(name, sha256(cover).toString('hex'))
        manifest = readManifest(cover)
        await visit.manifest?.(manifest)
      } else if (name === CHECKSUMS) listed = await textOf(bytes)
      else found.set(name, await visitPart({ name, bytes, manifest, visit, file }))
    }
    await feeding
  } catch (error) {
    throw inWords(error, file)
  }
  if (!manifest || listed === undefined || !agrees(listed, found)) throw strange(file)
  if (manifest.tables.some((table) => found.get(entryOfTable(table.name)) !== table.sha256)) throw strange(file)
  return manifest
}

type Part = { name: string; bytes: Readable; manifest: Manifest; visit: Visit; file: string }

/** Hands a part to its visitor and answers its fingerprint. */
async function visitPart({ name, bytes, manifest, visit, file }: Part): Promise<string> {
  const meter = createMeter()
  const table = manifest.tables.find((one) => entryOfTable(one.name) === name)
  const folder = foldersOf(manifest).find((one) => name.startsWith(`${one}/`))
  if (!table && (!folder || !isPlainPath(name))) throw strange(file)
  const take = table
    ? visit.table && ((source: Readable) => visit.table!(table, source))
    : visit.file && ((source: Readable) => visit.file!(folder!, name.slice(folder!.length + 1), source))
  if (take) await Promise.all([pipeline(bytes, meter.stream), take(meter.stream)])
  else await pipeline(bytes, meter.stream, nowhere())
  return meter.read().sha256
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** The list at the end names exactly what was there, with the same fingerprints. */
function agrees(listed: string, found: Map<string, string>): boolean {
  const lines = listed.split('\n').filter((line) => line !== '')
  return lines.length === found.size && lines.every((line) => found.get(line.slice(66)) === line.slice(0, 64))
}

async function textOf(bytes: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > LONGEST_LIST_BYTES)
      throw new RangeError('Unexpected end of data: a list in the backup is longer than any honest one.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const strange = (file: string) =>
  new OperatorError(`O backup ${file} está estragado ou incompleto, e nada foi mudado na loja: use outra cópia dele.`)

function inWords(error: unknown, file: string): unknown {
  const { code = '', message = '', path } = error as { code?: string; message?: string; path?: string }
  if (code.startsWith('Z_') || /tar header|unexpected end of data/i.test(message)) return strange(file)
  if (path !== file) return error
  if (code === 'ENOENT') return new OperatorError(`Não há o arquivo ${file}.`)
  if (code === 'EISDIR') return new OperatorError(`${file} é uma pasta: informe o arquivo do backup.`)
  if (code === 'EACCES') return new OperatorError(`Sem permissão para ler ${file}.`)
  return error
}
