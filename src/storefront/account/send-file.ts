import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown, readRange } from '#http/byte-range.ts'
import { sendFile } from '#http/send-file.ts'
import type { DownloadFile } from '#shop/downloads/service.ts'

/** A bought file, streamed: to be kept, never to be run in the shop's name. */
export const sendBoughtFile = (request: FastifyRequest, reply: FastifyReply, file: DownloadFile) =>
  sendFile(request, reply, file, {
    'cache-control': 'no-store, private',
    'content-disposition': `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'application/octet-stream',
  })

/** What of it a request asks for: a browser that lost the line goes on in the middle. */
export const wantedOf =
  ({ headers }: FastifyRequest) =>
  ({ etag, bytes }: DownloadFile) => {
    if (isKnown(headers['if-none-match'], etag)) return 'nothing'
    const ifRange = headers['if-range']
    const range = ifRange === undefined || ifRange === etag ? readRange(headers.range, bytes) : undefined
    return range === 'none' ? 'nothing' : range && range.start > 0 ? 'rest' : 'all'
  }
