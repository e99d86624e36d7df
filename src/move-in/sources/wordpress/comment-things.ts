import type { MovedThing } from '../../moved-thing.ts'
import { meta, type Metas, metasOf } from './metas.ts'
import { moment } from './moments.ts'
import type { OldShop } from './old-shop.ts'
import type { Row } from './staging.ts'

const BATCH = 500
type Comment = { id: number; row: Row; metas: Metas; isOnProduct: boolean }

async function* walkComments(shop: OldShop, type: string, after: number): AsyncGenerator<Comment> {
  const { staging, table } = shop
  for (let last = after; ;) {
    const rows = await staging.after(table(`comments:${type}`), last, BATCH)
    if (rows.length === 0) return
    const metas = await staging.byKeys(
      table('commentmeta'),
      rows.map(({ key }) => key),
    )
    const postIds = rows.map(({ row }) => Number(row['comment_post_ID']) || 0)
    const products = type === 'comment' ? await staging.byKeys(table('posts:product'), postIds) : new Map<number, Row[]>()
    for (const [at, { key, row }] of rows.entries())
      yield { id: key, row, metas: metasOf(metas.get(key)), isOnProduct: products.has(postIds[at]!) }
    last = rows.at(-1)!.key
  }
}

/** Reviews as wc/v3 tells them. Older shops have them as comments on a product. */
export async function* reviewThings(shop: OldShop): AsyncGenerator<MovedThing> {
  for await (const review of walkComments(shop, 'review', 0)) yield reviewThing(review)
  for await (const comment of walkComments(shop, 'comment', 0)) if (comment.isOnProduct) yield reviewThing(comment)
}

const reviewThing = ({ id, row, metas }: Comment): MovedThing => ({
  kind: 'review',
  oldId: String(id),
  data: {
    id,
    date_created: moment(row['comment_date']),
    date_created_gmt: moment(row['comment_date_gmt']),
    product_id: Number(row['comment_post_ID']) || 0,
    parent: Number(row['comment_parent']) || 0,
    status: statusOf(row),
    reviewer: row['comment_author'] ?? '',
    reviewer_email: row['comment_author_email'] ?? '',
    reviewer_id: Number(row['user_id']) || 0,
    review: row['comment_content'] ?? '',
    rating: Math.min(5, Math.max(0, Number(meta(metas, 'rating')) || 0)),
    verified: meta(metas, 'verified') === '1',
  },
})

/** Comments of the blog as wp/v2 tells them. */
export async function* blogComments(shop: OldShop, after: number): AsyncGenerator<MovedThing> {
  for await (const { id, row, isOnProduct } of walkComments(shop, 'comment', after)) {
    if (isOnProduct) continue
    yield {
      kind: 'comment',
      oldId: String(id),
      data: {
        id,
        post: Number(row['comment_post_ID']) || 0,
        parent: Number(row['comment_parent']) || 0,
        author: Number(row['user_id']) || 0,
        author_name: row['comment_author'] ?? '',
        author_email: row['comment_author_email'] ?? '',
        author_url: row['comment_author_url'] ?? '',
        date: moment(row['comment_date']),
        date_gmt: moment(row['comment_date_gmt']),
        content: { raw: row['comment_content'] ?? '' },
        status: statusOf(row),
      },
    }
  }
}

/** Notes of orders as wc/v3 tells them, with the number of the order. */
export async function* noteThings(shop: OldShop, after: number): AsyncGenerator<MovedThing> {
  for await (const { id, row, metas } of walkComments(shop, 'order_note', after)) {
    const author = row['comment_author'] ?? ''
    yield {
      kind: 'order-note',
      oldId: String(id),
      data: {
        id,
        order_id: Number(row['comment_post_ID']) || 0,
        author,
        date_created: moment(row['comment_date']),
        date_created_gmt: moment(row['comment_date_gmt']),
        note: row['comment_content'] ?? '',
        customer_note: meta(metas, 'is_customer_note') === '1',
        added_by_user: !/^(woocommerce|system)$/i.test(author),
      },
    }
  }
}

const statusOf = (row: Row) =>
  ({ '1': 'approved', '0': 'hold' })[row['comment_approved'] ?? ''] ?? (row['comment_approved'] || 'hold')
