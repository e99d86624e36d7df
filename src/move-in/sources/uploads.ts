import { type Archive, type ArchiveEntry, openArchive } from './zip-archive.ts'

/** A picture is not larger. */
const LARGEST_BYTES = 32 * 1024 * 1024

/** The folder of uploads of the old shop, in a zip: files are found by their path below `uploads/`, «2024/05/foto.jpg». */
export async function openUploads(file: string) {
  const archive: Archive = await openArchive(file)
  const byPath = new Map<string, ArchiveEntry>()
  for (const entry of archive.entries) {
    const path = entry.name.replace(/^.*?(?:^|\/)uploads\//, '').toLowerCase()
    if (entry.size <= LARGEST_BYTES && !byPath.has(path)) byPath.set(path, entry)
  }
  return {
    has: (path: string) => byPath.has(path.toLowerCase()),
    read: async (path: string): Promise<Buffer | undefined> => {
      const entry = byPath.get(path.toLowerCase())
      return entry && (await archive.read(entry))
    },
    close: archive.close,
  }
}
