import { isRecord } from '#kit/is-record.ts'
import type { ShopIds } from '../context.ts'
import { networkOf } from '../icons.ts'
import type { Piece } from '../kinds/piece.ts'
import { alignOf, button, customHtml, embed, gallery, image, one, prose, video, wholeHtml } from './leaf-blocks.ts'
import { attributeOf, hasWords, picturesIn, styleOf, wordsOf } from './markup.ts'
import type { Block } from './parse-blocks.ts'
import { shopBlock } from './shop-blocks.ts'

export type BlockOptions = ShopIds & {
  newId: (kind: 'popup' | 'template', oldId: number) => number | undefined
  /** Told of every block: what became of it. */
  tell: (name: string, into: string[] | 'box') => void
}
type Reader = (block: Block, options: BlockOptions) => Piece[]

/** Colours by their written value; names of the other theme's palette mean nothing here. */
const groundOf = ({ html, attributes }: Block) => {
  const style = isRecord(attributes.style) && isRecord(attributes.style.color) ? attributes.style.color.background : undefined
  const colour = typeof style === 'string' ? style : styleOf(html, 'background-color')
  return colour && /^#|^rgb/.test(colour) ? { background_color: colour } : {}
}
const inside = (block: Block, options: BlockOptions): Piece[] => translateAll(block.blocks, options)
const box = (block: Block, options: BlockOptions, settings: Record<string, unknown> = {}): Piece[] => [
  {
    widget: 'container',
    settings: { content_width: 'full', gap: 'sm', ...groundOf(block), ...settings },
    elements: inside(block, options),
  },
]

const columns: Reader = (block, options) => {
  const even = Math.round(100 / Math.max(1, block.blocks.length))
  const elements = block.blocks.map((column) => {
    const width = Number.parseFloat(String(column.attributes.width ?? '')) || even
    const [made] = box(column, options)
    return {
      ...made!,
      settings: { ...made!.settings, width: { unit: '%', size: width }, width_mobile: { unit: '%', size: 100 } },
    }
  })
  return [
    {
      widget: 'container',
      settings: { content_width: 'full', flex_direction: 'row', flex_wrap_mobile: 'wrap', gap: 'md', ...groundOf(block) },
      elements,
    },
  ]
}

const group: Reader = (block, options) => {
  const layout = isRecord(block.attributes.layout) ? block.attributes.layout : {}
  const isRow = layout.type === 'flex' && layout.orientation !== 'vertical'
  return box(
    block,
    options,
    isRow
      ? { flex_direction: 'row', flex_wrap: 'wrap' }
      : { ...(block.attributes.align === 'full' && { content_width: 'boxed' }) },
  )
}

const cover: Reader = (block, options) => {
  const [picture] = picturesIn(block.html)
  const url = typeof block.attributes.url === 'string' ? block.attributes.url : picture?.url
  const height = Number(block.attributes.minHeight)
  return box(block, options, {
    justify: 'center',
    min_height: Number.isFinite(height) && height > 0 ? Math.min(height, 1_200) : 430,
    ...(url && {
      background_image: { id: Number(block.attributes.id) || picture?.id || 0, url, alt: '' },
      background_overlay: Number(block.attributes.dimRatio ?? 50) > 0 ? 'dark' : 'none',
    }),
    ...(url && { text_color: 'paper' }),
  })
}

const mediaText: Reader = (block, options) => {
  const [picture] = picturesIn(block.html)
  const half = { width: { unit: '%', size: 50 }, width_mobile: { unit: '%', size: 100 } }
  const media: Piece[] = picture ? one('image', { image: picture, radius: 'none' }) : []
  const sides: Piece[] = [
    { widget: 'container', settings: { content_width: 'full', ...half }, elements: media },
    { widget: 'container', settings: { content_width: 'full', justify: 'center', ...half }, elements: inside(block, options) },
  ]
  const isRight = block.attributes.mediaPosition === 'right'
  return [
    {
      widget: 'container',
      settings: { content_width: 'full', flex_direction: 'row', flex_wrap_mobile: 'wrap', gap: 'md' },
      elements: isRight ? sides.toReversed() : sides,
    },
  ]
}

const BLOCKS: Record<string, Reader> = {
  paragraph: prose,
  list: prose,
  'list-item': prose,
  table: prose,
  preformatted: prose,
  verse: prose,
  code: prose,
  freeform: prose,
  footnotes: prose,
  heading: ({ html: written, attributes }) => {
    const title = wordsOf(written, 'h[1-6]')
    return title ? one('heading', { title, header_size: `h${Number(attributes.level) || 2}`, ...alignOf(written) }) : []
  },
  quote: (block) => {
    const said = [block.html, ...block.blocks.map(wholeHtml)].join('\n').replaceAll(/<cite>(?:(?!<cite>)[\s\S])*?<\/cite>/g, '')
    return one('blockquote', { blockquote_content: said, author_name: wordsOf(block.html, 'cite'), tweet_button: '' })
  },
  pullquote: ({ html: written }) =>
    one('blockquote', { blockquote_content: wordsOf(written, 'p'), author_name: wordsOf(written, 'cite'), tweet_button: '' }),
  image,
  gallery,
  columns,
  column: (block, options) => box(block, options),
  group,
  cover,
  'media-text': mediaText,
  buttons: (block, options) => box(block, options, { flex_direction: 'row', flex_wrap: 'wrap' }),
  button,
  separator: () => one('divider'),
  spacer: ({ html: written, attributes }) =>
    one('spacer', { space: Number.parseFloat(String(attributes.height ?? styleOf(written, 'height') ?? 100)) || 100 }),
  embed,
  'core-embed/youtube': embed,
  'core-embed/vimeo': embed,
  video,
  audio: ({ html: written }) => one('audio', { link: { url: attributeOf(written, 'audio', 'src') ?? '' } }),
  file: ({ html: written, attributes }) =>
    one('button', {
      text: wordsOf(written, 'a') || 'Baixar',
      link: { url: String(attributes.href ?? attributeOf(written, 'a', 'href') ?? '') },
      icon: 'download',
      look: 'outline',
    }),
  html: customHtml,
  shortcode: ({ html: written }) => (written.trim() === '' ? [] : one('shortcode', { shortcode: written.trim() })),
  details: (block) =>
    one('toggle', { tabs: [{ tab_title: wordsOf(block.html, 'summary'), tab_content: block.blocks.map(wholeHtml).join('') }] }),
  block: ({ attributes }, { newId }) => one('template', { template_id: newId('template', Number(attributes.ref)) ?? 0 }),
  'latest-posts': ({ attributes }) => one('posts', { posts_per_page: Number(attributes.postsToShow) || 5 }),
  query: ({ attributes }) =>
    one('posts', { posts_per_page: isRecord(attributes.query) ? Number(attributes.query.perPage) || 6 : 6 }),
  search: () => one('search-form'),
  navigation: () => one('nav-menu'),
  'site-logo': () => one('site-logo'),
  'site-title': () => one('site-logo', { show_mark: '' }),
  'post-title': () => one('theme-page-title'),
  'post-content': () => one('theme-post-content'),
  'post-excerpt': () => one('theme-post-excerpt'),
  'post-featured-image': () => one('theme-post-featured-image'),
  'social-links': ({ blocks }) =>
    one('social-icons', {
      social_icon_list: blocks.flatMap(({ attributes }) => {
        const network = networkOf(attributes.service)
        return network === undefined ? [] : [{ network, link: { url: String(attributes.url ?? '') } }]
      }),
    }),
  more: () => [],
  nextpage: () => [],
}

/** All blocks as our widgets; texts that follow each other stand in one. */
export function translateAll(blocks: readonly Block[], options: BlockOptions): Piece[] {
  return blocks.flatMap((block) => translateBlock(block, options)).reduce(joinProse, [] as Piece[])
}

function translateBlock(block: Block, options: BlockOptions): Piece[] {
  const own = block.name === '' ? prose : Object.hasOwn(BLOCKS, block.name) ? BLOCKS[block.name] : undefined
  const pieces = own?.(block, options) ?? shopBlock(block.name, block.attributes, options)
  if (pieces) {
    options.tell(block.name || 'texto', [...new Set(pieces.map(({ widget }) => widget))])
    return pieces
  }
  // A block of a plug-in: what can be read of it stays.
  const left = [...(hasWords(block.html) ? one('html', { html: block.html }) : []), ...inside(block, options)]
  options.tell(block.name, left.length > 0 ? [...new Set(left.map(({ widget }) => widget))] : 'box')
  return left
}

function joinProse(done: Piece[], next: Piece): Piece[] {
  const last = done.at(-1)
  const isPlain = ({ widget, settings }: Piece) => widget === 'text-editor' && Object.keys(settings).length === 1
  if (!last || !isPlain(last) || !isPlain(next)) return [...done, next]
  return [
    ...done.slice(0, -1),
    { widget: 'text-editor', settings: { editor: `${String(last.settings.editor)}\n${String(next.settings.editor)}` } },
  ]
}
