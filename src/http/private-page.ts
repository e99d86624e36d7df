import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './kept-page.ts'
import { gzipPieces, joinPieces, type PagePieces } from './page-pieces.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/**
 * Made for one visitor and sent once: quick matters more than small. A window of 128 KB: setting up the usual one takes as long as the page.
 * What is longer, such as the widgets of the editor, is looked back on as a whole.
 */
const quick = (bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes)), 17), 22),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})

type Page = { status: number; html: string; pieces?: PagePieces; headers: Record<string, string> }

/** A page that belongs to one visitor: compressed on its way, stored nowhere. */
export async function sendPrivatePage(request: FastifyRequest, reply: FastifyReply, { status, html, pieces, headers }: Page) {
  void reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store, private', vary: 'Accept-Encoding' })
    .type('text/html; charset=utf-8')
  const accepted = request.headers['accept-encoding']
  // Parts that are compressed already can be put together by gzip alone.
  if (pieces && acceptsGzip(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipPieces(pieces))
  return await sendCompressed(request, reply, pieces ? joinPieces(pieces) : Buffer.from(html))
}

/** Bytes that are sent once, as the one who asks takes them. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, plain: Buffer) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(plain)
  void reply.header('content-encoding', encoding)
  return reply.send(await (encoding === 'br' ? brotli(plain, quick(plain.length)) : zip(plain, { level: 4 })))
}

const acceptsGzip = (accepted = '') => /\bgzip\b/.test(accepted)
