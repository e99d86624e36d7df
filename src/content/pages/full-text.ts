import { isRecord } from '#kit/is-record.ts'
import { cleanHtml, type SafeHtml } from '#kit/safe-html.ts'

/** A document this deep is nobody's writing. */
const MAX_DEPTH = 20

/** The running text of a document: its headings and paragraphs in their order, cleaned; everything that is not text is left out. */
export function fullText(document: unknown): SafeHtml {
  return cleanHtml(textsOf(document, 0).join('\n'))
}

function textsOf(elements: unknown, depth: number): string[] {
  if (!Array.isArray(elements) || depth > MAX_DEPTH) return []
  return elements.flatMap((element: unknown) => {
    if (!isRecord(element)) return []
    const settings = isRecord(element.settings) ? element.settings : {}
    const own =
      element.widgetType === 'text-editor' && typeof settings.editor === 'string'
        ? [settings.editor]
        : element.widgetType === 'heading' && typeof settings.title === 'string'
          ? [`<h3>${settings.title}</h3>`]
          : []
    return [...own, ...textsOf(element.elements, depth + 1)]
  })
}
