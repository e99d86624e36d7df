import { BLOCK_SETTING, BLOCK_WIDGET } from './contract.ts'

type Raw = { widgetType?: unknown; settings?: unknown; elements?: unknown }

/** Nobody nests deeper; a document of any shape is walked no further. */
const MAX_DEPTH = 40

/** The number of the block that an element shows; 0 for every other element. */
export function blockOf({ widgetType, settings }: Raw): number {
  if (widgetType !== BLOCK_WIDGET || typeof settings !== 'object' || settings === null) return 0
  const id = Number((settings as Record<string, unknown>)[BLOCK_SETTING])
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

/** The blocks that a document shows, each once. */
export function blocksIn(document: unknown, depth = 0): number[] {
  if (!Array.isArray(document) || depth > MAX_DEPTH) return []
  const found = document.flatMap((raw: unknown) => {
    const element = (raw ?? {}) as Raw
    const id = blockOf(element)
    return [...(id > 0 ? [id] : []), ...blocksIn(element.elements, depth + 1)]
  })
  return [...new Set(found)]
}

/** Whether a block with this document would show itself, directly or by way of others. */
export async function closesCircle(
  id: number,
  document: unknown,
  documentOf: (block: number) => Promise<unknown>,
): Promise<boolean> {
  const seen = new Set<number>()
  let next = blocksIn(document)
  while (next.length > 0) {
    if (next.includes(id)) return true
    next.forEach((one) => seen.add(one))
    const inner = await Promise.all(next.map(async (one) => blocksIn(await documentOf(one))))
    next = [...new Set(inner.flat())].filter((one) => !seen.has(one))
  }
  return false
}

/** The document with the content of a block in every place where it showed the block. Ids are made anew by `newId`. */
export function withoutBlock(document: unknown, id: number, content: unknown, newId: () => string, depth = 0): unknown[] {
  if (!Array.isArray(document) || depth > MAX_DEPTH) return []
  return document.flatMap((raw: unknown) => {
    const element = (raw ?? {}) as Raw
    if (blockOf(element) === id) return renewed(content, newId)
    return [{ ...element, elements: withoutBlock(element.elements, id, content, newId, depth + 1) }]
  })
}

function renewed(elements: unknown, newId: () => string, depth = 0): unknown[] {
  if (!Array.isArray(elements) || depth > MAX_DEPTH) return []
  return elements.map((raw: unknown) => {
    const element = (raw ?? {}) as Raw
    return { ...element, id: newId(), elements: renewed(element.elements, newId, depth + 1) }
  })
}
