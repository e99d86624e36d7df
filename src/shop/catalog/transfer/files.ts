import { createReadStream } from 'node:fs'
import type { PieceStore } from '#storage/contract.ts'

/** Where the tables and zips of imports and exports lie, each named by its number alone. */
export function createTransferFiles(store: PieceStore) {
  const table = (id: number) => `${id}.csv`
  const zip = (id: number) => `${id}.zip`
  return {
    table,
    zip,
    /** Adds a piece at the end of a file. */
    append: (name: string, bytes: Buffer, offset: number) => store.append(name, offset, bytes),
    /** A file that lies on this machine. */
    bring: (name: string, from: string) => store.put(name, createReadStream(from)),
    read: (name: string) => store.read(name),
    /** A path to read from, at any place. */
    onDisk: (name: string) => store.onDisk(name),
    forget: async (id: number): Promise<void> => {
      await Promise.all([table(id), zip(id)].map((name) => store.delete(name)))
    },
  }
}
export type TransferFiles = ReturnType<typeof createTransferFiles>
