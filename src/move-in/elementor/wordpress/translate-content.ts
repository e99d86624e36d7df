import type { PageElement } from '#builder/document.ts'
import { cleanHtml, plainText } from '#kit/safe-html.ts'
import { type Context, elementOf, type Noting, type ShopIds, type TranslateOptions } from '../context.ts'
import { embeddedIn } from '../embedded-html.ts'
import type { Piece } from '../kinds/piece.ts'
import { emptyReport, type TranslationReport } from '../report.ts'
import { ownShortcode } from '../shop-references.ts'
import { formShortcode } from '../shortcodes.ts'
import { builderPieces } from './builder-pieces.ts'
import { classicHtml, withCaptions, withParagraphs } from './classic.ts'
import { hasBlocks, parseBlocks } from './parse-blocks.ts'
import { isOfBuilder } from './parse-shortcodes.ts'
import { translateAll } from './translate-blocks.ts'

export type ContentOptions = TranslateOptions
/** A text without anything but words is kept as one; whatever shows more is a document. */
export type TranslatedContent =
  | { html: string; document?: undefined; report: TranslationReport }
  | { document: PageElement[]; html?: undefined; report: TranslationReport }

/** Shortcodes that stand for something of their own; others are part of a sentence and stay as they are written. */
const SHORTCODE = /\[([a-z][\w-]{0,60})((?:\s[^\]]{0,2000})?)\](?:\[\/\1\])?/g

/** The text of a page or post that no builder made: WordPress's blocks, or an old text with shortcodes. */
export function translateContent(raw: string, options: ContentOptions): TranslatedContent {
  const report = emptyReport()
  const context: Context = { options, report, newId: options.newId ?? (() => undefined) }
  if (isOfBuilder(raw)) {
    const { note } = notingOf(context)
    const textPieces = (text: string) => classicPieces(text, context) ?? words(text)
    note('A página era de um construtor de códigos ([…]): vieram linhas, colunas, textos, imagens e botões; confira o desenho.')
    return { document: documentOf(builderPieces(raw, { words: textPieces, note }), context), report }
  }
  if (!hasBlocks(raw)) {
    const pieces = classicPieces(raw, context)
    return pieces ? { document: documentOf(pieces, context), report } : { html: classicHtml(raw), report }
  }
  let count = 0
  const tell = (name: string, into: string[] | 'box') =>
    report.entries.push({
      id: `b${++count}`,
      name,
      kind: 'widget',
      outcome: into === 'box' ? 'box' : 'changed',
      into: into === 'box' ? [] : into,
      notes: [],
    })
  const pieces = translateAll(parseBlocks(raw), { ...idsOf(options), newId: context.newId, tell })
  return {
    document: documentOf(
      pieces.flatMap((piece) => withShortcodes(piece, context)),
      context,
    ),
    report,
  }
}

const idsOf = (options: ContentOptions): ShopIds => ({
  categorySlug: options.categorySlug ?? (() => undefined),
  productId: options.productId ?? ((id) => id),
})

/** Everything in the middle of the page, one below the other; a block that is as wide as the page stays so. */
function documentOf(pieces: readonly Piece[], context: Context): PageElement[] {
  const elements = pieces.map((piece, index) => elementOf(piece, `c${index + 1}`, context, notingOf(context)))
  return [
    { id: 'content', elType: 'container', widgetType: 'container', settings: { content_width: 'boxed', gap: 'sm' }, elements },
  ]
}

/** The parts of an old text, if it shows more than words. */
function classicPieces(raw: string, context: Context): Piece[] | undefined {
  const { options, report } = context
  const pieces: Piece[] = []
  let at = 0
  for (const found of raw.matchAll(SHORTCODE)) {
    const [whole, name = '', attributes = ''] = found
    const { note } = notingOf(context)
    const piece = shortcodePiece({ name, attributes, whole }, context) ?? formShortcode(whole, note)
    if (!piece) {
      if (isOfPlugin(name, attributes)) note(`O shortcode ${whole.slice(0, 80)} não existe nesta loja e aparece como texto.`)
      continue
    }
    pieces.push(...words(raw.slice(at, found.index)), piece)
    report.entries.push({
      id: `s${pieces.length}`,
      name: `[${name}]`,
      kind: 'widget',
      outcome: options.widgets.get(piece.widget) ? 'changed' : 'box',
      into: [piece.widget],
      notes: [],
    })
    at = found.index + whole.length
  }
  const embedded = pieces.length === 0 ? embeddedIn(raw) : undefined
  if (embedded) return embedded
  return pieces.length === 0 ? undefined : [...pieces, ...words(raw.slice(at))]
}

/** «[sic]» is a word in brackets; plug-ins name their things longer, or say what is meant. Captions are pictures. */
const isOfPlugin = (name: string, attributes: string) =>
  !/^(wp_)?caption$/.test(name) && (/[-_]/.test(name) || attributes.includes('='))

const words = (raw: string): Piece[] => {
  const html = cleanHtml(withParagraphs(withCaptions(raw)))
  return plainText(html) === '' && !html.includes('<img') ? [] : [{ widget: 'text-editor', settings: { editor: html } }]
}

type Written = { name: string; attributes: string; whole: string }
function shortcodePiece({ name, attributes, whole }: Written, context: Context): Piece | undefined {
  if (name === 'gallery') {
    const ids =
      /ids\s*=\s*["']?([\d,\s]+)/
        .exec(attributes)?.[1]
        ?.split(',')
        .map(Number)
        .filter((id) => id > 0) ?? []
    const columns = Number(/columns\s*=\s*["']?(\d)/.exec(attributes)?.[1])
    return {
      widget: 'gallery',
      settings: { gallery: ids.map((id) => ({ image: { id, url: '', alt: '' } })), ...(columns > 0 && { columns }) },
    }
  }
  if (name === 'video' || name === 'embed') {
    const url = /https?:\/\/[^\s"'\]]+/.exec(attributes)?.[0]
    return url === undefined
      ? undefined
      : {
          widget: 'video',
          settings: /youtu/.test(url)
            ? { video_type: 'youtube', youtube_url: url }
            : { video_type: 'hosted', hosted_url: { url } },
        }
  }
  return ownShortcode(whole.replace(/\[\/[\w-]+\]$/, ''), context, notingOf(context))
}

const notingOf = ({ report }: Context): Noting => ({ note: (text) => void report.left.push(text) })

/** A shortcode of the shop becomes its widget at once. */
function withShortcodes(piece: Piece, context: Context): Piece[] {
  const noting = notingOf(context)
  if (piece.elements) return [{ ...piece, elements: piece.elements.flatMap((inner) => withShortcodes(inner, context)) }]
  // Blocks of form plug-ins hold nothing but their shortcode.
  if (piece.widget === 'html') return [formShortcode(plainText(String(piece.settings.html ?? '')), noting.note) ?? piece]
  if (piece.widget !== 'shortcode') return [piece]
  const text = String(piece.settings.shortcode)
  return [ownShortcode(text, context, noting) ?? formShortcode(text, noting.note) ?? piece]
}
