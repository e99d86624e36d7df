import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { openArchive, packingOf } from './archive/archive.ts'
import type { ArchiveEntry } from './archive/archive-entry.ts'
import { CutFile, FileTrouble } from './file-trouble.ts'

/** More than any shop's dump; what unfolds to more is a bomb. */
const MOST_BYTES = 32 * 1024 ** 3

/** Something to read: a file, or one of those in an archive. Each asking reads it once more, unpacked, from its beginning. */
export type FilePart = { name: string; pieces: () => AsyncIterable<Buffer> }

/** A file that is no archive. */
export const plainPart = (file: string): FilePart => ({
  name: basename(file),
  pieces: async function* () {
    const isGzip = (await packingOf(file)) === 'gzip'
    yield* unpacked(createReadStream(file, { highWaterMark: 512 * 1024 }), isGzip)
  },
})

/** The same entry of an archive, which is opened for each reading. */
export const archivePart = (file: string, name: string): FilePart => ({
  name,
  pieces: async function* () {
    const archive = await openArchive(file)
    try {
      const entry = archive.entries.find((one) => one.name === name)
      if (!entry) throw new FileTrouble('O arquivo mudou desde a última leitura. Comece de novo.')
      yield* entryPieces(entry)
    } finally {
      archive.close()
    }
  },
})

export async function* entryPieces({ name, stream }: ArchiveEntry): AsyncGenerator<Buffer> {
  yield* unpacked(await stream(), /\.gz$/i.test(name))
}

/** Parts of one whole, one after the other. */
export async function* joinedPieces(parts: readonly FilePart[]): AsyncGenerator<Buffer> {
  for (const [at, part] of parts.entries()) {
    // A part may end in the middle of a line.
    if (at > 0) yield Buffer.from('\n')
    yield* part.pieces()
  }
}

/** The beginning of what is read, enough to see what it is. */
export async function peek(pieces: AsyncIterable<Buffer>, length = 64 * 1024): Promise<Buffer> {
  let head = Buffer.alloc(0)
  try {
    for await (const piece of pieces) {
      head = Buffer.concat([head, piece])
      if (head.length >= length) break
    }
  } catch (error) {
    // It is told when the whole is read.
    if (!(error instanceof CutFile) || head.length === 0) throw error
  }
  return head.subarray(0, length)
}

async function* unpacked(stream: Readable, isGzip: boolean): AsyncGenerator<Buffer> {
  const pieces: AsyncIterable<Buffer> = isGzip
    ? stream.pipe(createGunzip({ chunkSize: 512 * 1024 }).on('close', () => stream.destroy()))
    : stream
  yield* bounded(asUtf8(pieces))
}

/** A console of Windows writes a dump in UTF-16. */
async function* asUtf8(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined
  let isFirst = true
  for await (const piece of pieces) {
    if (isFirst && piece[0] === 0xff && piece[1] === 0xfe) decoder = new TextDecoder('utf-16le')
    isFirst = false
    yield decoder ? Buffer.from(decoder.decode(piece, { stream: true })) : piece
  }
}

async function* bounded(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0
  try {
    for await (const piece of pieces) {
      length += piece.length
      if (length > MOST_BYTES) throw new FileTrouble('O arquivo descompactado é grande demais.')
      yield piece
    }
  } catch (error) {
    const { code = '', syscall, message } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR' || /unexpected end of file/i.test(message))
      throw new CutFile('O arquivo compactado', { cause: error })
    // Of a zip it is told without a code; what the system says is no fault of the file.
    if (code.startsWith('Z_') || !(error instanceof FileTrouble || syscall))
      throw new FileTrouble('O arquivo compactado está danificado ou incompleto.', { cause: error })
    throw error
  }
}
