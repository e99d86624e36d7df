import { mkdirSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Adds a piece at the end of a private file; what a broken attempt wrote beyond is gone. On the disk when it returns. */
export async function writePiece(file: string, bytes: Buffer, offset: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, offset === 0 ? 'w' : 'r+', 0o600)
  try {
    await handle.truncate(offset)
    await handle.write(bytes, 0, bytes.length, offset)
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

export const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0
