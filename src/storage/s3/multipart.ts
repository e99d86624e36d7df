import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type S3Client, S3Refusal } from './s3-client.ts'

const MB = 1024 * 1024
/** The store takes 10,000 parts of at least 5 MB: 8 GB in small ones, and up to 570 GB with the large ones after them. */
const partBytes = (part: number) => (part <= 1_000 ? 8 * MB : 64 * MB)

/** Puts what is read into a file; never more of it than a part is in memory, and the file is there only when all of it arrived. */
export async function putStream(client: S3Client, name: string, content: Readable): Promise<void> {
  let upload: string | undefined
  const tags: string[] = []
  try {
    for await (const { bytes, isLast } of partsOf(content)) {
      if (isLast && upload === undefined) {
        ;(await client.ask({ method: 'PUT', name, body: bytes })).resume()
        return
      }
      upload ??= await begin(client, name)
      const query = { partNumber: String(tags.length + 1), uploadId: upload }
      const answer = await client.ask({ method: 'PUT', name, query, body: bytes })
      answer.resume()
      tags.push(answer.headers.etag ?? '')
    }
    await complete(client, name, { upload: upload!, tags })
  } catch (error) {
    content.destroy()
    // What stays behind is charged for, but never seen: the sweep ends it a day later.
    if (upload !== undefined)
      await client.ask({ method: 'DELETE', name, query: { uploadId: upload } }).then(
        (answer) => answer.resume(),
        () => {},
      )
    throw error
  }
}

async function begin(client: S3Client, name: string): Promise<string> {
  const xml = await text(await client.ask({ method: 'POST', name, query: { uploads: '' } }))
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(xml)?.[1]
  if (id === undefined) throw new Error('The store began an upload and gave it no number.')
  return id
}

async function complete(client: S3Client, name: string, { upload, tags }: { upload: string; tags: string[] }): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('')
  const body = Buffer.from(`<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`)
  try {
    const xml = await text(await client.ask({ method: 'POST', name, query: { uploadId: upload }, body }))
    // A store may have begun to answer before it knew how it ends.
    if (/<Error>/.test(xml)) throw new Error('The store could not put the parts of an upload together.')
  } catch (error) {
    // Asked again after an answer that was lost: then it is done.
    if (!(error instanceof S3Refusal) || error.code !== 'NoSuchUpload') throw error
    ;(await client.ask({ method: 'HEAD', name })).resume()
  }
}

/** The bytes in parts of the wanted size; the last one may be smaller, and an empty file has an empty one. */
async function* partsOf(content: Readable): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let length = 0
  let part = 1
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (length >= partBytes(part)) {
      yield { bytes: Buffer.concat(waiting), isLast: false }
      waiting = []
      length = 0
      part++
    }
    waiting.push(chunk)
    length += chunk.length
  }
  yield { bytes: Buffer.concat(waiting), isLast: true }
}
