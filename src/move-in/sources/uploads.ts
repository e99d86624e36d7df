import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openArchive } from './archive/archive.ts'
import { type ArchiveEntry, readEntry } from './archive/archive-entry.ts'

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
