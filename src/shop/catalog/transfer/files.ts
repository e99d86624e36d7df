import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { sizeOf, writePiece } from '#kit/file-pieces.ts'

/** Where the tables and zips of imports and exports lie, each named by its number alone. */
export function createTransferFiles(folder: string) {
  const path = (id: number, ending: string) => join(folder, `${id}.${ending}`)
  const table = (id: number) => path(id, 'csv')
  const zip = (id: number) => path(id, 'zip')
  return {
    table,
    zip,
    /** Adds a piece at the end of a file. */
    append: writePiece,
    cut: (file: string, length: number) => truncate(file, length),
    sizeOf,
    forget: async (id: number): Promise<void> => {
      await Promise.all([table(id), zip(id)].map((file) => rm(file, { force: true })))
    },
  }
}
export type TransferFiles = ReturnType<typeof createTransferFiles>
