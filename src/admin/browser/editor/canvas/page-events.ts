import type { DrawnPage } from './drawn-page.ts'
import { ownElement } from './own-element.ts'

type Heard = {
  isOwn: (id: string) => boolean
  /** Whether words are written in the page: presses and keys are theirs then. */
  isWriting: () => boolean
  onHover: (id: string | undefined) => void
  onChoose: (id: string, event: MouseEvent) => void
  onBlank: () => void
  onOpen: (id: string, event: MouseEvent) => void
  onMenu: (id: string | undefined, event: MouseEvent) => void
  onFile: (clicked: Element, file: File) => void
  /** A finger that rests on an element, or a mouse that presses it. */
  onHold: (id: string, event: PointerEvent) => void
}

/** A finger that only scrolls has moved by then. */
const LONG_PRESS_MS = 400
const STILL_PX = 8

/** In the canvas nothing leads anywhere: presses choose what they hit. */
export function listenToPage(page: DrawnPage, heard: Heard): () => void {
  const view = page.document.defaultView
  if (!view) return () => {}
  const control = new AbortController()
  const { signal } = control
  const idUnder = (event: Event) => {
    return ownElement(isElement(event.target) ? event.target : null, page, heard.isOwn)?.dataset.id
  }
  const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K], id: string | undefined) => void) =>
    view.addEventListener(type, (event) => act(event, idUnder(event)), { capture: true, signal })
  const rest = (event: Event) => {
    if (heard.isWriting()) return
    event.preventDefault()
    event.stopPropagation()
  }
  let hovered: string | undefined
  const hover = (id: string | undefined) => {
    if (id === hovered) return
    hovered = id
    heard.onHover(id)
  }
  on('pointermove', (event, id) => event.pointerType !== 'touch' && hover(id))
  page.document.documentElement.addEventListener('pointerleave', () => hover(undefined), { signal })
  on('click', (event, id) => {
    rest(event)
    if (heard.isWriting()) return
    if (id === undefined) heard.onBlank()
    else heard.onChoose(id, event)
  })
  on('dblclick', (event, id) => {
    rest(event)
    if (id !== undefined && !heard.isWriting()) heard.onOpen(id, event)
  })
  on('contextmenu', (event, id) => {
    if (heard.isWriting()) return
    rest(event)
    heard.onMenu(id, event)
  })
  on('mousedown', (event) => {
    // Words are not marked and fields not entered; keys go to the page.
    if (heard.isWriting()) return
    event.preventDefault()
    view.focus()
  })
  for (const type of ['auxclick', 'submit', 'dragstart'] as const) on(type, rest)
  on('dragover', (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault())
  on('drop', (event) => {
    rest(event)
    const [file] = event.dataTransfer?.files ?? []
    if (file && isElement(event.target)) heard.onFile(event.target, file)
  })
  on('pointerdown', (event, id) => {
    if (id === undefined || heard.isWriting() || event.button !== 0) return
    if (event.pointerType !== 'touch') return heard.onHold(id, event)
    const press = new AbortController()
    const letGo = () => press.abort()
    const timer = setTimeout(() => heard.onHold(id, event), LONG_PRESS_MS)
    press.signal.addEventListener('abort', () => clearTimeout(timer))
    view.addEventListener(
      'pointermove',
      (moved) => Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) > STILL_PX && letGo(),
      { signal: press.signal },
    )
    for (const type of ['pointerup', 'pointercancel'] as const) view.addEventListener(type, letGo, { signal: press.signal })
  })
  return () => control.abort()
}

// What was drawn anew was read by this window and stays an object of it: `instanceof` of the page's own classes does not know it.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target
