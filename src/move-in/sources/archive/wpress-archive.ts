import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Archive, type ArchiveEntry, ArchiveTrouble, MOST_ENTRIES, safeName } from './archive-entry.ts'

/** Before each file: name, size, time and folder, filled up with NUL. */
export const WPRESS_HEADER_BYTES = 4_377
const NAME = [0, 255] as const
const SIZE = [255, 269] as const
const TIME = [269, 281] as const
const FOLDER = [281, 4_377] as const

type Header = { name: string; folder: string; size: number }

const fieldOf = (head: Buffer, [from, to]: readonly [number, number]) => {
  const bytes = head.subarray(from, to)
  const end = bytes.indexOf(0)
  return bytes.subarray(0, end < 0 ? bytes.length : end).toString('utf8')
}

function headerOf(head: Buffer): Header | undefined {
  if (head.length < WPRESS_HEADER_BYTES) return undefined
  const [name, size, time] = [fieldOf(head, NAME), fieldOf(head, SIZE), fieldOf(head, TIME)]
  if (name === '' || !/^\d{1,14}$/.test(size) || !/^\d{0,12}$/.test(time)) return undefined
  return { name, folder: fieldOf(head, FOLDER), size: Number(size) }
}

export const isWpressHeader = (head: Buffer): boolean => headerOf(head) !== undefined

/**
 * The file of All-in-One WP Migration: files one after the other, each behind its header; an empty header ends it. Entries are read where
 * they stand, never written anywhere; names that lead out of it are not among them.
 */
export async function openWpress(file: string): Promise<Archive> {
  const handle = await open(file)
  try {
    const entries: ArchiveEntry[] = []
    const { size: end } = await handle.stat()
    let at = 0
    for (let count = 0; ; count++) {
      if (count > MOST_ENTRIES) throw new ArchiveTrouble('O arquivo .wpress tem arquivos demais.')
      const head = await headerAt(handle, at)
      // The last header names nothing; newer programs write a sum of the file there.
      if (head?.length === WPRESS_HEADER_BYTES && head[0] === 0) return archiveOf(entries, false)
      const header = head && headerOf(head)
      if (!header || at + WPRESS_HEADER_BYTES + header.size > end) return archiveOf(entries, true)
      at += WPRESS_HEADER_BYTES
      const name = pathOf(header)
      if (name !== undefined) entries.push(entryOf(file, name, { from: at, size: header.size }))
      at += header.size
    }
  } finally {
    await handle.close()
  }
}

async function headerAt(handle: FileHandle, at: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(WPRESS_HEADER_BYTES), 0, WPRESS_HEADER_BYTES, at)
  return bytesRead < WPRESS_HEADER_BYTES ? undefined : buffer
}

const pathOf = ({ name, folder }: Header) => safeName(folder === '' || folder === '.' ? name : `${folder}/${name}`)

const archiveOf = (entries: ArchiveEntry[], isCut: boolean): Archive => ({ entries, isCut, close: () => {} })

const entryOf = (file: string, name: string, { from, size }: { from: number; size: number }): ArchiveEntry => ({
  name,
  size,
  stream: async (): Promise<Readable> =>
    size === 0 ? Readable.from([]) : createReadStream(file, { start: from, end: from + size - 1, highWaterMark: 512 * 1024 }),
})
