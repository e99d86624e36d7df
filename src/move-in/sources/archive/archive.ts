import { open } from 'node:fs/promises'
import type { Archive } from './archive-entry.ts'
import { openWpress, isWpressHeader, WPRESS_HEADER_BYTES } from './wpress-archive.ts'
import { openZip } from './zip-archive.ts'

export type Packing = 'gzip' | 'zip' | 'wpress' | 'none'

/** How a file is packed, by its first bytes: names lie. */
export async function packingOf(file: string): Promise<Packing> {
  const head = await headOf(file, WPRESS_HEADER_BYTES)
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  if (head.toString('latin1', 0, 2) === 'PK') return 'zip'
  return isWpressHeader(head) ? 'wpress' : 'none'
}

/** Whether it holds other files; false for one that is gone. */
export async function isArchive(file: string): Promise<boolean> {
  const packing = await packingOf(file).catch(() => 'none')
  return packing === 'zip' || packing === 'wpress'
}

async function headOf(file: string, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** A zip, or the file of All-in-One WP Migration. */
export const openArchive = async (file: string): Promise<Archive> =>
  (await packingOf(file)) === 'wpress' ? await openWpress(file) : await openZip(file)
