import { ADVANCED_FIELDS } from '#builder/advanced.ts'
import { type PageElement, readDocument } from '#builder/document.ts'
import { type Fields, readFields } from '#builder/fields.ts'
import type { Widgets } from '#builder/registry.ts'
import { isStorableText, isTooDeep } from '#kit/json.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'

/** Twenty levels of elements, and what settings nest inside the deepest. */
const MAX_WRITTEN_DEPTH = 64

export type DocumentProblem = { element: string; widget: string; problem: string }

/** A document that a client wrote, as a list or as the text that the ecosystem's exports hold, read as the builder reads it. */
export function writtenDocument(raw: unknown): PageElement[] {
  const written = typeof raw === 'string' ? parsed(raw) : raw
  const { elements, problems } = readDocument(written)
  // What would be left out is refused instead: a save must never lose part of a page without a word.
  if (problems.length > 0 || !Array.isArray(written)) throw badDocument()
  return elements
}

/** What of a document its readers will not see: widgets that are not installed, settings that nothing understands. */
export function documentProblems(document: unknown, widgets: Widgets): DocumentProblem[] {
  const look = (element: PageElement): DocumentProblem[] => {
    const say = (problem: string) => ({ element: element.id, widget: element.widgetType, problem })
    const widget = widgets.get(element.widgetType)
    const inside = element.elements.flatMap(look)
    if (!widget) return [say(`O widget «${element.widgetType}» não está instalado; visitantes não o veem.`), ...inside]
    const { title, fields: own } = widget.definition
    const fields: Fields = { ...own, ...ADVANCED_FIELDS }
    const labels = readFields(fields, element.settings).dropped.map((name) => fields[name]?.label ?? name)
    return [...(labels.length > 0 ? [say(`Ajustes não entendidos em «${title}»: ${labels.join(', ')}.`)] : []), ...inside]
  }
  return readDocument(document).elements.flatMap(look)
}

function parsed(text: string): unknown {
  if (isTooDeep(text, MAX_WRITTEN_DEPTH)) throw badDocument()
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || !isStorableText(key) || (typeof value === 'string' && !isStorableText(value)))
        throw badDocument()
      return value
    })
  } catch {
    throw badDocument()
  }
}

const badDocument = () =>
  new RestProblem(400, 'rest_invalid_document', 'O documento não pôde ser lido: confira a forma e o tamanho dos elementos.')
