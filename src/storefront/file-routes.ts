import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#http/problem.ts'
import type { FileStore } from '#storage/contract.ts'
import type { Assets } from './assets.ts'
import { registerStoredMedia } from './stored-media.ts'

/** Their names carry a fingerprint of their content: a copy is good for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** A file that was uploaded must never act as a page of ours. */
const MEDIA_HEADERS = {
  'cache-control': FOR_EVER,
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
}

type Options = { assets: Assets; media: FileStore; /** For pictures of a store. */ cacheMb: number }

/** Scripts from memory, media from the data folder or from the store. */
export async function registerFiles(http: FastifyInstance, { assets, media, cacheMb }: Options) {
  http.get('/assets/*', async (request, reply) => {
    const file = assets.bytes.get(request.url.split('?', 1)[0]!)
    if (!file) throw notFound()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .headers({ 'cache-control': FOR_EVER, vary: 'Accept-Encoding' })
      .type('text/javascript; charset=utf-8')
      .send(file[encoding ?? 'plain'])
  })
  if (media.folder === undefined) return registerStoredMedia(http, { media, cacheMb, headers: MEDIA_HEADERS })
  mkdirSync(media.folder, { recursive: true })
  await http.register(fastifyStatic, {
    root: media.folder,
    prefix: '/midia/',
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (response) => response.headers(MEDIA_HEADERS),
  })
}
