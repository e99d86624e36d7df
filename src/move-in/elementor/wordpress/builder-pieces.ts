import { plainText } from '#kit/safe-html.ts'
import type { Piece } from '../kinds/piece.ts'
import type { Settings } from '../settings.ts'
import { parseShortcodes, type Shortcode } from './parse-shortcodes.ts'

type Help = {
  /** The widgets of a text between the builder's shortcodes. */
  words: (text: string) => Piece[]
  note: (text: string) => void
}
type Reader = (shortcode: Shortcode, help: Help) => Piece[]

/** A page that WPBakery, Divi, Avada, Enfold or Flatsome made: its rows, columns, texts, pictures and buttons as widgets. */
export function builderPieces(raw: string, help: Help): Piece[] {
  return parseShortcodes(raw).flatMap((part) => piecesOf(part, help))
}

/** The same as markup, for texts that can't hold widgets: descriptions of products. */
export function builderText(raw: string): string {
  const parts = builderPieces(raw, { words: (text) => [{ widget: 'text-editor', settings: { editor: text } }], note: () => {} })
  return parts
    .map(htmlOf)
    .filter((part) => part !== '')
    .join('\n')
}

const piecesOf = (part: Shortcode | string, help: Help): Piece[] =>
  typeof part === 'string' ? help.words(part) : readerOf(part.name)(part, help)

const inside: Reader = ({ children }, help) => children.flatMap((child) => piecesOf(child, help))
const piece = (widget: string, settings: Settings): Piece[] => [{ widget, settings }]

const READERS: readonly [name: RegExp, reader: Reader][] = [
  [/^(vc|et_pb|fusion_builder)_row(_inner)?$|^row(_inner.*)?$/, row],
  [/custom_heading$|^(fusion_)?title$|^av_heading$|^ultimate_heading$|^et_pb_(fullwidth_)?header$/, heading],
  [/single_image$|^(ux|et_pb|av)_(fullwidth_)?image$|imageframe$/, image],
  [/gallery$|images_carousel$|^ux_slider_gallery$/, gallery],
  [/^(vc_btn|vc_button2?|et_pb_button|fusion_button|av_button|ux_button|button|nectar_btn)$/, button],
  [/^ux_products(_list)?$/, products],
  [/^ux_product_categories(_grid)?$/, () => piece('wc-categories', {})],
  [/_video$/, video],
  [/separator$|divider$|^divider$|^av_hr$/, () => piece('divider', {})],
  [/^(vc_empty_space|gap|scroll_to)$/, () => []],
  [/^vc_raw_html$|^(fusion|et_pb)_code$/, code],
  [
    /^(vc_raw_js)$/,
    (_shortcode, { note }) => (note('Um script da página não vem: instale-o em «Scripts de fora», se ainda precisar dele.'), []),
  ],
]
const readerOf = (name: string): Reader => READERS.find(([names]) => names.test(name))?.[1] ?? whatItSays

/** Columns side by side; a single one is as wide as the page. */
function row(shortcode: Shortcode, help: Help): Piece[] {
  const { children } = shortcode
  if (!children.some((child) => typeof child !== 'string' && widthOf(child) < 100)) return inside(shortcode, help)
  const elements = children.flatMap((child) => (typeof child === 'string' ? help.words(child) : column(child, help)))
  const settings = { content_width: 'full', flex_direction: 'row', gap: 'md', flex_wrap: 'wrap' }
  return [{ widget: 'container', settings, elements }]
}

function column(shortcode: Shortcode, help: Help): Piece[] {
  const settings = {
    content_width: 'full',
    gap: 'sm',
    width: { unit: '%', size: widthOf(shortcode) },
    width_mobile: { unit: '%', size: 100 },
  }
  return [{ widget: 'container', settings, elements: inside(shortcode, help) }]
}

/** «1/2», «1_2», Flatsome's twelfths, or Enfold's words. */
function widthOf({ name, attributes }: Shortcode): number {
  const [, part, whole] = /^(\d{1,2})[/_](\d{1,2})$/.exec(attributes['width'] ?? attributes['type'] ?? '') ?? []
  if (part) return percent(Number(part), Number(whole))
  const [, , word, of] = /^av_((one|two|three|four)_)(full|half|third|fourth|fifth)/.exec(name) ?? []
  if (word) return percent(NUMBERS.indexOf(word) + 1, PARTS.indexOf(of!) + 1)
  return attributes['span'] ? percent(Number(attributes['span']), 12) : 100
}
const NUMBERS = ['one', 'two', 'three', 'four']
const PARTS = ['full', 'half', 'third', 'fourth', 'fifth']
const percent = (part: number, whole: number) => (part > 0 && whole >= part ? Math.round((part / whole) * 10_000) / 100 : 100)

function heading(shortcode: Shortcode, help: Help): Piece[] {
  const { attributes, children } = shortcode
  const title = attributes['text'] || attributes['heading'] || attributes['main_heading'] || attributes['title'] || ''
  const own = title === '' ? plainText(children.filter((one) => typeof one === 'string').join(' ')) : plainText(title)
  const [, level] = /tag:(h[1-6])/.exec(attributes['font_container'] ?? '') ?? []
  const size = level ?? /^h[1-6]$/.exec(attributes['tag_name'] ?? attributes['tag'] ?? '')?.[0]
  const rest = title === '' ? [] : inside(shortcode, help)
  return own === '' ? rest : [...piece('heading', { title: own, ...(size && { header_size: size }) }), ...rest]
}

function image({ attributes, children }: Shortcode): Piece[] {
  const said = ['image', 'id', 'image_id', 'attachment', 'src', 'url'].map((name) => attributes[name] ?? '')
  const id = Number(/^\d+/.exec(said.find((one) => /^\d+(\||$)/.test(one)) ?? '')?.[0] ?? 0)
  const url = [...said, ...children.filter((one) => typeof one === 'string')].join(' ').match(/https?:\/\/[^\s"'<>]+/)?.[0] ?? ''
  const link = linkOf(attributes)
  const alt = attributes['alt'] ?? ''
  return id === 0 && url === ''
    ? []
    : piece('image', { image: { id, url, alt }, radius: 'none', ...(link !== '' && { link: { url: link } }) })
}

function gallery({ attributes }: Shortcode): Piece[] {
  const ids = (attributes['images'] ?? attributes['ids'] ?? attributes['gallery_ids'] ?? attributes['image_ids'] ?? '')
    .split(',')
    .map(Number)
  const rows = ids.filter((id) => id > 0).map((id) => ({ image: { id, url: '', alt: '' } }))
  return rows.length === 0 ? [] : piece('gallery', { gallery: rows, link_to: 'none' })
}

function button({ attributes, children }: Shortcode): Piece[] {
  const words = attributes['title'] || attributes['text'] || attributes['button_text'] || ''
  const text = plainText(words || children.filter((one) => typeof one === 'string').join(' '))
  return text === '' ? [] : piece('button', { text, link: { url: linkOf(attributes) } })
}

/** WPBakery keeps a link as «url:https%3A%2F%2F…|title:…». */
function linkOf(attributes: Record<string, string>): string {
  const said = attributes['link'] || attributes['button_url'] || attributes['url'] || attributes['href'] || ''
  const [, encoded] = /(?:^|\|)url:([^|]*)/.exec(said) ?? []
  if (encoded === undefined) return /^(https?:|\/|#|mailto:|tel:)/.test(said) ? said : ''
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

function products({ attributes }: Shortcode): Piece[] {
  const { ids = '', products: limit = '', number = '', columns = '', show = '', orderby = '' } = attributes
  const query =
    ids !== ''
      ? { query: 'ids', ids }
      : show === 'featured'
        ? { query: 'featured' }
        : show === 'onsale'
          ? { query: 'on_sale' }
          : {}
  const counts = { limit: Number(limit || number), columns: Number(columns) }
  return piece('products', {
    ...query,
    ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    ...(orderby === 'sales' && { orderby: 'popularity' }),
  })
}

function video({ attributes }: Shortcode): Piece[] {
  const url = attributes['link'] || attributes['src'] || attributes['url'] || ''
  if (/youtu/.test(url)) return piece('video', { video_type: 'youtube', youtube_url: url })
  if (/vimeo/.test(url)) return piece('video', { video_type: 'vimeo', vimeo_url: url })
  return /^https?:/.test(url) ? piece('video', { video_type: 'hosted', hosted_url: { url } }) : []
}

/** WPBakery writes markup in letters that nothing can break. */
function code({ children }: Shortcode): Piece[] {
  const written = children
    .filter((one) => typeof one === 'string')
    .join('')
    .trim()
  const bare = /^[A-Za-z0-9+/=\s]+$/.test(written) ? Buffer.from(written, 'base64').toString('utf8') : written
  try {
    const html = /%[0-9a-f]{2}/i.test(bare) ? decodeURIComponent(bare) : bare
    return html.trim() === '' ? [] : piece('html', { html })
  } catch {
    return piece('html', { html: bare })
  }
}

const SAID = ['title', 'heading', 'name', 'text', 'subtitle', 'subhead', 'content', 'description', 'author', 'position']
/** Of anything else the words and pictures, in their order. */
const whatItSays: Reader = (shortcode, help) => {
  const { name, attributes } = shortcode
  const [title, ...others] = SAID.flatMap((key) => plainText(attributes[key] ?? '') || [])
  const pictures = /^\d+$|^https?:/.test(attributes['image'] ?? attributes['img'] ?? '')
    ? image({ ...shortcode, children: [] })
    : []
  const words = inside(shortcode, help)
  const more = others.length > 0 ? help.words(others.join('\n\n')) : []
  const parts = [
    ...pictures,
    ...(title ? piece('heading', { title, header_size: 'h3' }) : []),
    ...more,
    ...words,
    ...button({ ...shortcode, attributes: { ...attributes, title: '', text: attributes['button_text'] ?? '' }, children: [] }),
  ]
  if (parts.length === 0) help.note(`O bloco «${name}» do construtor de páginas não existe nesta loja e ficou de fora.`)
  return parts
}

function htmlOf({ widget, settings, elements = [] }: Piece): string {
  const text = (name: string) => String(settings[name] ?? '')
  if (widget === 'heading') return `<h3>${escaped(text('title'))}</h3>`
  if (widget === 'text-editor') return text('editor').trim()
  if (widget === 'html') return text('html')
  const { url: address = '' } = (settings['link'] ?? {}) as { url?: string }
  if (widget === 'button') return `<p><a href="${escaped(address)}">${escaped(text('text'))}</a></p>`
  const { url = '' } = (settings['image'] ?? {}) as { url?: string }
  if (widget === 'image') return url === '' ? '' : `<img src="${escaped(url)}" alt="">`
  return elements
    .map(htmlOf)
    .filter((part) => part !== '')
    .join('\n')
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
