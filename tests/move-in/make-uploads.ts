import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { oldPosts, type Size } from './old-shop-posts.ts'

/** The folder of uploads of the made-up shop as a zip: a small photograph for each of its pictures. */
export async function writeUploads(file: string, size: Size) {
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0a7b6c' } })
    .jpeg()
    .toBuffer()
  const zip = new ZipFile()
  const written = finished(zip.outputStream.pipe(createWriteStream(file)))
  for (const { metas } of oldPosts(size)) {
    const path = metas?.['_wp_attached_file']
    if (path !== undefined) zip.addBuffer(photo, `wp-content/uploads/${path}`, { compress: false })
  }
  zip.end()
  await written
}
