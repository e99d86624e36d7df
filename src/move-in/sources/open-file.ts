import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Archive, openArchive } from './zip-archive.ts'

/** More than any shop's dump; what unfolds to more is a bomb. */
const MOST_BYTES = 32 * 1024 ** 3

export class FileTrouble extends Error {
  override name = 'FileTrouble'
}

type Packing = 'gzip' | 'zip' | 'none'

/** How a file is packed, by its first bytes: names lie. */
export async function packingOf(file: string): Promise<Packing> {
  const head = await headOf(file, 4)
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  return head.toString('latin1', 0, 2) === 'PK' ? 'zip' : 'none'
}

/** The first bytes of a file. */
async function headOf(file: string, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * The content of a file, unpacked as it is read. A zip may hold it in parts, as exports that were cut by size and backups by table are: all
 * entries that end as the first of them does, one after the other.
 */
export async function* readPieces(file: string, ending = /\.(sql|xml|jsonl)(\.gz)?$/i): AsyncGenerator<Buffer> {
  const packing = await packingOf(file)
  if (packing !== 'zip')
    return yield* bounded(unpacked(createReadStream(file, { highWaterMark: 512 * 1024 }), packing === 'gzip'))
  const archive = await openArchive(file)
  try {
    const [first, ...others] = archive.entries.filter(({ name }) => ending.test(name) && !MAC_SHADOW.test(name))
    if (!first) throw new FileTrouble('O zip não tem um arquivo que a loja saiba ler.')
    const parts = others.filter(({ name }) => kindOf(name) === kindOf(first.name))
    yield* bounded(
      contentsOf(
        archive,
        [first, ...parts].toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
      ),
    )
  } finally {
    archive.close()
  }
}

/** A Mac lays one beside every file that it packs. */
const MAC_SHADOW = /(^|\/)(__MACOSX\/|\._)/

const kindOf = (name: string) => /\.(\w+?)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase()

async function* contentsOf(archive: Archive, entries: readonly Archive['entries'][number][]): AsyncGenerator<Buffer> {
  for (const [at, entry] of entries.entries()) {
    // A part may end in the middle of a line.
    if (at > 0) yield Buffer.from('\n')
    yield* unpacked(await archive.stream(entry), /\.gz$/i.test(entry.name))
  }
}

/** The beginning of a file's content as text, enough to see what it is. */
export async function peek(file: string, length = 64 * 1024): Promise<string> {
  let head = Buffer.alloc(0)
  for await (const piece of readPieces(file)) {
    head = Buffer.concat([head, piece])
    if (head.length >= length) break
  }
  return head.subarray(0, length).toString('utf8')
}

const unpacked = (stream: Readable, isGzip: boolean): AsyncIterable<Buffer> =>
  isGzip ? stream.pipe(createGunzip({ chunkSize: 512 * 1024 }).on('close', () => stream.destroy())) : stream

async function* bounded(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0
  try {
    for await (const piece of pieces) {
      length += piece.length
      if (length > MOST_BYTES) throw new FileTrouble('O arquivo descompactado é grande demais.')
      yield piece
    }
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException
    // Of a zip it is told without a code; what the system says is no fault of the file.
    if (code.startsWith('Z_') || !(error instanceof FileTrouble || syscall))
      throw new FileTrouble('O arquivo compactado está danificado ou incompleto.', { cause: error })
    throw error
  }
}
