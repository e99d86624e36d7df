import type { Outside } from '#kit/csp-sources.ts'
import type { ADVANCED_FIELDS } from './advanced.ts'
import { findWidget } from './aliases.ts'
import { readDocument, type PageElement } from './document.ts'
import type { Settings } from './fields.ts'
import { MOTION_SHEET, type ElementMotion, type MotionKind } from './motion/element-motion.ts'
import type { PageInfo } from './page-info.ts'
import { readElement } from './read-element.ts'
import { readStyle, type Readers, type Widget, type Widgets } from './registry.ts'

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

export type PrepareOptions = { widgets: Widgets; readers: Readers; page: PageInfo }

/** From a stored document to elements that can be shown. One element that fails is left out; the rest of the page stands. */
export async function prepareDocument(stored: unknown, { widgets, readers, page }: PrepareOptions): Promise<ReadyDocument> {
  const { elements, problems } = readDocument(stored)
  const ready: ReadyDocument = {
    elements: [],
    css: '',
    widgetNames: new Set(),
    outside: [],
    tags: new Set(),
    motion: new Set(),
    problems,
    isWhole: true,
  }
  let movesOrStays = false

  const prepare = async (element: PageElement): Promise<ReadyElement | undefined> => {
    const { widget, element: understood } = findWidget(element, widgets)
    if (!widget) problems.push(`no widget is named "${element.widgetType}" (element ${element.id})`)
    const { dropped, outside, ...read } = readElement(understood, widget)
    if (dropped.length > 0) problems.push(`${element.widgetType} ${element.id}: settings not understood: ${dropped.join(', ')}`)
    let data: unknown
    try {
      data = await widget?.load?.(
        { settings: read.settings, page, skin: read.skin, shows: (...tags) => tags.forEach((tag) => ready.tags.add(tag)) },
        readers,
      )
    } catch (error) {
      ready.isWhole = false
      problems.push(
        `${element.widgetType} ${element.id} could not load: ${error instanceof Error ? error.message : String(error)}`,
      )
      return undefined
    }
    if (widget) ready.widgetNames.add(widget.definition.name)
    if (read.motion) movesOrStays = true
    read.motion?.kinds.forEach((kind) => ready.motion.add(kind))
    if (outside) ready.outside.push(outside)
    return { id: element.id, element, widget, ...read, data, elements: await prepareAll(element.elements) }
  }
  const prepareAll = async (list: PageElement[]) => (await Promise.all(list.map(prepare))).filter((one) => one !== undefined)

  ready.elements = await prepareAll(elements)
  // In the order of the page, not of the answers: the same content gives the same bytes.
  ready.css = (movesOrStays ? motionSheet() : '') + cssOf(ready.elements)
  return ready
}

let sheet: string | undefined
const motionSheet = () => (sheet ??= readStyle(MOTION_SHEET))

const cssOf = (elements: ReadyElement[]): string => elements.map((element) => element.css + cssOf(element.elements)).join('')
