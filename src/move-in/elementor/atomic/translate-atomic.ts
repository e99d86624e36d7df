import { isRecord } from '#kit/is-record.ts'
import type { Piece } from '../kinds/piece.ts'
import { type OldKit, stylesWorn } from '../named-styles.ts'
import type { Settings } from '../settings.ts'
import { imageProp, linkProp, plainProp, textProp } from './props.ts'
import { atomicStyle, type StyleNames } from './styles.ts'

type Atomic = { widget: string; names: StyleNames; read: (props: Settings) => Settings }

const link = (props: Settings): Settings => {
  const found = linkProp(props.link)
  return found ? { link: found } : {}
}
const TEXT: StyleNames = { box: '_', color: 'text_color', typography: 'typography', align: 'align' }

const video = ({ source }: Settings): Settings => {
  const url = textProp(source)
  return /vimeo/.test(url) ? { video_type: 'vimeo', vimeo_url: url } : { video_type: 'youtube', youtube_url: url }
}

const WIDGETS: Record<string, Atomic> = {
  'e-heading': {
    widget: 'heading',
    names: { box: '_', color: 'title_color', typography: 'typography', align: 'align' },
    read: (props) => ({ title: textProp(props.title), header_size: textProp(props.tag) || 'h2', ...link(props) }),
  },
  'e-paragraph': { widget: 'text-editor', names: TEXT, read: ({ paragraph }) => ({ editor: paragraphOf(textProp(paragraph)) }) },
  'e-button': {
    widget: 'button',
    names: {
      box: '_',
      color: 'button_text_color',
      typography: 'typography',
      align: 'align',
      background: 'background',
      radius: 'border_radius',
      border: 'border',
      padding: 'text_padding',
    },
    read: (props) => ({ text: textProp(props.text) || 'Clique aqui', ...link(props) }),
  },
  'e-image': {
    widget: 'image',
    names: { box: '_', radius: 'image_border_radius' },
    read: (props) => ({ image: imageProp(props.image), radius: 'none', ...link(props) }),
  },
  'e-svg': {
    widget: 'image',
    names: { box: '_' },
    read: (props) => ({ image: imageProp(props.svg), radius: 'none', ...link(props) }),
  },
  'e-divider': { widget: 'divider', names: { box: '_' }, read: () => ({}) },
  'e-youtube': { widget: 'video', names: { box: '_' }, read: video },
  'e-video': {
    widget: 'video',
    names: { box: '_' },
    read: ({ source }) => ({
      video_type: 'hosted',
      hosted_url: { url: textProp(isRecord(plainProp(source)) ? (plainProp(source) as Settings).url : source) },
    }),
  },
  'e-self-hosted-video': {
    widget: 'video',
    names: { box: '_' },
    read: ({ source }) => ({ video_type: 'hosted', hosted_url: imageProp(source) ?? { url: '' } }),
  },
  'e-component': { widget: 'template', names: { box: '_' }, read: (props) => ({ template_id: componentId(props) }) },
}
const CONTAINER: StyleNames = { box: '' }

const paragraphOf = (text: string) => (/^\s*<(p|div|ul|ol|h\d)\b/i.test(text) ? text : `<p>${text}</p>`)

function componentId(props: Settings): number {
  const plain = plainProp(props.component_instance ?? props.component)
  const id = isRecord(plain) ? (plain.component_id ?? plain.id) : plain
  return Number(id) || 0
}

export type AtomicElement = { settings: unknown; styles: unknown }
type Found = { piece: Piece; left: string[] }

const variablesOf = (kit: OldKit | undefined) => ({
  colours: kit?.colours ?? {},
  sizes: kit?.sizes ?? {},
  fonts: Object.fromEntries(
    Object.entries(kit?.typography ?? {}).flatMap(([id, font]) =>
      typeof font.font_family === 'string' ? [[id, font.font_family]] : [],
    ),
  ),
})

/** A widget of the builder's fourth version as one of ours; undefined for a name that is none of these. */
export function translateAtomicWidget(name: string, { settings, styles }: AtomicElement, kit?: OldKit): Found | undefined {
  const atomic = Object.hasOwn(WIDGETS, name) ? WIDGETS[name]! : undefined
  if (!atomic) return undefined
  const look = atomicStyle(stylesWorn(settings, styles, kit), atomic.names, variablesOf(kit))
  return {
    piece: { widget: atomic.widget, settings: { ...look.settings, ...atomic.read(isRecord(settings) ? settings : {}) } },
    left: look.left,
  }
}

/** A block that holds others. One of lines is a row until it says otherwise; all are as wide as they can be, without distances. */
export function translateAtomicBlock(
  name: string,
  { settings, styles }: AtomicElement,
  kit?: OldKit,
): { settings: Settings; left: string[] } {
  const look = atomicStyle(stylesWorn(settings, styles, kit), CONTAINER, variablesOf(kit))
  const tag = isRecord(settings) ? textProp(settings.tag) : ''
  return {
    settings: {
      content_width: 'full',
      flex_direction: name === 'e-flexbox' ? 'row' : 'column',
      ...(name === 'e-flexbox' && { flex_wrap_mobile: 'wrap' }),
      gap: 'none',
      ...(tag && tag !== 'button' && tag !== 'a' && { html_tag: tag }),
      ...look.settings,
    },
    left: look.left,
  }
}
