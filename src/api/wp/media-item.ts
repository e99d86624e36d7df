import type { KeptMedia } from '#content/media/read-media.ts'
import { MEDIA_URL } from '#content/media/service.ts'
import type { StoredOriginal } from '#content/media/tables.ts'
import type { ItemProperty, ItemSchema } from '#http/rest/contract.ts'
import { bothDates } from '../dates.ts'
import { embeddable, itemLinks, withCuries } from './links.ts'
import { escaped } from './markup.ts'

const ALL = ['view', 'edit', 'embed'] as const
const READ = ['view', 'edit'] as const
const EDIT = ['edit'] as const
const rendered = (contexts: readonly ('view' | 'edit' | 'embed')[]): ItemProperty => ({
  type: 'object',
  context: contexts,
  properties: { raw: { type: 'string', context: EDIT }, rendered: { type: 'string', context: contexts } },
})

export const MEDIA_SCHEMA: ItemSchema = {
  title: 'attachment',
  type: 'object',
  properties: {
    id: { type: 'integer', context: ALL, readonly: true },
    date: { type: 'string', format: 'date-time', context: ALL, readonly: true },
    date_gmt: { type: 'string', format: 'date-time', context: READ, readonly: true },
    guid: rendered(READ),
    modified: { type: 'string', format: 'date-time', context: READ, readonly: true },
    modified_gmt: { type: 'string', format: 'date-time', context: READ, readonly: true },
    slug: { type: 'string', context: ALL, readonly: true },
    status: { type: 'string', context: READ, readonly: true },
    type: { type: 'string', context: ALL, readonly: true },
    link: { type: 'string', format: 'uri', context: ALL, readonly: true },
    title: rendered(ALL),
    author: { type: 'integer', context: ALL, readonly: true },
    featured_media: { type: 'integer', context: ALL, readonly: true },
    comment_status: { type: 'string', context: READ, readonly: true },
    ping_status: { type: 'string', context: READ, readonly: true },
    template: { type: 'string', context: READ, readonly: true },
    meta: { type: 'object', context: READ },
    class_list: { type: 'array', context: READ, readonly: true },
    description: rendered(READ),
    caption: rendered(ALL),
    alt_text: { type: 'string', context: ALL },
    media_type: { type: 'string', enum: ['image', 'file'], context: ALL, readonly: true },
    mime_type: { type: 'string', context: ALL, readonly: true },
    media_details: { type: 'object', context: ALL, readonly: true },
    focal_point: {
      type: 'object',
      context: READ,
      properties: { x: { type: 'integer', context: READ }, y: { type: 'integer', context: READ } },
    },
    crop: { type: ['object', 'null'], context: EDIT, readonly: true },
    original: { type: ['object', 'null'], context: EDIT, readonly: true },
    post: { type: ['integer', 'null'], context: READ },
    source_url: { type: 'string', format: 'uri', context: ALL, readonly: true },
    missing_image_sizes: { type: 'array', items: { type: 'string' }, context: EDIT, readonly: true },
  },
}

/** A file of the media library on the wire. Sizes carry the names that the ecosystem gives to such widths. */
export function mediaItem(media: KeptMedia, { root, shopUrl }: { root: string; shopUrl: string }, isEditing: boolean) {
  const { id, title, caption, description, mime, authorId, contentId } = media
  const isPicture = mime.startsWith('image/')
  const url = `${shopUrl}${MEDIA_URL}${media.file}`
  return {
    id,
    ...bothDates('date', media.createdAt),
    guid: { raw: url, rendered: url },
    ...bothDates('modified', media.modifiedAt),
    slug: media.slug,
    status: 'inherit',
    type: 'attachment',
    link: url,
    title: { raw: title, rendered: escaped(title) },
    author: authorId,
    featured_media: 0,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: {},
    class_list: [`post-${id}`, 'attachment', 'type-attachment', 'status-inherit', 'hentry'],
    description: { raw: description, rendered: description },
    caption: { raw: caption, rendered: caption },
    alt_text: media.alt,
    media_type: isPicture ? 'image' : 'file',
    mime_type: mime,
    media_details: detailsOf(media, shopUrl),
    focal_point: { x: media.focalX, y: media.focalY },
    crop: media.crop,
    original: media.original && originalItem(media.original, shopUrl),
    post: contentId === 0 ? null : contentId,
    source_url: url,
    missing_image_sizes: isPicture && media.sizes.length === 0 ? ['medium', 'large'] : [],
    _links: withCuries({
      ...itemLinks(root, 'media', id, isEditing ? ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] : ['GET']),
      about: [{ href: `${root}/wp/v2/types/attachment` }],
      ...(authorId > 0 && { author: [embeddable(`${root}/wp/v2/users/${authorId}`)] }),
    }),
  }
}

const originalItem = ({ width, height, file, sizes }: StoredOriginal, shopUrl: string) => ({
  width,
  height,
  source_url: `${shopUrl}${MEDIA_URL}${sizes.at(-1)?.webp ?? file}`,
})

export type MediaRecord = ReturnType<typeof mediaItem>

type Size = { file: string; width: number; height: number; filesize: number; mime_type: string; source_url: string }
type Details = Partial<Pick<Size, 'width' | 'height' | 'file'>> & {
  filesize: number
  sizes: Partial<Record<string, Size>>
  image_meta?: object
}

function detailsOf({ width, height, bytes, file, mime, sizes }: KeptMedia, shopUrl: string): Details {
  if (!mime.startsWith('image/')) return { filesize: bytes, sizes: {} }
  const full: Size = { file, width, height, filesize: bytes, mime_type: mime, source_url: `${shopUrl}${MEDIA_URL}${file}` }
  const named = sizes.map((size): [string, Size] => [
    sizeName(size.width),
    {
      file: size.webp,
      width: size.width,
      height: size.height,
      filesize: size.bytes ?? 0,
      mime_type: 'image/webp',
      source_url: `${shopUrl}${MEDIA_URL}${size.webp}`,
    },
  ])
  // Lists of pictures everywhere in the ecosystem ask for this one: it is the smallest that there is.
  const thumbnail = named[0]?.[1] ?? full
  return {
    width,
    height,
    file,
    filesize: bytes,
    sizes: { thumbnail, ...Object.fromEntries(named), full },
    image_meta: {},
  }
}

const sizeName = (width: number) =>
  width <= 480 ? 'medium' : width <= 800 ? 'medium_large' : width <= 1_400 ? 'large' : '2048x2048'
