import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { notFound } from '#http/problem.ts'
import { sendFile } from '#http/send-file.ts'
import type { FileStore, StoredFile } from '#storage/contract.ts'

/** A page's pictures are below it by far; films are streamed through. */
const MOST_KEPT_BYTES = 2 * 1024 * 1024
const MB = 1024 * 1024

type Kept = StoredFile & { content: Buffer }
type Options = { media: FileStore; cacheMb: number; headers: Record<string, string> }

/** Pictures out of a store: those that are asked for most are answered from memory, each is fetched once however many ask. */
export function registerStoredMedia(http: FastifyInstance, { media, cacheMb, headers }: Options) {
  const kept = new LRUCache<string, Kept>({ maxSize: cacheMb * MB, sizeCalculation: ({ content }) => content.length + 500 })
  const fetching = new Map<string, Promise<Kept | StoredFile | undefined>>()
  const fetch = async (name: string): Promise<Kept | StoredFile | undefined> => {
    const found = await media.stat(name)
    if (!found || found.bytes > MOST_KEPT_BYTES) return found
    const content = await buffer(await media.read(name))
    const file = { ...found, content }
    kept.set(name, file)
    return file
  }
  const find = (name: string) => {
    const before = kept.get(name) ?? fetching.get(name)
    if (before) return before
    const work = fetch(name).finally(() => fetching.delete(name))
    fetching.set(name, work)
    return work
  }
  http.get('/midia/*', async (request, reply) => {
    const { '*': name } = request.params as { '*': string }
    if (name.split('/').some((part) => part.startsWith('.'))) throw notFound()
    const file = await find(name)
    if (!file) throw notFound()
    const read: Parameters<typeof sendFile>[2]['read'] =
      'content' in file
        ? async (range) => (range ? file.content.subarray(range.start, range.end + 1) : file.content)
        : (range) => media.read(name, range)
    const type = MIME[extname(name).toLowerCase()] ?? 'application/octet-stream'
    return await sendFile(request, reply, { ...file, read }, { ...headers, 'content-type': type })
  })
}

const MIME: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.odt': 'application/vnd.oasis.opendocument.text',
}
