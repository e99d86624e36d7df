const marked = new WeakMap<Document, HTMLElement>()

/** Shows in the drawn page which element is chosen, and brings it into sight. */
export function highlight(drawn: Document, id: string | undefined) {
  const before = marked.get(drawn)
  if (before) before.style.outline = ''
  const element = id && /^[a-z0-9]+$/.test(id) ? drawn.querySelector<HTMLElement>(`[data-id="${id}"]`) : null
  if (!element) return
  element.style.outline = '3px solid #9c4327'
  element.style.outlineOffset = '-3px'
  element.scrollIntoView({ block: 'nearest' })
  marked.set(drawn, element)
}

/** In a preview nothing leads anywhere: a click chooses what was clicked. */
export function listenForChoice(drawn: Document, onChoose: (id: string) => void) {
  drawn.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      const id = (event.target as Element | null)?.closest<HTMLElement>('main [data-id]')?.dataset.id
      if (id) onChoose(id)
    },
    true,
  )
  drawn.addEventListener('submit', (event) => event.preventDefault(), true)
}

/** How wide the window of a popup is; a screen that is narrower is the bound, as in the shop. */
export function frameAt(drawn: Document, widthPx: number) {
  const main = drawn.querySelector('main')
  if (main) main.style.maxInlineSize = `min(${widthPx}px, 100% - 2rem)`
}
