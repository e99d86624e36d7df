import type { Provider } from '../data/provider.ts'

export type BoughtFile = { file: string; bytes: number; product_ids: number[] }

const PATH = '/vitrine/v1/bought-files'
/** A piece of a file: small enough for slow lines, large enough for few of them. */
const PIECE_BYTES = 1024 * 1024

/** Puts a file where only those who buy it get it; each time it says how much has arrived. */
export async function sendBoughtFile(
  provider: Pick<Provider, 'sendBytes' | 'tell'>,
  file: File,
  onProgress: (share: number) => void,
): Promise<BoughtFile> {
  if (file.size === 0) throw new Error('o arquivo está vazio.')
  const upload = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  for (let offset = 0; offset < file.size; offset += PIECE_BYTES) {
    await provider.sendBytes(`${PATH}/pieces?upload=${upload}&offset=${offset}`, file.slice(offset, offset + PIECE_BYTES))
    onProgress(Math.min(1, (offset + PIECE_BYTES) / file.size))
  }
  return await provider.tell<BoughtFile>(PATH, { upload, name: file.name.slice(-300), bytes: file.size })
}

/** «Guia de plantio», of «Guia de plantio.pdf». */
export const nameWithoutEnding = (name: string) => name.replace(/\.[a-z0-9]{1,10}$/i, '').slice(0, 300)
