/** Where in the drawn page the open document stands. */
export type PreviewPlace = {
  /** A selector of the element around it. */
  root: string
  /** The page around it is longer than the document: what is edited is brought into sight. */
  beginsThere?: boolean
}
export const MIDDLE: PreviewPlace = { root: 'main' }

/** Brings the beginning of the document into sight. */
export function goTo(drawn: Document, { root }: PreviewPlace) {
  drawn.querySelector(root)?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** How wide the window of a popup is; a screen that is narrower is the bound, as in the shop. */
export function frameAt(drawn: Document, widthPx: number) {
  const main = drawn.querySelector('main')
  if (main) main.style.maxInlineSize = `min(${widthPx}px, 100% - 2rem)`
}
