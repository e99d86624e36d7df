import { type Metas, metasOf } from './metas.ts'
import { moment } from './moments.ts'
import type { OldShop } from './old-shop.ts'
import type { Row } from './staging.ts'
import type { Term } from './terms.ts'

export type Post = {
  id: number
  type: string
  status: string
  title: string
  content: string
  excerpt: string
  slug: string
  parent: number
  menuOrder: number
  author: string
  password: string
  commentStatus: string
  guid: string
  /** Its address, where the source tells it. */
  link: string
  attachmentUrl: string
  mimeType: string
  isSticky: boolean
  date: string | null
  dateGmt: string | null
  modified: string | null
  modifiedGmt: string | null
  metas: Metas
  terms: Term[]
}

const BATCH = 200

/** Posts of one type after a number, with their metas and terms, in batches. */
export async function* walkPosts(shop: OldShop, type: string, after: number): AsyncGenerator<Post[]> {
  for (let last = after; ;) {
    const rows = await shop.staging.after(shop.table(`posts:${type}`), last, BATCH)
    if (rows.length === 0) return
    const keys = rows.map(({ key }) => key)
    const [metas, relations] = [
      await shop.staging.byKeys(shop.table('postmeta'), keys),
      await shop.staging.byKeys(shop.table('term_relationships'), keys),
    ]
    yield rows.map(({ key, row }) => {
      const terms = (relations.get(key) ?? []).map((one) => shop.terms.of(one)).filter((term) => term !== undefined)
      return postOf(key, row, metasOf(metas.get(key)), terms)
    })
    last = keys.at(-1)!
  }
}

export function postOf(id: number, row: Row, metas: Metas = new Map(), terms: Term[] = []): Post {
  const text = (column: string) => row[column] ?? ''
  const dateGmt = moment(row['post_date_gmt'])
  return {
    id,
    type: text('post_type'),
    status: text('post_status'),
    title: text('post_title'),
    content: text('post_content'),
    excerpt: text('post_excerpt'),
    slug: slugOf(text('post_name')),
    parent: Number(row['post_parent']) || 0,
    menuOrder: Number(row['menu_order']) || 0,
    author: text('post_author'),
    password: text('post_password'),
    commentStatus: text('comment_status'),
    guid: text('guid'),
    link: text('link'),
    attachmentUrl: text('attachment_url'),
    mimeType: text('post_mime_type'),
    isSticky: text('is_sticky') === '1',
    date: moment(row['post_date']),
    dateGmt,
    modified: moment(row['post_modified']) ?? moment(row['post_date']),
    modifiedGmt: moment(row['post_modified_gmt']) ?? dateGmt,
    metas,
    terms,
  }
}

/** Addresses are kept percent-encoded; told as people read them. */
export function slugOf(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The four dates of a post as the wire tells them, under wc/v3's names. */
export const datesOf = (post: Post) => ({
  date_created: post.date,
  date_created_gmt: post.dateGmt,
  date_modified: post.modified,
  date_modified_gmt: post.modifiedGmt,
})
