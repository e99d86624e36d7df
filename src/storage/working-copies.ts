import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { removeOldFiles } from '#kit/remove-old-files.ts'

const KEPT_MS = 3_600_000

/** Copies of a store's files on this machine's disk, for work that reads them here and there: made once, kept for an hour. */
export function createWorkingCopies(folder: string) {
  const making = new Map<string, Promise<string>>()
  const make = async (path: string, read: () => Promise<Readable>) => {
    const now = new Date()
    const isThere = await utimes(path, now, now).then(
      () => true,
      () => false,
    )
    if (isThere) return path
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const part = `${path}.${process.pid}.part`
    try {
      await pipeline(await read(), createWriteStream(part, { mode: 0o600 }))
      await rename(part, path)
    } finally {
      await rm(part, { force: true })
    }
    return path
  }
  return {
    /** The path of a copy; `name` says which file it is and which content it has. */
    of: (name: string, read: () => Promise<Readable>): Promise<string> => {
      const path = join(folder, createHash('sha256').update(name).digest('hex'))
      const made = making.get(path) ?? make(path, read).finally(() => making.delete(path))
      making.set(path, made)
      return made
    },
    sweep: () => removeOldFiles(folder, { olderThanMs: KEPT_MS }),
  }
}
export type WorkingCopies = ReturnType<typeof createWorkingCopies>
