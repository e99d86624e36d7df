import { ADVANCED_FIELDS } from './advanced.ts'
import { readDocument, type PageElement } from './document.ts'
import { elementCss, frontendSettings } from './element-css.ts'
import { readFields, type Fields, type Settings } from './fields.ts'
import type { PageInfo } from './page-info.ts'
import type { Readers, Widget, Widgets } from './registry.ts'

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
  css: string
  elements: ReadyElement[]
}

export type ReadyDocument = {
  elements: ReadyElement[]
  css: string
  widgetNames: Set<string>
  tags: Set<string>
  problems: string[]
}

export type PrepareOptions = { widgets: Widgets; readers: Readers; page: PageInfo }

/** From a stored document to elements that can be shown. One element that fails is left out; the rest of the page stands. */
export async function prepareDocument(stored: unknown, { widgets, readers, page }: PrepareOptions): Promise<ReadyDocument> {
  const { elements, problems } = readDocument(stored)
  const ready: ReadyDocument = { elements: [], css: '', widgetNames: new Set(), tags: new Set(), problems }

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
    return {
      id: element.id,
      element,
      widget,
      settings,
      advanced,
      frontend: frontendSettings(widget?.definition.frontend ?? [], fields, element.settings, settings),
      skin: skinOf(widget, element.settings),
      data,
      css: elementCss(element.id, { ...fields, ...ADVANCED_FIELDS }, element.settings, { ...settings, ...advanced }),
      elements: await prepareAll(element.elements),
    }
  }
  const prepareAll = async (list: PageElement[]) => (await Promise.all(list.map(prepare))).filter((one) => one !== undefined)

  ready.elements = await prepareAll(elements)
  // In the order of the page, not of the answers: the same content gives the same bytes.
  ready.css = cssOf(ready.elements)
  return ready
}

function skinOf(widget: Widget | undefined, settings: Record<string, unknown>) {
  const skins = widget?.definition.skins ?? ['default']
  return skins.find((skin) => skin === settings._skin) ?? skins[0] ?? 'default'
}

const cssOf = (elements: ReadyElement[]): string => elements.map((element) => element.css + cssOf(element.elements)).join('')
