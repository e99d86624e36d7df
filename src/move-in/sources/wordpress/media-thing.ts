import type { MovedThing } from '../../moved-thing.ts'
import { meta, record } from './metas.ts'
import type { OldShop } from './old-shop.ts'
import { sourceUrl } from './pictures.ts'
import type { Post } from './posts.ts'

/** A file of the library. `file` is its path under the uploads, `original` the larger one that WordPress kept beside it. */
export function mediaThing(shop: OldShop, post: Post): MovedThing {
  const { metas } = post
  const { original_image: original, width, height } = record(metas, '_wp_attachment_metadata')
  return {
    kind: 'media',
    oldId: String(post.id),
    data: {
      id: post.id,
      source_url: sourceUrl(shop, post, metas),
      file: meta(metas, '_wp_attached_file'),
      original: typeof original === 'string' ? original : '',
      alt_text: meta(metas, '_wp_attachment_image_alt'),
      title: post.title,
      caption: post.excerpt,
      description: post.content,
      mime_type: post.mimeType,
      width: Number(width) || null,
      height: Number(height) || null,
      post: post.parent || null,
      date: post.date,
      date_gmt: post.dateGmt,
    },
  }
}
