import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { type ByteRange, missingFile } from '../contract.ts'
import { type S3Client, S3Refusal } from './s3-client.ts'

/** A line that breaks in the middle is taken up again where it broke. */
const MOST_BREAKS = 3

/** The bytes of an object, or some of them. Fails before the first one when it is not there. */
export async function readObject(client: S3Client, name: string, range?: ByteRange): Promise<Readable> {
  const from = async (start: number, tag?: string): Promise<IncomingMessage> => {
    const asked = range || start > 0 ? { range: `bytes=${start}-${range ? range.end : ''}` } : undefined
    const headers = { ...asked, ...(tag !== undefined && { 'if-match': tag }) }
    return await client.ask({ method: 'GET', name, headers }).catch((error: unknown) => {
      if (error instanceof S3Refusal && error.status === 404) throw missingFile(name)
      throw error
    })
  }
  const start = range?.start ?? 0
  const first = await from(start)
  const { etag, 'content-length': length } = first.headers
  const end = length === undefined ? Infinity : start + Number(length)
  async function* bytes() {
    let at = start
    let answer = first
    for (let breaks = 0; ; breaks++) {
      try {
        for await (const chunk of answer as AsyncIterable<Buffer>) {
          at += chunk.length
          yield chunk
        }
        return
      } catch (error) {
        if (at === end) return
        if (breaks === MOST_BREAKS || etag === undefined) throw error
        answer = await from(at, etag)
      }
    }
  }
  return Readable.from(bytes(), { objectMode: false, highWaterMark: 64 * 1024 })
}
