import type { FileStore } from '#storage/contract.ts'
import { renderSize, widthsOf } from './picture-bytes.ts'
import type { StoredSize } from './tables.ts'

type Options = { bytes: Buffer; width: number; /** How its files begin. */ name: string }

/** Makes and keeps the sizes in which pages show a picture. */
export async function writeSizes(store: FileStore, { bytes, width: ownWidth, name }: Options): Promise<StoredSize[]> {
  const sizes: StoredSize[] = []
  for (const wanted of widthsOf(ownWidth)) {
    const { width, height, avif, webp } = await renderSize(bytes, wanted)
    const file = `${name}-${width}`
    const size = { width, height, avif: `${file}.avif`, webp: `${file}.webp`, bytes: webp.length }
    await store.put(size.avif, avif)
    await store.put(size.webp, webp)
    sizes.push(size)
  }
  return sizes
}

export const sizeFiles = (sizes: readonly StoredSize[]) => sizes.flatMap(({ avif, webp }) => [avif, webp])
