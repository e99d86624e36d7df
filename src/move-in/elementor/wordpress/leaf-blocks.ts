import { embeddedIn } from '../embedded-html.ts'
import type { Piece } from '../kinds/piece.ts'
import { attributeOf, hasWords, picturesIn, wordsOf } from './markup.ts'
import type { Block } from './parse-blocks.ts'

/** A block that says all by itself. */
type Leaf = (block: Block) => Piece[]

export const one = (widget: string, settings: Record<string, unknown> = {}): Piece[] => [{ widget, settings }]
export const prose: Leaf = ({ html, blocks }) => {
  const inner = blocks.map(wholeHtml).join('')
  const written = inner === '' ? html : html.replace(/(<\/(?:ul|ol|blockquote|li|div)>\s*)?$/, (end) => inner + end)
  return hasWords(written) ? one('text-editor', { editor: written.trim(), ...alignOf(html) }) : []
}
export const wholeHtml = ({ html, blocks }: Block): string =>
  blocks.length === 0 ? html : html.replace(/(<\/\w+>\s*)?$/, (end) => blocks.map(wholeHtml).join('') + end)

export const alignOf = (html: string) => {
  const side = /has-text-align-(left|center|right)/.exec(html)?.[1]
  return side === undefined ? {} : { align: side === 'left' ? 'start' : side === 'right' ? 'end' : 'center' }
}

export const image: Leaf = ({ html, attributes }) => {
  const [picture] = picturesIn(html)
  if (!picture) return []
  const href = attributeOf(html, 'a', 'href')
  const caption = wordsOf(html, 'figcaption')
  const side = String(attributes.align ?? '')
  return one('image', {
    image: { ...picture, id: picture.id || Number(attributes.id) || 0 },
    radius: 'none',
    ...(caption && { caption }),
    ...(href && (attributes.linkDestination === 'media' ? { open_lightbox: 'yes' } : { link: { url: href } })),
    ...(side === 'left' || side === 'right' || side === 'center'
      ? { align: side === 'left' ? 'start' : side === 'right' ? 'end' : 'center' }
      : {}),
  })
}

export const gallery: Leaf = ({ html, blocks, attributes }) => {
  const pictures = [...blocks.flatMap(image), ...picturesIn(html).map((picture) => ({ settings: { image: picture } }))]
  const rows = pictures.map(({ settings }) => ({
    image: settings.image,
    ...('caption' in settings && { caption: settings.caption }),
  }))
  const columns = Number(attributes.columns)
  return rows.length > 0 ? one('gallery', { gallery: rows, ...(columns > 0 && { columns }), link_to: 'none' }) : []
}

export const button: Leaf = ({ html, attributes }) => {
  const text = wordsOf(html, 'a') || wordsOf(html, 'button') || String(attributes.text ?? '')
  const url = attributeOf(html, 'a', 'href') ?? ''
  const isOutline = String(attributes.className ?? '').includes('is-style-outline')
  return one('button', { text, link: { url }, ...(isOutline && { look: 'outline' }) })
}

export const embed: Leaf = ({ html, attributes }) => {
  const url = String(attributes.url ?? /https?:\/\/[^\s<"]+/.exec(html)?.[0] ?? '')
  if (/youtu/.test(url)) return one('video', { video_type: 'youtube', youtube_url: url })
  if (/vimeo/.test(url)) return one('video', { video_type: 'vimeo', vimeo_url: url })
  if (/facebook/.test(url)) return one('facebook-embed', { type: 'post', post_url: url })
  return url ? one('button', { text: 'Ver', link: { url, is_external: 'on' }, look: 'outline' }) : []
}

export const video: Leaf = ({ html }) => {
  const url = attributeOf(html, 'video', 'src')
  return url ? one('video', { video_type: 'hosted', hosted_url: { url } }) : []
}

export const customHtml: Leaf = ({ html: written }) =>
  embeddedIn(written) ?? (written.trim() === '' ? [] : one('html', { html: written }))
