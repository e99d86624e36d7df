import { createElementIds } from './element-ids.ts'
import { layoutSettings, type Stored } from './elementor-layout.ts'
import { isRecord } from '#kit/is-record.ts'

/** A page document as Elementor exports it. Settings stay unread until the widget's own fields read them. */
export type PageElement = {
  id: string
  elType: 'container' | 'widget'
  widgetType: string
  settings: Record<string, unknown>
  elements: PageElement[]
}

const MAX_DEPTH = 20
const MAX_ELEMENTS = 2_000

/**
 * Reads a stored document of any age or origin. Nothing here throws: what is no element is left out and told in `problems`.
 * Old sections and columns become containers.
 */
export function readDocument(stored: unknown): { elements: PageElement[]; problems: string[] } {
  const problems: string[] = []
  const idOf = createElementIds()
  let count = 0

  const readList = (raw: unknown, depth: number, parent?: Stored): PageElement[] => {
    if (!Array.isArray(raw)) return []
    if (depth > MAX_DEPTH) {
      problems.push(`elements deeper than ${MAX_DEPTH} levels were left out`)
      return []
    }
    return raw.flatMap((one) => {
      const element = readElement(one, depth, parent)
      return element ? [element] : []
    })
  }

  const readElement = (raw: unknown, depth: number, parent?: Stored): PageElement | undefined => {
    if (!isRecord(raw)) return undefined
    if (++count > MAX_ELEMENTS) {
      if (count === MAX_ELEMENTS + 1) problems.push(`elements past the ${MAX_ELEMENTS}th were left out`)
      return undefined
    }
    const kind = raw.elType
    if (kind !== 'widget' && kind !== 'container' && kind !== 'section' && kind !== 'column') {
      problems.push(`an element of unknown kind was left out`)
      return undefined
    }
    const element: Stored = {
      kind,
      settings: isRecord(raw.settings) ? raw.settings : {},
      elements: Array.isArray(raw.elements) ? raw.elements : [],
    }
    return {
      id: idOf(raw.id, count),
      elType: kind === 'widget' ? 'widget' : 'container',
      widgetType: kind === 'widget' ? String(raw.widgetType ?? '').slice(0, 80) : 'container',
      settings: layoutSettings(element, { isForeign: 'isInner' in raw, parent }),
      elements: readList(element.elements, depth + 1, element),
    }
  }

  return { elements: readList(stored, 1), problems }
}
