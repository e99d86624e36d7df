import type { AnyComment } from '#shop/reviews/all-comments.ts'
import type { ItemSchema } from '#http/rest/contract.ts'
import { bothDates } from '../dates.ts'
import { embeddable, itemLinks } from './links.ts'
import { escaped, paragraphs } from './markup.ts'

const ALL = ['view', 'edit', 'embed'] as const
const READ = ['view', 'edit'] as const
const EDIT = ['edit'] as const

export const COMMENT_SCHEMA: ItemSchema = {
  title: 'comment',
  type: 'object',
  properties: {
    id: { type: 'integer', context: ALL, readonly: true },
    post: { type: 'integer', context: READ },
    parent: { type: 'integer', context: ALL },
    author: { type: 'integer', context: ALL, readonly: true },
    author_name: { type: 'string', context: ALL, readonly: true },
    author_email: { type: 'string', format: 'email', context: EDIT, readonly: true },
    author_ip: { type: 'string', context: EDIT, readonly: true },
    author_url: { type: 'string', format: 'uri', context: ALL, readonly: true },
    author_user_agent: { type: 'string', context: EDIT, readonly: true },
    author_avatar_urls: { type: 'object', context: ALL, readonly: true },
    date: { type: 'string', format: 'date-time', context: ALL, readonly: true },
    date_gmt: { type: 'string', format: 'date-time', context: READ, readonly: true },
    content: {
      type: 'object',
      context: ALL,
      properties: { raw: { type: 'string', context: EDIT }, rendered: { type: 'string', context: ALL } },
    },
    link: { type: 'string', format: 'uri', context: ALL, readonly: true },
    status: { type: 'string', context: READ, enum: ['approved', 'hold', 'spam', 'trash'] },
    type: { type: 'string', context: ALL, readonly: true },
    meta: { type: 'array', context: READ },
  },
}

/** A comment or a review on the wire. The shop keeps neither address nor program of whoever wrote it. */
export function commentItem(comment: AnyComment, { root, shopUrl }: { root: string; shopUrl: string }) {
  const { id, type, postId, parentId, userId, text } = comment
  const about = type === 'review' ? `${root}/wc/v3/products/${postId}` : `${root}/wp/v2/posts/${postId}`
  return {
    id,
    post: postId,
    parent: parentId,
    author: userId,
    author_name: escaped(comment.author),
    author_email: comment.email,
    author_ip: '',
    author_url: '',
    author_user_agent: '',
    author_avatar_urls: Object.fromEntries([24, 48, 96].map((size) => [String(size), `${shopUrl}/favicon.svg`])),
    ...bothDates('date', comment.at),
    content: { raw: text, rendered: paragraphs(text) },
    link: `${shopUrl}${comment.postUrl}#comment-${id}`,
    status: comment.status,
    type,
    meta: [],
    _links: {
      ...itemLinks(root, 'comments', id),
      up: [embeddable(about, { post_type: type === 'review' ? 'product' : 'post' })],
      ...(userId > 0 && { author: [embeddable(`${root}/wp/v2/users/${userId}`)] }),
      ...(parentId > 0 && { 'in-reply-to': [embeddable(`${root}/wp/v2/comments/${parentId}`)] }),
    },
  }
}
