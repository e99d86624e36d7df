import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

export type ZipEntry = { name: string; crc: number; size: number; packedSize: number; method: number; offset: number }
export class ZipTrouble extends Error {
  override name = 'ZipTrouble'
}

/** As many as a catalogue of this size has pictures; a list of names is all that is kept in memory of them. */
const MOST_ENTRIES = 65_535
const MOST_LIST_BYTES = 16 * 1024 * 1024
/** A picture is not larger, whatever it says of itself. */
const LARGEST_PICTURE = 10 * 1024 * 1024
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i

/** The pictures in a zip by their paths and by their bare names, in small letters. Names are only ever compared, never opened. */
export async function readZipList(file: string): Promise<ReadonlyMap<string, ZipEntry>> {
  const handle = await open(file)
  try {
    const { size: length } = await handle.stat()
    const tail = await readAt(
      handle,
      Math.max(0, length - END_BYTES - LONGEST_COMMENT),
      Math.min(length, END_BYTES + LONGEST_COMMENT),
    )
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
    if (end < 0 || end + END_BYTES > tail.length) throw new ZipTrouble('O arquivo de imagens não é um zip.')
    const count = tail.readUInt16LE(end + 10)
    const listBytes = tail.readUInt32LE(end + 12)
    const listAt = tail.readUInt32LE(end + 16)
    if (count >= MOST_ENTRIES || listBytes > MOST_LIST_BYTES || listAt + listBytes > length)
      throw new ZipTrouble('O zip de imagens é grande demais ou está incompleto.')
    return entriesOf(await readAt(handle, listAt, listBytes), count)
  } finally {
    await handle.close()
  }
}

function entriesOf(list: Buffer, count: number): ReadonlyMap<string, ZipEntry> {
  const found = new Map<string, ZipEntry>()
  for (let at = 0, index = 0; index < count; index++) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50) throw new ZipTrouble('O zip de imagens está danificado.')
    const nameLength = list.readUInt16LE(at + 28)
    const name = list.toString('utf8', at + 46, at + 46 + nameLength)
    const entry = {
      name,
      method: list.readUInt16LE(at + 10),
      crc: list.readUInt32LE(at + 16),
      packedSize: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    }
    const isLocked = (list.readUInt16LE(at + 8) & 1) === 1
    if (PICTURE.test(name) && !isLocked && entry.size <= LARGEST_PICTURE && name.length <= 1_000) {
      const bare = name.split(/[/\\]/).at(-1)!.toLowerCase()
      for (const key of [name.toLowerCase(), bare]) if (!found.has(key)) found.set(key, entry)
    }
    at += 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  return found
}

/** One picture of a zip; never more bytes than a picture may have, whatever it unfolds to. */
export async function readZipEntry(file: string, { offset, packedSize, method, size }: ZipEntry): Promise<Buffer> {
  const handle = await open(file)
  try {
    const head = await readAt(handle, offset, 30)
    if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50 || packedSize > LARGEST_PICTURE + 1_024)
      throw new ZipTrouble('O zip de imagens está danificado.')
    const packed = await readAt(handle, offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packedSize)
    if (method === 0) return packed
    if (method !== 8) throw new ZipTrouble('O zip usa uma compressão que a loja não conhece.')
    return await inflate(packed, { maxOutputLength: Math.max(1, Math.min(size, LARGEST_PICTURE)) }).catch(() => {
      throw new ZipTrouble('Uma imagem do zip está danificada ou é grande demais.')
    })
  } finally {
    await handle.close()
  }
}

async function readAt(handle: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
