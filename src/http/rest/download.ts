import type { Readable } from 'node:stream'

/** An answer that is a file and not JSON: it goes out as it is read. */
export class Download {
  stream: Readable
  constructor(stream: Readable) {
    this.stream = stream
  }
}

/** What tells a browser to keep it under this name. */
export const downloadHeaders = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`,
  'cache-control': 'no-store, private',
})
