import type { FastifyReply } from 'fastify'
import type { DownloadFile } from '#shop/downloads/service.ts'

/** A bought file, streamed: to be kept, never to be run in the shop's name. */
export const sendBoughtFile = async (reply: FastifyReply, file: DownloadFile) =>
  reply
    .headers({
      'cache-control': 'no-store, private',
      'content-disposition': `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-length': String(file.bytes),
      'content-security-policy': "sandbox; default-src 'none'",
    })
    .type('application/octet-stream')
    .send(await file.read())
