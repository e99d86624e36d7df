import { stat } from 'node:fs/promises'
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import { type Archive, type ArchiveEntry, ArchiveTrouble, MOST_ENTRIES, safeName } from './archive-entry.ts'
import { sizeText } from './size-text.ts'

const LONGEST_NAME = 1_000
const SYMLINK = 0o120000

/**
 * A zip whose entries are read, never written anywhere. Names that lead out of it, links, folders and encrypted entries are not among them.
 * No entry unfolds to more than it says of itself.
 */
export async function openZip(file: string): Promise<Archive> {
  let zip: ZipFile | undefined
  try {
    // Names are decoded here: one that leads elsewhere is no reason to refuse the whole zip.
    zip = await openPromise(file, { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true })
    if (zip.entryCount > MOST_ENTRIES) throw new ArchiveTrouble('O zip tem arquivos demais.')
    const entries: ArchiveEntry[] = []
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      if (name !== undefined) entries.push(entryOf(zip, name, entry))
    }
    const opened = zip
    return { entries, isCut: false, close: () => opened.close() }
  } catch (error) {
    zip?.close()
    if (error instanceof ArchiveTrouble || (error as NodeJS.ErrnoException).syscall) throw error
    // The list of what is in a zip stands at its end.
    if (/end of central directory/i.test((error as Error).message) && (await stat(file)).size > LEAST_BYTES)
      throw new ArchiveTrouble(
        `O zip termina antes do fim: chegaram ${sizeText((await stat(file)).size)}. Baixe-o de novo e envie o arquivo inteiro. Nada foi trazido.`,
        { cause: error },
      )
    throw new ArchiveTrouble('O arquivo não é um zip, ou está danificado.', { cause: error })
  }
}
/** What is shorter has not even the head of one file. */
const LEAST_BYTES = 30

const entryOf = (zip: ZipFile, name: string, entry: Entry): ArchiveEntry => ({
  name,
  size: entry.uncompressedSize,
  stream: async () => await zip.openReadStreamPromise(entry),
})

function nameOf(entry: Entry): string | undefined {
  const { generalPurposeBitFlag, fileNameRaw, extraFields, externalFileAttributes } = entry
  if (entry.isEncrypted() || fileNameRaw.length > LONGEST_NAME || ((externalFileAttributes >>> 16) & 0o170000) === SYMLINK)
    return undefined
  return safeName(getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false))
}
