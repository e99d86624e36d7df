import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isArchive, openArchive } from './archive/archive.ts'
import { type ArchiveEntry, readEntry } from './archive/archive-entry.ts'
import { FileTrouble } from './file-trouble.ts'

export type Uploads = {
  /** A file by its path below `uploads/`, «2024/05/foto.jpg»; undefined where there is none, or one that is larger than this. */
  read: (path: string, mostBytes: number) => Promise<Buffer | undefined>
  close: () => void
}

/** The folder of uploads of the old shop, as a folder or in an archive; undefined where it is gone. */
export async function openUploads(place: string): Promise<Uploads | undefined> {
  const facts = await stat(place).catch(() => undefined)
  if (!facts) return undefined
  return facts.isDirectory() ? folderOf(place) : await archiveOf(place)
}

/** Refuses what was handed over as pictures and has none; what is gone by now is no trouble. */
export async function checkUploads(place: string): Promise<void> {
  const facts = await stat(place).catch(() => undefined)
  if (!facts || facts.isDirectory()) return
  if (!(await isArchive(place)))
    throw new FileTrouble('Em «Imagens em um zip» veio um arquivo que não é um zip: envie ali a pasta «uploads» compactada.')
  const archive = await openArchive(place)
  archive.close()
  const has = (ending: RegExp) => archive.entries.some(({ name }) => ending.test(name))
  if (has(/\.(sql|xml|csv|jsonl)(\.gz)?$/i) && !has(/\.(jpe?g|png|gif|webp|avif|svg)$/i))
    throw new FileTrouble(
      'Em «Imagens em um zip» veio um zip sem imagens. Se é o arquivo da loja, envie-o em «Escolher o arquivo».',
    )
}

const folderOf = (folder: string): Uploads => ({
  read: async (path, mostBytes) => {
    const file = join(folder, normalize(`/${path}`))
    const facts = await stat(file).catch(() => undefined)
    return facts?.isFile() && facts.size <= mostBytes ? await buffer(createReadStream(file)) : undefined
  },
  close: () => {},
})

async function archiveOf(file: string): Promise<Uploads> {
  const archive = await openArchive(file)
  const byPath = new Map<string, ArchiveEntry>()
  for (const entry of archive.entries) {
    const path = entry.name.replace(/^.*?(?:^|\/)uploads\//, '').toLowerCase()
    if (!byPath.has(path)) byPath.set(path, entry)
  }
  return {
    read: async (path, mostBytes) => {
      const entry = byPath.get(path.toLowerCase())
      return entry && entry.size <= mostBytes ? await readEntry(entry) : undefined
    },
    close: archive.close,
  }
}
