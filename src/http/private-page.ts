import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Made for one visitor and sent once: quick matters more than small. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

type Page = { status: number; html: string; headers: Record<string, string> }

/** A page that belongs to one visitor: compressed on its way, stored nowhere. */
export async function sendPrivatePage(request: FastifyRequest, reply: FastifyReply, { status, html, headers }: Page) {
  void reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store, private', vary: 'Accept-Encoding' })
    .type('text/html; charset=utf-8')
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(html, QUICK))
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(html, { level: 4 }))
  return reply.send(html)
}
