import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'

export type ArchiveEntry = { name: string; size: number; of: Entry }
export class ArchiveTrouble extends Error {
  override name = 'ArchiveTrouble'
}

const MOST_ENTRIES = 250_000
const LONGEST_NAME = 1_000
/** What is read into memory at once. */
const LARGEST_FILE = 64 * 1024 * 1024
const SYMLINK = 0o120000

/**
 * A zip whose entries are read, never written anywhere. Names that lead out of it, links, folders and encrypted entries are not among them.
 * No entry unfolds to more than it says of itself.
 */
export async function openArchive(file: string) {
  let zip: ZipFile | undefined
  try {
    // Names are decoded here: one that leads elsewhere is no reason to refuse the whole zip.
    zip = await openPromise(file, { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true })
    if (zip.entryCount > MOST_ENTRIES) throw new ArchiveTrouble('O zip tem arquivos demais.')
    const entries: ArchiveEntry[] = []
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      if (name !== undefined) entries.push({ name, size: entry.uncompressedSize, of: entry })
    }
    return archiveOf(zip, entries)
  } catch (error) {
    zip?.close()
    if (error instanceof ArchiveTrouble || (error as NodeJS.ErrnoException).syscall) throw error
    throw new ArchiveTrouble('O arquivo não é um zip, ou está danificado.', { cause: error })
  }
}
export type Archive = Awaited<ReturnType<typeof openArchive>>

function archiveOf(zip: ZipFile, entries: ArchiveEntry[]) {
  const stream = async ({ of: entry }: ArchiveEntry): Promise<Readable> => await zip.openReadStreamPromise(entry)
  return {
    entries,
    stream,
    read: async (entry: ArchiveEntry): Promise<Buffer> => {
      if (entry.size > LARGEST_FILE) throw new ArchiveTrouble(`${entry.name} é grande demais.`)
      try {
        return await buffer(await stream(entry))
      } catch (error) {
        throw new ArchiveTrouble(`${entry.name} está danificado ou usa uma compressão que a loja não conhece.`, { cause: error })
      }
    },
    close: () => zip.close(),
  }
}

function nameOf(entry: Entry): string | undefined {
  const { generalPurposeBitFlag, fileNameRaw, extraFields, externalFileAttributes } = entry
  if (entry.isEncrypted() || fileNameRaw.length > LONGEST_NAME || ((externalFileAttributes >>> 16) & 0o170000) === SYMLINK)
    return undefined
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false).replaceAll('\\', '/')
  const isOutside = name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..') || name.includes('\0')
  return isOutside || name.endsWith('/') ? undefined : name
}
