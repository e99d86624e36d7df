import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, dirname, isAbsolute, resolve } from 'node:path'
import type { PieceStore } from '#storage/contract.ts'

type Options = { store: PieceStore; dataDir: string }

/**
 * Files of old shops while they are sent and read. What was sent lies in the shop's storage, under the number of its move, where every machine
 * finds it; what the operator named lies where it is, and stays.
 */
export function createMoveFiles({ store, dataDir }: Options) {
  const folder = resolve(dataDir, 'moves')
  /** The version before noted the whole path of what was sent. */
  const sentName = (place: string) => (isAbsolute(place) ? (dirname(place) === folder ? basename(place) : undefined) : place)
  /** Where the archive lies that was in another one, on the machine that reads it. */
  const inner = (place: string) => resolve(folder, `${createHash('sha256').update(place).digest('hex').slice(0, 16)}.aberto`)
  return {
    inner,
    name: (id: number, ending: string) => `${id}${ending}`,
    /** Adds a piece at the end; answers the size, or undefined when the piece does not begin there. */
    append: async (place: string, piece: Buffer, offset: number): Promise<number | undefined> => {
      const name = sentName(place) ?? place
      if (offset > 0 && ((await store.stat(name))?.bytes ?? 0) < offset) return undefined
      await store.append(name, offset, piece)
      return offset + piece.length
    },
    /** A path on this machine: dumps are read at the database's pace, which no store waits for, and zips here and there. */
    onDisk: async (place: string): Promise<string> => {
      const name = sentName(place)
      return name === undefined ? place : await store.onDisk(name)
    },
    forget: async (places: readonly string[]) => {
      for (const place of places) {
        await rm(inner(place), { force: true })
        const name = sentName(place)
        if (name !== undefined) await store.delete(name)
      }
    },
  }
}
export type MoveFiles = ReturnType<typeof createMoveFiles>

/** Undefined for what is no longer there. */
export const stillOnDisk = (files: Pick<MoveFiles, 'onDisk'>, place: string): Promise<string | undefined> =>
  files.onDisk(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
