import type { Outside } from '#kit/csp-sources.ts'
import { ADVANCED_FIELDS } from './advanced.ts'
import { readDocument, type PageElement } from './document.ts'
import { elementCss, frontendSettings } from './element-css.ts'
import { readFields, type Fields, type Settings } from './fields.ts'
import { elementMotion, MOTION_SHEET, type ElementMotion, type MotionKind } from './motion/element-motion.ts'
import type { PageInfo } from './page-info.ts'
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
  }
  let movesOrStays = false

  const prepare = async (element: PageElement): Promise<ReadyElement | undefined> => {
    const widget = widgets.get(element.widgetType)
    if (!widget) problems.push(`no widget is named "${element.widgetType}" (element ${element.id})`)
    const fields: Fields = widget?.definition.fields ?? {}
    const { settings, dropped } = readFields(fields, element.settings)
    if (dropped.length > 0) problems.push(`${element.widgetType} ${element.id}: settings not understood: ${dropped.join(', ')}`)
    const { settings: advanced } = readFields(ADVANCED_FIELDS, element.settings)
    let data: unknown
    try {
      const skin = skinOf(widget, element.settings)
      data = await widget?.load?.(
        { settings, page, skin, shows: (...tags) => tags.forEach((tag) => ready.tags.add(tag)) },
        readers,
      )
    } catch (error) {
      problems.push(
        `${element.widgetType} ${element.id} could not load: ${error instanceof Error ? error.message : String(error)}`,
      )
      return undefined
    }
    if (widget) ready.widgetNames.add(widget.definition.name)
    const motion = elementMotion(element.id, advanced, element.elType === 'container')
    if (motion) movesOrStays = true
    motion?.kinds.forEach((kind) => ready.motion.add(kind))
    if (widget?.definition.outside) ready.outside.push(widget.definition.outside(settings))
    return {
      id: element.id,
      element,
      widget,
      settings,
      advanced,
      frontend: frontendSettings(widget?.definition.frontend ?? [], fields, element.settings, settings),
      skin: skinOf(widget, element.settings),
      data,
      motion,
      css:
        elementCss(element.id, { ...fields, ...ADVANCED_FIELDS }, element.settings, { ...settings, ...advanced }) +
        (motion?.css ?? ''),
      elements: await prepareAll(element.elements),
    }
  }
  const prepareAll = async (list: PageElement[]) => (await Promise.all(list.map(prepare))).filter((one) => one !== undefined)

  ready.elements = await prepareAll(elements)
  // In the order of the page, not of the answers: the same content gives the same bytes.
  ready.css = (movesOrStays ? motionSheet() : '') + cssOf(ready.elements)
  return ready
}

let sheet: string | undefined
const motionSheet = () => (sheet ??= readStyle(MOTION_SHEET))

function skinOf(widget: Widget | undefined, settings: Record<string, unknown>) {
  const skins = widget?.definition.skins ?? ['default']
  return skins.find((skin) => skin === settings._skin) ?? skins[0] ?? 'default'
}

const cssOf = (elements: ReadyElement[]): string => elements.map((element) => element.css + cssOf(element.elements)).join('')
