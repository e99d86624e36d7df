import { isRecord } from '#kit/is-record.ts'

/** A block of WordPress's own editor; one without a name is text between blocks. */
export type Block = {
  name: string
  attributes: Record<string, unknown>
  /** Its markup, without that of the blocks inside. */
  html: string
  blocks: Block[]
}

const OPENING = '<!--'
const CLOSING = '-->'
const DELIMITER = /^\s*(\/?)wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s*(\{[\s\S]*\})?\s*(\/?)$/
const MAX_DEPTH = 30
const MAX_BLOCKS = 3_000

export const hasBlocks = (text: string): boolean => /<!--\s+wp:/.test(text)

/** Reads the blocks of a text. Whatever is written in it, nothing throws: a block that never ends holds the rest. */
export function parseBlocks(text: string): Block[] {
  const root: Block = { name: '', attributes: {}, html: '', blocks: [] }
  const open: Block[] = [root]
  let count = 0
  let at = 0
  const current = () => open.at(-1)!
  const addHtml = (html: string) => {
    if (open.length > 1) current().html += html
    else if (html.trim() !== '') root.blocks.push({ name: '', attributes: {}, html, blocks: [] })
  }
  while (at < text.length) {
    const start = text.indexOf(OPENING, at)
    const end = start < 0 ? -1 : text.indexOf(CLOSING, start)
    if (end < 0) break
    addHtml(text.slice(at, start))
    at = end + CLOSING.length
    const [, closes, name, attributes, isEmpty] = DELIMITER.exec(text.slice(start + OPENING.length, end)) ?? []
    if (name === undefined) {
      // An ordinary comment says nothing to visitors.
      continue
    }
    if (closes) {
      const opened = open.findLastIndex((block, index) => index > 0 && block.name === name)
      if (opened > 0) open.splice(opened)
      continue
    }
    if (++count > MAX_BLOCKS) break
    const block: Block = { name: name.replace(/^core\//, ''), attributes: attributesOf(attributes), html: '', blocks: [] }
    current().blocks.push(block)
    if (!isEmpty && open.length < MAX_DEPTH) open.push(block)
  }
  addHtml(text.slice(at))
  return root.blocks
}

function attributesOf(text: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}
