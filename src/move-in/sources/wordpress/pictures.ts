import { meta, type Metas, metasOf } from './metas.ts'
import type { OldShop } from './old-shop.ts'
import { type Post, postOf } from './posts.ts'

export type Picture = { id: number; src: string; name: string; alt: string }

/** Pictures by their numbers, with their addresses. */
export async function picturesOf(shop: OldShop, wanted: readonly number[]): Promise<Map<number, Picture>> {
  const rows = await shop.staging.byKeys(shop.table('posts:attachment'), wanted)
  const metas = await shop.staging.byKeys(shop.table('postmeta'), [...rows.keys()])
  return new Map(
    [...rows].map(([id, [row]]) => {
      const post = postOf(id, row!)
      const own = metasOf(metas.get(id))
      return [id, { id, src: sourceUrl(shop, post, own), name: post.title, alt: meta(own, '_wp_attachment_image_alt') }]
    }),
  )
}

/** The address of a file: where the export says, else under the uploads of the site, else what WordPress first called it. */
export function sourceUrl({ options }: OldShop, post: Post, metas: Metas): string {
  if (post.attachmentUrl) return post.attachmentUrl
  const file = meta(metas, '_wp_attached_file')
  const site = (options.get('siteurl') ?? options.get('home') ?? '').replace(/\/+$/, '')
  if (/^https?:/.test(file)) return file
  // Sites of one network have folders of their own.
  const [, network = ''] = /\/uploads\/(sites\/\d+\/)/.exec(post.guid) ?? []
  return file !== '' && site !== '' ? `${site}/wp-content/uploads/${network}${file}` : post.guid
}
