import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import { OperatorError } from '#kit/operator-error.ts'
import type { FileStore } from '#storage/contract.ts'
import { createMeter } from './meter.ts'

type Source = { store: FileStore; file: string }

/** Adds a file as it is now; answers its size and fingerprint, or undefined when it is gone. */
export async function packFile(
  pack: Pack,
  name: string,
  { store, file }: Source,
): Promise<{ bytes: number; sha256: string } | undefined> {
  const found = await store.stat(file)
  if (!found) return undefined
  try {
    const { bytes: size, modifiedAt: mtime } = found
    const meter = createMeter()
    // Not past the size that the header promises, even where somebody is still writing.
    const bytes = size === 0 ? Readable.from([]) : await store.read(file, { start: 0, end: size - 1 })
    await pipeline(bytes, meter.stream, pack.entry({ name, size, mtime, mode: 0o644 }))
    return meter.read()
  } catch (error) {
    if (!/size mismatch/i.test((error as Error).message)) throw error
    throw new OperatorError(`O arquivo ${name} mudou durante o backup: tente de novo.`, { cause: error })
  }
}

export const packText = (pack: Pack, name: string, text: string) =>
  new Promise<void>((resolve, reject) => {
    pack.entry({ name, mode: 0o644 }, text, (error) => (error ? reject(error) : resolve()))
  })
