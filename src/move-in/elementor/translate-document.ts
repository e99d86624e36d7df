import { groundVideo } from '#widgets/container/ground.ts'
import type { PageElement } from '#builder/document.ts'
import { layoutSettings, type Stored } from '#builder/elementor-layout.ts'
import { isRecord } from '#kit/is-record.ts'
import { textProp } from './atomic/props.ts'
import { translateAtomicBlock } from './atomic/translate-atomic.ts'
import { type Context, elementOf, prepareSettings, type TranslateOptions } from './context.ts'
import { isMetformPart, type MetformPart, metformSettings } from './metform.ts'
import { listOf, type RawElement, readRaw } from './raw-element.ts'
import { emptyReport, type ReportEntry, type TranslationReport } from './report.ts'
import { renamed, type Settings } from './settings.ts'
import { translateWidget } from './translate-widget.ts'

/** What the builder shows of a document; wrapped widgets add a level. */
const MAX_DEPTH = 18
const MAX_ELEMENTS = 2_000
const LAYOUT = new Set(['section', 'column', 'container'])

type Place = { depth: number; parent: Stored | undefined; width: number }
type Translation = { document: PageElement[]; report: TranslationReport }

/**
 * A document of Elementor, of any age and with widgets of any add-on, as one of ours. Nothing here throws, and nothing is dropped
 * without a word: the report has an entry for every element, and `left` says what could not be read.
 */
export function translateDocument(stored: unknown, options: TranslateOptions): Translation {
  const report = emptyReport()
  const list = listOf(stored)
  if (!list) return { document: [], report: { ...report, left: ['O documento não pôde ser lido.'] } }
  const context: Context = { options, report, newId: options.newId ?? (() => undefined) }
  const metform = metformParts(list)
  const isOurShape = !isMarked(list)
  const seen = new Set<string>()
  let count = 0
  let formIsPlaced = false

  const idOf = (own: string) => {
    const plain = options.newElementId?.() ?? (/^[a-z0-9]{1,12}$/.test(own) ? own : `e${count}`)
    const id = seen.has(plain) ? `${plain}x${count}` : plain
    seen.add(id)
    return id
  }
  const tell = (entry: ReportEntry) => report.entries.push(entry)
  const isRoom = (raw: RawElement, depth: number) => {
    if (depth > MAX_DEPTH) report.left.push(`«${raw.widgetType || raw.elType}» está dentro de mais de ${MAX_DEPTH} blocos.`)
    else if (++count > MAX_ELEMENTS) {
      if (count === MAX_ELEMENTS + 1) report.left.push(`Depois do elemento ${MAX_ELEMENTS} nada mais veio.`)
    } else return true
    return false
  }
  const translateList = (elements: readonly unknown[], place: Place): PageElement[] =>
    elements.flatMap((one) => {
      const element = readRaw(one)
      if (!element) {
        report.left.push('Um elemento de um plugin desativado já vinha vazio no arquivo.')
        return []
      }
      return isRoom(element, place.depth) ? translateOne(element, place) : []
    })

  const translateOne = (element: RawElement, place: Place): PageElement[] => {
    if (element.elType === 'widget') return translateLeaf(element, place)
    if (element.elType === 'e-tabs') return [translateTabs(element, place)]
    return [translateBlock(element, place)]
  }

  const translateLeaf = (raw: RawElement, place: Place): PageElement[] => {
    const id = idOf(raw.id)
    const notes: string[] = []
    const note = (text: string) => void (notes.includes(text) || notes.push(text))
    if (isMetformPart(raw.widgetType)) {
      tell({ id, name: raw.widgetType, kind: 'widget', outcome: 'changed', into: ['form'], notes })
      if (formIsPlaced) return []
      formIsPlaced = true
      return [elementOf({ widget: 'form', settings: metformSettings(metform) }, id, context, { note })]
    }
    const settings = layoutSettings(asStored(raw), { isForeign: true, parent: place.parent })
    const { element, outcome, into, original } = translateWidget({ ...raw, settings }, id, context, { note })
    tell({ id, name: raw.widgetType || 'widget sem nome', kind: 'widget', outcome, into, notes, ...(original && { original }) })
    if (raw.elements.length === 0) return [element]
    const inner = translateList(raw.elements, { ...place, depth: place.depth + 1, parent: undefined })
    if (options.widgets.get(element.widgetType)?.definition.nests || element.elType === 'container') {
      return [{ ...element, elements: [...element.elements, ...inner] }]
    }
    // Our widget holds no others: what stood inside follows it.
    return [element, ...inner]
  }

  const translateBlock = (raw: RawElement, { depth, parent, width }: Place): PageElement => {
    const id = idOf(raw.id)
    const notes: string[] = []
    const note = (text: string) => void notes.push(text)
    const isLayout = LAYOUT.has(raw.elType)
    const block = isLayout
      ? undefined
      : translateAtomicBlock(raw.elType, { settings: raw.settings, styles: raw.styles }, options.kit)
    if (block && block.left.length > 0) note(`Aparência que não veio: ${block.left.join(', ')}.`)
    const settings = block ? block.settings : blockSettings(raw, { parent, isOurShape }, context, note)
    const element = elementOf({ widget: 'container', settings }, id, context, { note })
    tell({
      id,
      name: raw.elType || 'elemento sem tipo',
      kind: 'layout',
      outcome: raw.elType === 'container' ? 'same' : 'changed',
      into: ['container'],
      notes,
    })
    const place = { depth: depth + 1, parent: asStored(raw), width: columnWidth(raw, width) }
    return { ...element, elements: translateList(raw.elements, place) }
  }

  /** Titles and panels stand in two lists; here each panel follows the order of the titles. */
  const translateTabs = (raw: RawElement, { depth }: Place): PageElement => {
    const id = idOf(raw.id)
    const titles = descendants(raw, 'e-tab').map((tab) => ({ tab_title: wordsIn(tab) }))
    const panels = descendants(raw, 'e-tab-content')
    tell({ id, name: raw.elType, kind: 'widget', outcome: 'changed', into: ['nested-tabs'], notes: [] })
    const inner = panels.map((panel) => translateBlock(panel, { depth: depth + 1, parent: undefined, width: 100 }))
    return {
      ...elementOf({ widget: 'nested-tabs', settings: { tabs: titles } }, id, context, { note: () => undefined }),
      elements: inner,
    }
  }

  return { document: translateList(list, { depth: 1, parent: undefined, width: 100 }), report }
}

/** A section, a column or a container with all that our container needs to know. */
type Around = { parent: Stored | undefined; isOurShape: boolean }
function blockSettings(raw: RawElement, around: Around, context: Context, note: (text: string) => void): Settings {
  if (context.options.isOwn) return raw.settings
  const prepared = prepareSettings(renamed(raw.settings, { css_classes: '_css_classes' }), context, { note })
  const settings = withKnownTag(withStillBackground(prepared, note), note)
  const siteSpace = context.options.kit?.siteSpace
  return layoutSettings({ ...asStored(raw), settings }, { isForeign: true, ...around, ...(siteSpace && { siteSpace }) })
}

/** Only the other builder says of its elements whether they stand in others; documents of a shop like this have no such mark. */
const isMarked = (list: readonly unknown[]): boolean =>
  list.some((one) => isRecord(one) && ('isInner' in one || (Array.isArray(one.elements) && isMarked(one.elements))))

const asStored = ({ elType, settings, elements }: RawElement): Stored => ({
  kind: LAYOUT.has(elType) ? (elType as 'section' | 'column' | 'container') : 'widget', // LAYOUT holds these alone
  settings,
  elements,
})

const TAGS = new Set(['div', 'section', 'article', 'aside', 'header', 'footer', 'nav'])

/** A container here is no link, and the page has its own main part. */
function withKnownTag({ html_tag: tag, ...settings }: Settings, note: (text: string) => void): Settings {
  const link = isRecord(settings.link) && typeof settings.link.url === 'string' ? settings.link.url : ''
  if (tag === 'a' && link !== '') note(`Um bloco inteiro levava a ${link.slice(0, 80)}: ponha esse link em algo dentro dele.`)
  return typeof tag === 'string' && TAGS.has(tag) ? { ...settings, html_tag: tag } : settings
}

/** Of pictures that take turns the first one stands; so does the picture of a video that can't play here. */
function withStillBackground(settings: Settings, note: (text: string) => void): Settings {
  const { background_background: kind, background_slideshow_gallery: pictures, background_video_fallback: still } = settings
  if (kind !== 'slideshow' && kind !== 'video') return settings
  const address = settings.background_video_link
  if (typeof address === 'string' && groundVideo({ background_background: kind, background_video_link: address })) return settings
  note(
    kind === 'video'
      ? 'O vídeo de fundo não veio; ficou a imagem dele.'
      : 'Das imagens de fundo que se revezam ficou a primeira.',
  )
  const picture = kind === 'video' ? still : Array.isArray(pictures) ? pictures[0] : undefined
  return {
    ...settings,
    background_background: 'classic',
    ...(isRecord(picture) && { background_image: picture, background_size: 'cover' }),
  }
}

const columnWidth = ({ elType, settings }: RawElement, around: number): number => {
  const own = Number(settings._inline_size ?? settings._column_size)
  return elType === 'column' && own > 0 ? Math.round((around * own) / 100) : around
}

/** All questions of a form whose parts stand about a document. */
function metformParts(list: readonly unknown[], width = 100): MetformPart[] {
  return list.flatMap((one) => {
    const raw = readRaw(one)
    if (!raw) return []
    if (raw.elType === 'widget')
      return isMetformPart(raw.widgetType) ? [{ widgetType: raw.widgetType, settings: raw.settings, width }] : []
    return metformParts(raw.elements, columnWidth(raw, width))
  })
}

const descendants = (raw: RawElement, elType: string): RawElement[] =>
  raw.elements.flatMap((one) => {
    const inner = readRaw(one)
    if (!inner) return []
    return inner.elType === elType || inner.widgetType === elType ? [inner] : descendants(inner, elType)
  })

function wordsIn(raw: RawElement): string {
  const own = ['title', 'text', 'paragraph', 'label'].map((name) => textProp(raw.settings[name])).find((words) => words !== '')
  return (
    own ??
    raw.elements
      .map((one) => readRaw(one))
      .map((inner) => (inner ? wordsIn(inner) : ''))
      .join(' ')
      .trim()
  )
}
