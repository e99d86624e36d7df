import type { DrawnPage } from './drawn-page.ts'

/** The element of the open document that something in the page belongs to. */
export function ownElement(
  clicked: Element | null,
  { place: { root } }: Pick<DrawnPage, 'place'>,
  isOwn: (id: string) => boolean,
): HTMLElement | undefined {
  const node = clicked?.closest<HTMLElement>(`${root} [data-id]`)
  if (!node) return undefined
  return isOwn(node.dataset.id ?? '') ? node : ownElement(node.parentElement, { place: { root } }, isOwn)
}
