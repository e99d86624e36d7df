import { createWriteStream, existsSync, realpathSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '#kit/operator-error.ts'
import type { PackedFolder } from './manifest.ts'
import type { StagedFiles } from './staged-files.ts'

/** What customers send to the shop is nobody else's. */
const CLOSED = new Set<PackedFolder>(['uploads'])

/** New contents for the data folder's folders, made beside the old ones and put in their place by a rename. */
export async function stageFolders(folders: readonly { name: PackedFolder; folder: string }[]): Promise<StagedFiles> {
  const places = folders.map(placeOf)
  for (const { name, fresh } of places) {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { recursive: true, ...(CLOSED.has(name) && { mode: 0o700 }) })
  }
  const swapped: Place[] = []
  return {
    write: async (folder: PackedFolder, below: string, bytes: Readable) => {
      const path = join(places.find(({ name }) => name === folder)!.fresh, below)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(bytes, createWriteStream(path, { flags: 'wx', flush: true }))
    },
    /** The old ones stay until `keep`, so that `discard` can bring them back. */
    swap: async () => {
      for (const place of places) {
        await rm(place.old, { recursive: true, force: true })
        if (existsSync(place.path)) await rename(place.path, place.old).catch(explain(place.path))
        swapped.push(place)
        await rename(place.fresh, place.path)
      }
    },
    keep: async () => {
      for (const { old } of places) await rm(old, { recursive: true, force: true })
    },
    discard: async () => {
      for (const { path, fresh, old } of swapped.splice(0).toReversed()) {
        if (existsSync(path) && !existsSync(fresh)) await rename(path, fresh)
        if (existsSync(old)) await rename(old, path)
      }
      for (const { fresh } of places) await rm(fresh, { recursive: true, force: true })
    },
  }
}

type Place = { name: PackedFolder; path: string; fresh: string; old: string }

/** Beside the real folder, which may be on another disk than the data folder. */
function placeOf({ name, folder }: { name: PackedFolder; folder: string }): Place {
  const path = existsSync(folder) ? realpathSync(folder) : folder
  return { name, path, fresh: `${path}.restoring`, old: `${path}.before-restore` }
}

const explain = (path: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error
  throw new OperatorError(
    `A pasta ${path} é um disco montado e não pode ser trocada de uma vez: monte-o uma pasta acima e tente de novo.`,
    {
      cause: error,
    },
  )
}
