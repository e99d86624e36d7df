/** A shop on a slow line gets two minutes before a part of the page is given up. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  declare type: 'timeout' | 'error'
  declare request: string
  constructor(chunk: string, type: 'timeout' | 'error', url: string) {
    super(`Loading chunk ${chunk} failed.\n(${type}: ${url})`)
    this.type = type
    this.request = url
  }
}

type Import = (url: string) => Promise<unknown>
const importModule: Import = (url) => import(/* @vite-ignore */ url)

/** Loads a chunk, once more if it fails; the second address differs because browsers remember a failed module. */
export async function loadChunk(name: string, url: string, load: Import = importModule): Promise<unknown> {
  return await inTime(name, url, load(url)).catch((error: unknown) => {
    if (error instanceof ChunkLoadError) throw error
    return inTime(name, url, load(`${url}?again`)).catch((again: unknown) => {
      throw again instanceof ChunkLoadError ? again : new ChunkLoadError(name, 'error', url)
    })
  })
}

function inTime(name: string, url: string, loading: Promise<unknown>) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name, 'timeout', url)), CHUNK_LOAD_TIMEOUT_MS)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
