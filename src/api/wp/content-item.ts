import type { Widgets } from '#builder/registry.ts'
import type { Kit } from '#builder/style/globals.ts'
import { fullText } from '#content/pages/full-text.ts'
import type { ContentKind, KeptContent } from '#content/pages/read-content.ts'
import type { ItemProperty, ItemSchema } from '#http/rest/contract.ts'
import { seoOfSettings } from '#kit/seo-words.ts'
import { bothDates } from '../dates.ts'
import { pageCssOf } from '#builder/style/page-css.ts'
import { documentProblems } from './document.ts'
import { embeddable, itemLinks, withCuries } from './links.ts'
import { escaped, paragraphs } from './markup.ts'

export const LISTS = { page: 'pages', post: 'posts' } as const

const ALL = ['view', 'edit', 'embed'] as const
const READ = ['view', 'edit'] as const
const EDIT = ['edit'] as const
const rendered = (contexts: readonly ('view' | 'edit' | 'embed')[], more: Record<string, ItemProperty> = {}): ItemProperty => ({
  type: 'object',
  context: contexts,
  properties: { raw: { type: 'string', context: EDIT }, rendered: { type: 'string', context: contexts }, ...more },
})
const PROTECTED = { protected: { type: 'boolean', context: ALL, readonly: true } } as const

export const contentSchema = (type: ContentKind): ItemSchema => ({
  title: type,
  type: 'object',
  properties: {
    id: { type: 'integer', context: ALL, readonly: true },
    date: { type: ['string', 'null'], format: 'date-time', context: ALL },
    date_gmt: { type: ['string', 'null'], format: 'date-time', context: READ },
    guid: rendered(READ),
    modified: { type: 'string', format: 'date-time', context: READ, readonly: true },
    modified_gmt: { type: 'string', format: 'date-time', context: READ, readonly: true },
    slug: { type: 'string', context: ALL },
    status: { type: 'string', context: READ, enum: ['publish', 'future', 'draft', 'private', 'trash'] },
    type: { type: 'string', context: ALL, readonly: true },
    link: { type: 'string', format: 'uri', context: ALL, readonly: true },
    title: rendered(ALL),
    content: rendered(READ, PROTECTED),
    excerpt: rendered(ALL, PROTECTED),
    author: { type: 'integer', context: ALL },
    featured_media: { type: 'integer', context: ALL },
    comment_status: { type: 'string', context: READ, enum: ['open', 'closed'] },
    ping_status: { type: 'string', context: READ, readonly: true },
    template: { type: 'string', context: READ, readonly: true },
    meta: {
      type: 'object',
      context: READ,
      properties: {
        _elementor_edit_mode: { type: 'string', context: READ, readonly: true },
        _elementor_data: { type: 'string', context: EDIT },
        _elementor_page_settings: {
          type: 'object',
          context: EDIT,
          properties: { custom_css: { type: 'string', context: EDIT } },
        },
      },
    },
    class_list: { type: 'array', context: READ, readonly: true },
    ...(type === 'post'
      ? {
          sticky: { type: 'boolean', context: READ, readonly: true },
          format: { type: 'string', context: READ, readonly: true },
          categories: { type: 'array', items: { type: 'integer' }, context: READ },
          tags: { type: 'array', items: { type: 'integer' }, context: READ },
        }
      : { parent: { type: 'integer', context: READ }, menu_order: { type: 'integer', context: READ } }),
    seo_title: { type: 'string', context: READ, description: 'What search engines show as its title; empty: its own.' },
    seo_description: { type: 'string', context: READ, description: 'What search engines show below it; empty: the excerpt.' },
    permalink_template: { type: 'string', context: EDIT, readonly: true },
    generated_slug: { type: 'string', context: EDIT, readonly: true },
    password: { type: 'string', context: EDIT, readonly: true },
    document: { type: 'array', context: EDIT, description: 'The elements of the page, as the builder keeps them.' },
    document_problems: { type: 'array', context: EDIT, readonly: true },
    version: { type: 'integer', context: EDIT, description: 'Grows with each change; sent along, a stale change is refused.' },
  },
})

export type Surroundings = { root: string; shopUrl: string; homeSlug: string; widgets: Widgets; kit?: Kit }

export function contentUrl({ type, slug }: { type: ContentKind; slug: string }, { shopUrl, homeSlug }: Surroundings) {
  if (type === 'post') return `${shopUrl}/blog/${slug}/`
  return slug === homeSlug ? `${shopUrl}/` : `${shopUrl}/${slug}/`
}

/** A page or a post on the wire. What only editors are told is left out by its context. */
export function contentItem(item: KeptContent, around: Surroundings, isEditing: boolean) {
  const { id, type, slug, status, title, excerpt, document } = item
  const text = fullText(document)
  const link = contentUrl(item, around)
  const { root, shopUrl } = around
  const seo = seoOfSettings(item.settings)
  return {
    id,
    ...bothDates('date', item.publishedAt ?? item.createdAt),
    guid: { raw: `${shopUrl}/?p=${id}`, rendered: `${shopUrl}/?p=${id}` },
    ...bothDates('modified', item.modifiedAt),
    slug,
    status,
    type,
    link,
    title: { raw: title, rendered: escaped(title) },
    content: { raw: text, rendered: text, protected: false },
    excerpt: { raw: excerpt, rendered: paragraphs(excerpt), protected: false },
    author: item.authorId,
    featured_media: item.pictureId,
    comment_status: item.commentsOpen && type === 'post' ? 'open' : 'closed',
    ping_status: 'closed',
    template: '',
    meta: isEditing
      ? {
          _elementor_edit_mode: 'builder',
          _elementor_data: JSON.stringify(document),
          _elementor_page_settings: { custom_css: pageCssOf(item.settings) },
        }
      : {},
    class_list: [`post-${id}`, type, `type-${type}`, `status-${status}`, 'hentry'],
    ...(type === 'post'
      ? { sticky: false, format: 'standard', categories: item.categories, tags: item.tags }
      : { parent: item.parentId, menu_order: item.menuOrder }),
    seo_title: seo.title,
    seo_description: seo.description,
    permalink_template: type === 'post' ? `${shopUrl}/blog/%postname%/` : `${shopUrl}/%pagename%/`,
    generated_slug: slug,
    password: '',
    ...(isEditing && {
      document,
      document_problems: documentProblems(document, around.widgets, around.kit),
      version: item.version,
    }),
    _links: contentLinks(item, root, isEditing),
  }
}

/** A page or a post as it is told to those who edit it. */
export type WritingRecord = Required<ReturnType<typeof contentItem>> & { _embedded?: { author?: { name?: string }[] } }

function contentLinks({ id, type, authorId, pictureId, parentId, revisions }: KeptContent, root: string, isEditing: boolean) {
  const base = `${root}/wp/v2`
  const list = LISTS[type]
  return withCuries({
    ...itemLinks(root, list, id, isEditing ? ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] : ['GET']),
    about: [{ href: `${base}/types/${type}` }],
    ...(authorId > 0 && { author: [embeddable(`${base}/users/${authorId}`)] }),
    ...(type === 'post' && { replies: [embeddable(`${base}/comments?post=${id}`)] }),
    'version-history': [{ count: revisions, href: `${base}/${list}/${id}/revisions` }],
    ...(parentId > 0 && { up: [embeddable(`${base}/${list}/${parentId}`)] }),
    ...(pictureId > 0 && { 'wp:featuredmedia': [embeddable(`${base}/media/${pictureId}`)] }),
    'wp:attachment': [{ href: `${base}/media?parent=${id}` }],
    ...(type === 'post' && {
      'wp:term': [
        embeddable(`${base}/categories?post=${id}`, { taxonomy: 'category' }),
        embeddable(`${base}/tags?post=${id}`, { taxonomy: 'post_tag' }),
      ],
    }),
  })
}
