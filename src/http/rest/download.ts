import type { Readable } from 'node:stream'
import type { Answer } from './contract.ts'

/** An answer that is a file and not JSON: it goes out as it is read. */
export const sent = (content: Readable | string, headers: Record<string, string>): Answer => ({
  body: null,
  headers,
  send: async ({ reply }) => reply.send(content),
})

/** What tells a browser to keep it under this name. */
export const downloadHeaders = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`,
  'cache-control': 'no-store, private',
})
