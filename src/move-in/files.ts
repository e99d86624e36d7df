import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sizeOf, writePiece } from '#kit/file-pieces.ts'

/** Where files of old shops lie while they are sent and read, each under the number of its move. */
export function createMoveFiles(dataDir: string) {
  const folder = resolve(dataDir, 'moves')
  const path = (id: number, ending: string) => join(folder, `${id}${ending}`)
  return {
    path,
    /** Adds a piece at the end; answers the size, or undefined when the piece does not begin there. */
    append: async (file: string, piece: Buffer, offset: number): Promise<number | undefined> => {
      if (offset > 0 && (await sizeOf(file)) < offset) return undefined
      await writePiece(file, piece, offset)
      return offset + piece.length
    },
    /** A file that the operator named stays: it lies elsewhere. */
    forget: async (files: readonly string[]) => {
      for (const file of files) if (dirname(file) === folder) await rm(file, { force: true })
    },
  }
}
export type MoveFiles = ReturnType<typeof createMoveFiles>
