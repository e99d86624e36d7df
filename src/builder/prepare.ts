import { type Outside, reachesOutside } from '#kit/csp-sources.ts'
import type { ADVANCED_FIELDS } from './advanced.ts'
import { findWidget } from './aliases.ts'
import { readDocument, type PageElement } from './document.ts'
import { withDynamicValues } from './dynamic-values.ts'
import { type EmbeddedReader, withEmbedded } from './embedded.ts'
import type { Settings } from './fields.ts'
import type { ElementMotion, MotionKind } from './motion/element-motion.ts'
import { motionCss } from './motion/motion-css.ts'
import { nestRules } from './nest-rules.ts'
import type { PageInfo } from './page-info.ts'
import { readElement } from './read-element.ts'
import { type Inner, type Readers, type Widget, type Widgets } from './registry.ts'
import type { Kit } from './style/globals.ts'
import { styleMark } from './style-marks.ts'

/** An element ready to be shown: settings read, data loaded, style rules made. */
export type ReadyElement = {
  id: string
  element: PageElement
  /** undefined: no widget of that name is installed. */
  widget: Widget | undefined
  settings: Record<string, unknown>
  advanced: Settings<typeof ADVANCED_FIELDS>
  frontend: Record<string, unknown>
  skin: string
  data: unknown
  /** What it does while the page scrolls; most do nothing. */
  motion: ElementMotion | undefined
  css: string
  elements: ReadyElement[]
  /** What a widget draws inside of itself, once for each page that it is about; none: about the page that it stands on. */
  copies?: { page: PageInfo | undefined; elements: ReadyElement[] }[] | undefined
}

export type ReadyDocument = {
  elements: ReadyElement[]
  css: string
  widgetNames: Set<string>
  /** What its elements may reach of other hosts. */
  outside: Outside[]
  tags: Set<string>
  /** What of it moves: the page has a place for the script where something does. */
  motion: Set<MotionKind>
  problems: string[]
  /** False where some element could not load what it shows: another time it may. */
  isWhole: boolean
}

/** Cards in cards multiply: what would make a page slower than any visitor waits is left out. */
const MOST_PREPARED = 4_000

/** Where an element is prepared: the page that it is about, the saved documents around it, and what tells its copies apart. */
type Place = { page: PageInfo; within: readonly number[]; suffix: string }

/** `kit`: the site's colours and fonts that elements refer to. */
export type PrepareOptions = { widgets: Widgets; readers: Readers; page: PageInfo; kit?: Kit }

/** From a stored document to elements that can be shown. One element that fails is left out; the rest of the page stands. */
export async function prepareDocument(stored: unknown, { widgets, readers, page, kit }: PrepareOptions): Promise<ReadyDocument> {
  const blocks = readers.blocks as EmbeddedReader | undefined // as app.ts hands it over
  const { elements: own, problems } = readDocument(stored)
  const { elements, ids, problems: inBlocks } = await withEmbedded(own, blocks)
  problems.push(...inBlocks)
  const ready: ReadyDocument = {
    elements: [],
    css: '',
    widgetNames: new Set(),
    outside: [],
    // A changed block changes every page that shows it.
    tags: new Set(ids.map((id) => `content:${id}`)),
    motion: new Set(),
    problems,
    isWhole: true,
  }
  const moving: ElementMotion[] = []

  let prepared = 0
  const prepare = async (element: PageElement, place: Place): Promise<ReadyElement | undefined> => {
    const { widget, element: found } = findWidget(element, widgets)
    const understood = { ...found, settings: withDynamicValues(found.settings, place.page) }
    if (++prepared > MOST_PREPARED) {
      if (prepared === MOST_PREPARED + 1) problems.push(`elements past the ${MOST_PREPARED}th were left out`)
      return undefined
    }
    if (!widget) problems.push(`no widget is named "${element.widgetType}" (element ${element.id})`)
    const { dropped, unknownGlobals, outside, customCss, ...read } = readElement(understood, widget, kit)
    if (dropped.length > 0) problems.push(`${element.widgetType} ${element.id}: settings not understood: ${dropped.join(', ')}`)
    if (unknownGlobals.length > 0)
      problems.push(`${element.widgetType} ${element.id}: unknown colours or fonts of the site: ${unknownGlobals.join(', ')}`)
    const shows = (...tags: string[]) => tags.forEach((tag) => ready.tags.add(tag))
    let data: unknown
    try {
      data = await widget?.load?.({ settings: read.settings, page: place.page, skin: read.skin, shows }, readers)
    } catch (error) {
      ready.isWhole = false
      problems.push(
        `${element.widgetType} ${element.id} could not load: ${error instanceof Error ? error.message : String(error)}`,
      )
      return undefined
    }
    if (widget) ready.widgetNames.add(widget.definition.name)
    if (read.motion) moving.push(read.motion)
    read.motion?.kinds.forEach((kind) => ready.motion.add(kind))
    if (outside && reachesOutside(outside)) ready.outside.push(outside)
    // What anybody wrote may cover a form: where shoppers pay or sign in nothing of it is drawn.
    const rules = nestRules(element.id, read.css)
    const css = page.kind === 'private' ? rules : rules + customCss
    const id = element.id + place.suffix
    const inner = widget?.inner?.(data)
    if (!inner) return { id, element, widget, ...read, css, data, elements: await prepareAll(element.elements, place) }
    return { id, element, widget, ...read, css, data, elements: [], copies: await prepareInner(element, inner, place) }
  }
  const prepareAll = async (list: PageElement[], place: Place) =>
    (await Promise.all(list.map((element) => prepare(element, place)))).filter((one) => one !== undefined)

  const prepareInner = async (element: PageElement, { saved, fallback, pages }: Inner, place: Place) => {
    if (saved && place.within.includes(saved.id)) {
      problems.push(`${element.widgetType} ${element.id}: the document ${saved.id} stands in itself and was left out`)
      return []
    }
    const written = saved?.document ?? (element.elements.length > 0 ? element.elements : fallback)
    const { elements: inside, ids: shown } = await withEmbedded(readDocument(written).elements, blocks)
    shown.forEach((id) => ready.tags.add(`content:${id}`))
    const within = saved ? [...place.within, saved.id] : place.within
    const about = pages === 'same' ? [undefined] : pages
    return await Promise.all(
      about.map(async (other, index) => {
        const suffix = `${place.suffix}${saved ? `t${element.id}` : ''}${index > 0 ? `c${index}` : ''}`
        return { page: other, elements: await prepareAll(inside, { page: other ?? place.page, within, suffix }) }
      }),
    )
  }

  ready.elements = await prepareAll(elements, { page, within: [page.id], suffix: '' })
  // In the order of the page, not of the answers: the same content gives the same bytes.
  ready.css = motionCss(moving, { isWhole: page.editMode === true }) + cssOf(ready.elements, page.editMode === true)
  return ready
}

/** Copies look alike: the rules of the first are those of all. */
export const cssOf = (elements: ReadyElement[], isMarked: boolean): string =>
  elements
    .map((one) => ownCss(one, isMarked) + cssOf(one.elements, isMarked) + cssOf(one.copies?.[0]?.elements ?? [], isMarked))
    .join('')

/** An element with all that stands in it, copies too. */
export const everyElement = (one: ReadyElement): ReadyElement[] => [
  one,
  ...one.elements.flatMap(everyElement),
  ...(one.copies ?? []).flatMap(({ elements }) => elements.flatMap(everyElement)),
]

/** The rules of an element without those of what stands in it. */
export const ownCss = ({ element, css }: ReadyElement, isMarked: boolean) =>
  isMarked ? styleMark('element', element.id) + css : css
