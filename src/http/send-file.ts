import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown, readRange, type WantedRange } from './byte-range.ts'

type StoredFile = { bytes: number; etag: string; modifiedAt: Date; read: (range?: WantedRange) => Promise<Readable | Buffer> }

/** A file as it is read, or the part of it that is asked for, or the word that nothing changed. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, headers: Record<string, string>) {
  const { 'if-none-match': known, range: wanted, 'if-range': ifRange } = request.headers
  const facts = { ...headers, etag: file.etag, 'last-modified': file.modifiedAt.toUTCString(), 'accept-ranges': 'bytes' }
  if (isKnown(known, file.etag)) return reply.code(304).headers(facts).send()
  // Of another file than the one that was begun all is needed.
  const range = ifRange === undefined || ifRange === file.etag ? readRange(wanted, file.bytes) : undefined
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
  // Before the headers: a store that fails must not leave a word behind that its answer may be kept for ever.
  const content = request.method === 'HEAD' ? '' : await file.read(range)
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  return reply.headers({ ...facts, 'content-length': String(range ? range.end - range.start + 1 : file.bytes) }).send(content)
}
