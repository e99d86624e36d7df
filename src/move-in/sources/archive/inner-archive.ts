import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileTrouble } from '../file-trouble.ts'
import { type ArchiveEntry, ArchiveTrouble } from './archive-entry.ts'
import { sizeText } from './size-text.ts'

export const isArchiveName = (name: string) => /\.(zip|wpress)$/i.test(name)

const LARGEST = 16 * 1024 ** 3
/** An archive that is packed once more gets little smaller; what unfolds to more is a bomb. */
const MOST_TIMES = 50
/** What the shop needs for itself. */
const SPARE_BYTES = 1024 ** 3

/** Unpacks an archive that lies in another one to a file of our own name: what is in a zip can only be found from its end. */
export async function unpackInner({ name, size, stream }: ArchiveEntry, { outer, place }: { outer: string; place: string }) {
  const { size: packed } = await stat(outer)
  if (size > LARGEST || size > Math.max(packed, 1024 * 1024) * MOST_TIMES)
    throw new FileTrouble(`O arquivo «${name}», dentro do zip, é grande demais para ser aberto: envie-o sozinho.`)
  await mkdir(dirname(place), { recursive: true })
  const { bavail, bsize } = await statfs(dirname(place))
  if (bavail * bsize < size + SPARE_BYTES)
    throw new FileTrouble(`Falta espaço no servidor para abrir «${name}» (${sizeText(size)}): abra o zip e envie o de dentro.`)
  const part = `${place}.part`
  try {
    await pipeline(await stream(), createWriteStream(part))
    await rename(part, place)
  } catch (error) {
    await rm(part, { force: true })
    throw (error as NodeJS.ErrnoException).syscall
      ? error
      : new ArchiveTrouble(`O arquivo «${name}», dentro do zip, está danificado.`, { cause: error })
  }
}
