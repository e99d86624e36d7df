/** Where in the drawn page the open document stands. */
export type PreviewPlace = {
  /** A selector of the element around it. */
  root: string
  /** The page around it is longer than the document: what is edited is brought into sight. */
  beginsThere?: boolean
}
export const MIDDLE: PreviewPlace = { root: 'main' }

const marked = new WeakMap<Document, HTMLElement>()

/** Shows in the drawn page which element is chosen, and brings it into sight. */
export function highlight(drawn: Document, id: string | undefined, { root }: PreviewPlace) {
  const before = marked.get(drawn)
  if (before) before.style.outline = ''
  const element = id && /^[a-z0-9]+$/.test(id) ? drawn.querySelector<HTMLElement>(`${root} [data-id="${id}"]`) : null
  if (!element) return
  element.style.outline = '3px solid #9c4327'
  element.style.outlineOffset = '-3px'
  element.scrollIntoView({ block: 'nearest' })
  marked.set(drawn, element)
}

type Choice = { place: PreviewPlace; isOwn: (id: string) => boolean; onChoose: (id: string) => void }

/** In a preview nothing leads anywhere: a click chooses what was clicked, or what of the open document it stands in. */
export function listenForChoice(drawn: Document, { place, isOwn, onChoose }: Choice) {
  drawn.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      const id = ownId(event.target as Element | null, place.root, isOwn)
      if (id !== undefined) onChoose(id)
    },
    true,
  )
  drawn.addEventListener('submit', (event) => event.preventDefault(), true)
}

function ownId(clicked: Element | null, root: string, isOwn: (id: string) => boolean): string | undefined {
  const element = clicked?.closest<HTMLElement>(`${root} [data-id]`)
  if (!element) return undefined
  const { id = '' } = element.dataset
  return isOwn(id) ? id : ownId(element.parentElement, root, isOwn)
}

/** Brings the beginning of the document into sight. */
export function goTo(drawn: Document, { root }: PreviewPlace) {
  drawn.querySelector(root)?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** How wide the window of a popup is; a screen that is narrower is the bound, as in the shop. */
export function frameAt(drawn: Document, widthPx: number) {
  const main = drawn.querySelector('main')
  if (main) main.style.maxInlineSize = `min(${widthPx}px, 100% - 2rem)`
}
