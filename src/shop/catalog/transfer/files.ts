import { mkdirSync } from 'node:fs'
import { open, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the tables and zips of imports and exports lie, each named by its number alone. */
export function createTransferFiles(folder: string) {
  const path = (id: number, ending: string) => join(folder, `${id}.${ending}`)
  const table = (id: number) => path(id, 'csv')
  const zip = (id: number) => path(id, 'zip')
  return {
    table,
    zip,
    /** Adds a piece at the end of a file. */
    append: async (file: string, bytes: Buffer, offset: number): Promise<void> => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const handle = await open(file, offset === 0 ? 'w' : 'r+', 0o600)
      try {
        // What a broken attempt wrote beyond is gone.
        await handle.truncate(offset)
        await handle.write(bytes, 0, bytes.length, offset)
        await handle.datasync()
      } finally {
        await handle.close()
      }
    },
    cut: (file: string, length: number) => truncate(file, length),
    sizeOf: async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0,
    forget: async (id: number): Promise<void> => {
      await Promise.all([table(id), zip(id)].map((file) => rm(file, { force: true })))
    },
  }
}
export type TransferFiles = ReturnType<typeof createTransferFiles>
