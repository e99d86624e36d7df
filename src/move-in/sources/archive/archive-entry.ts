import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

export type ArchiveEntry = { name: string; size: number; stream: () => Promise<Readable> }
export type Archive = {
  entries: ArchiveEntry[]
  /** It ends before its end: entries are those that came whole. */
  isCut: boolean
  close: () => void
}
export class ArchiveTrouble extends Error {
  override name = 'ArchiveTrouble'
}

export const MOST_ENTRIES = 250_000
/** What is read into memory at once. */
const LARGEST_FILE = 64 * 1024 * 1024

export async function readEntry({ name, size, stream }: ArchiveEntry): Promise<Buffer> {
  if (size > LARGEST_FILE) throw new ArchiveTrouble(`${name} é grande demais.`)
  try {
    return await buffer(await stream())
  } catch (error) {
    throw new ArchiveTrouble(`${name} está danificado ou usa uma compressão que a loja não conhece.`, { cause: error })
  }
}

/** The name of an entry with plain slashes; undefined for a folder and for what leads out of the archive. */
export function safeName(raw: string): string | undefined {
  const name = raw.replaceAll('\\', '/')
  const isOutside = name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..') || name.includes('\0')
  return isOutside || name.endsWith('/') ? undefined : name
}
