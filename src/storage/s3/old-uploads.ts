import { text } from 'node:stream/consumers'
import { StorageAway } from '#kit/storage-away.ts'
import { type S3Client, S3Refusal } from './s3-client.ts'
import { entriesIn, nameIn, textIn } from './xml.ts'

/** Ends the uploads of an area that began before this moment: whoever sent them was killed, and their parts take room that is paid for. */
export async function endOldUploads({ client, area, before }: { client: S3Client; area: string; before: Date }): Promise<void> {
  for await (const { key, upload, begunAt } of uploadsBelow(client, `${client.prefix}${area}/`)) {
    if (begunAt >= before) continue
    const name = key.slice(client.prefix.length)
    const ended = client.ask({ method: 'DELETE', name, query: { uploadId: upload } })
    await ended.then((answer) => answer.resume()).catch(unless(isGone))
  }
}

async function* uploadsBelow(client: S3Client, prefix: string): AsyncGenerator<{ key: string; upload: string; begunAt: Date }> {
  let after: Record<string, string> | undefined = {}
  while (after) {
    const query: Record<string, string> = { uploads: '', 'encoding-type': 'url', prefix, ...after }
    // A key that may not list them, or a store that can't: its own rule for old uploads removes them.
    const answer = await client.ask({ method: 'GET', query }).catch(unless(isRefused))
    if (!answer) return
    const xml = await text(answer)
    for (const entry of entriesIn(xml, 'Upload')) {
      const key = nameIn(entry, 'Key')
      // Some stores match the prefix as they like.
      if (key.startsWith(prefix)) yield { key, upload: textIn(entry, 'UploadId'), begunAt: new Date(textIn(entry, 'Initiated')) }
    }
    const markers = { 'key-marker': nameIn(xml, 'NextKeyMarker'), 'upload-id-marker': nameIn(xml, 'NextUploadIdMarker') }
    after = textIn(xml, 'IsTruncated') === 'true' && markers['key-marker'] !== '' ? markers : undefined
  }
}

const isGone = (error: unknown) => error instanceof S3Refusal && error.status === 404
const isRefused = (error: unknown) => error instanceof S3Refusal || (error instanceof StorageAway && error.reason === 'refused')
const unless = (isExpected: (error: unknown) => boolean) => (error: unknown) => {
  if (!isExpected(error)) throw error
}
