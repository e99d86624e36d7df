import { productUrl } from '#shop/catalog/cards.ts'
import type { StoredReview } from '#shop/reviews/moderation.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'

type Around = { root: string; shopUrl: string; isEditing: boolean }

/** A review as wc/v3 tells of it: as markup to those who read, as it was typed to those who edit. */
export const reviewItem = (row: StoredReview, { root, shopUrl, isEditing }: Around) => ({
  id: row.id,
  ...bothDates('date_created', row.created_at),
  product_id: row.product_id,
  product_name: row.product_name,
  product_permalink: shopUrl + productUrl(row.product_slug),
  status: row.status,
  reviewer: row.author_name,
  reviewer_email: row.author_email ?? '',
  review: isEditing ? row.text : paragraphs(row.text),
  rating: row.rating,
  verified: row.verified,
  reviewer_avatar_urls: Object.fromEntries([24, 48, 96].map((size) => [String(size), `${shopUrl}/favicon.svg`])),
  _links: {
    self: [{ href: `${root}/wc/v3/products/reviews/${row.id}` }],
    collection: [{ href: `${root}/wc/v3/products/reviews` }],
    up: [{ href: `${root}/wc/v3/products/${row.product_id}` }],
    ...(row.user_id !== null && { reviewer: [{ embeddable: true, href: `${root}/wp/v2/users/${row.user_id}` }] }),
  },
})

export type ReviewRecord = ReturnType<typeof reviewItem>

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text for a page: what looks like markup stays what was typed. */
export const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!).replaceAll('\n', '<br />\n')}</p>\n`)
    .join('')

export const REVIEW_SCHEMA = itemSchema('product_review', {
  id: 'whole',
  date_created: 'moment',
  date_created_gmt: 'moment',
  product_id: 'whole',
  product_name: 'text',
  product_permalink: 'text',
  status: 'text',
  reviewer: 'text',
  reviewer_email: 'text',
  review: 'text',
  rating: 'whole',
  verified: 'flag',
  reviewer_avatar_urls: 'object',
})
