import { squeezed } from './written-texts.ts'

/** What is chosen of a text, counted in its letters without spaces: views and editors have spaces of their own. */
export type Chosen = { from: number; to: number }

/** What the browser has chosen in a node, by a double click for example. */
export function chosenLetters(place: Element): Chosen | undefined {
  const selection = place.ownerDocument.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  if (!range || !place.contains(range.startContainer) || !place.contains(range.endContainer)) return undefined
  const before = place.ownerDocument.createRange()
  before.selectNodeContents(place)
  before.setEnd(range.startContainer, range.startOffset)
  const from = squeezed(before.toString()).length
  return { from, to: from + squeezed(range.toString()).length }
}

/** Where in a text stands a number of its letters: before the letter of that number, or behind the last one. */
export function letterAt(text: string, count: number): number {
  let passed = 0
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text[at]!)) continue
    if (passed === count) return at
    passed++
  }
  return text.length
}
