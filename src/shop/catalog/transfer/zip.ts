import { buffer } from 'node:stream/consumers'
import { Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'

/** What is kept in memory of a picture in a zip. */
export type ZipEntry = { name: string; crc: number; size: number; packedSize: number; method: number; offset: number }
export class ZipTrouble extends Error {
  override name = 'ZipTrouble'
}

/** As many as a catalogue of this size has pictures. */
const MAX_ENTRIES = 65_535
/** A picture is not larger, whatever it says of itself. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024
const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i
// Names are decoded here: a name that leads elsewhere is only ever compared, so it is no reason to refuse the whole zip.
const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true }

/** The pictures in a zip by their paths and by their bare names, in small letters. Names are only ever compared, never opened. */
export const readZipList = (file: string): Promise<ReadonlyMap<string, ZipEntry>> =>
  inZip(file, 'O arquivo de imagens não é um zip, ou está danificado.', async (zip) => {
    if (zip.entryCount >= MAX_ENTRIES) throw new ZipTrouble('O zip de imagens tem arquivos demais.')
    const found = new Map<string, ZipEntry>()
    for await (const entry of zip.eachEntry()) {
      const picture = pictureOf(entry)
      if (!picture) continue
      const bare = picture.name.split(/[/\\]/).at(-1)!.toLowerCase()
      for (const key of [picture.name.toLowerCase(), bare]) if (!found.has(key)) found.set(key, picture)
    }
    return found
  })

function pictureOf(entry: Entry): ZipEntry | undefined {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
  if (entry.isEncrypted() || entry.uncompressedSize > MAX_PICTURE_BYTES || fileNameRaw.length > 1_000) return undefined
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
  if (!PICTURE.test(name)) return undefined
  return {
    name,
    crc: entry.crc32,
    size: entry.uncompressedSize,
    packedSize: entry.compressedSize,
    method: entry.compressionMethod,
    offset: entry.relativeOffsetOfLocalHeader,
  }
}

/** One picture of a zip; never more bytes than it says, whatever it unfolds to. */
export const readZipEntry = (file: string, { offset, packedSize, method, size, crc }: ZipEntry): Promise<Buffer> =>
  inZip(file, 'Uma imagem do zip está danificada, é grande demais ou usa uma compressão que a loja não conhece.', async (zip) => {
    const entry = Object.assign(new Entry(), {
      relativeOffsetOfLocalHeader: offset,
      compressedSize: packedSize,
      uncompressedSize: size,
      compressionMethod: method,
      generalPurposeBitFlag: 0,
      crc32: crc,
    })
    return await buffer(await zip.openReadStreamPromise(entry))
  })

async function inZip<T>(file: string, trouble: string, act: (zip: ZipFile) => Promise<T>): Promise<T> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(file, OPTIONS)
    return await act(zip)
  } catch (error) {
    // The disk's own trouble is not the zip's.
    if (error instanceof ZipTrouble || (error as NodeJS.ErrnoException).syscall) throw error
    throw new ZipTrouble(trouble, { cause: error })
  } finally {
    zip?.close()
  }
}
