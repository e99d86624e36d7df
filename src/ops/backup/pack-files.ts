import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import { OperatorError } from '#kit/operator-error.ts'
import { createMeter } from './meter.ts'

/** A name that means the same file on every system, and never one outside of its folder. */
export const isPlainPath = (path: string) =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\:*?"<>|\p{Cc}]/u.test(path)

/** Every ordinary file below a folder, by its path inside it, in a stable order. A folder that is not there has none. */
export async function* filesBelow(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, path)
    else if (entry.isFile()) yield path
  }
}

/** Adds a file as it is on the disk; answers its size and fingerprint, or undefined when it is gone. */
export async function packFile(pack: Pack, name: string, path: string): Promise<{ bytes: number; sha256: string } | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  try {
    const { size, mtime } = await file.stat()
    const meter = createMeter()
    // Not past the size that the header promises, even where somebody is still writing.
    const bytes = size === 0 ? Readable.from([]) : createReadStream(path, { fd: file, autoClose: false, start: 0, end: size - 1 })
    await pipeline(bytes, meter.stream, pack.entry({ name, size, mtime, mode: 0o644 }))
    return meter.read()
  } catch (error) {
    if (!/size mismatch/i.test((error as Error).message)) throw error
    throw new OperatorError(`O arquivo ${path} mudou durante o backup: tente de novo.`, { cause: error })
  } finally {
    await file.close()
  }
}

export const packText = (pack: Pack, name: string, text: string) =>
  new Promise<void>((resolve, reject) => {
    pack.entry({ name, mode: 0o644 }, text, (error) => (error ? reject(error) : resolve()))
  })
