import { type PageElement, readDocument } from './document.ts'

/** The widget that shows a document which is kept elsewhere, and the setting that names it, as the ecosystem calls them. */
const EMBEDDING_WIDGET = 'template'
const EMBEDDED_ID = 'template_id'
/** Blocks in blocks in blocks: deeper is a mistake. */
const MAX_LEVELS = 4

/** Documents that others show, by their number. */
export type EmbeddedReader = { blockDocument: (id: number) => Promise<unknown> }
type Found = { elements: PageElement[]; ids: number[]; problems: string[] }

/**
 * The elements of a document with what its blocks show inside of them. Ids stay as they are kept, so that a form is found by its own;
 * one that stands on the page already gets another. A block that would show itself shows nothing.
 */
export async function withEmbedded(elements: PageElement[], reader: EmbeddedReader | undefined): Promise<Found> {
  const found: Found = { elements, ids: [], problems: [] }
  if (!reader || !someEmbeds(elements)) return found
  const seen = new Set(idsOf(elements))
  let renamed = 0
  const unique = (element: PageElement): PageElement => {
    const id = seen.has(element.id) ? `${element.id}y${++renamed}` : element.id
    seen.add(id)
    return { ...element, id, elements: element.elements.map(unique) }
  }
  const fill = async (list: PageElement[], path: readonly number[]): Promise<PageElement[]> => {
    const filled: PageElement[] = []
    // One after the other: which of two equal ids stays must not hang on who answers first.
    for (const element of list) {
      const block = embeddedId(element)
      if (block === 0) {
        filled.push({ ...element, elements: await fill(element.elements, path) })
        continue
      }
      found.ids.push(block)
      if (path.includes(block) || path.length >= MAX_LEVELS) {
        found.problems.push(`block ${block} shows itself (element ${element.id})`)
        continue
      }
      const read = readDocument(await reader.blockDocument(block))
      found.problems.push(...read.problems)
      filled.push({ ...element, elements: await fill(read.elements.map(unique), [...path, block]) })
    }
    return filled
  }
  found.elements = await fill(elements, [])
  return found
}

function embeddedId({ widgetType, settings }: PageElement): number {
  const id = widgetType === EMBEDDING_WIDGET ? Number(settings[EMBEDDED_ID]) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

const someEmbeds = (elements: PageElement[]): boolean =>
  elements.some((element) => embeddedId(element) > 0 || someEmbeds(element.elements))

const idsOf = (elements: PageElement[]): string[] => elements.flatMap(({ id, elements: inner }) => [id, ...idsOf(inner)])
