export type Point = { x: number; y: number }

/** As long as telephones take a touch for a long one. */
const LONG_PRESS_MS = 500
/** A finger that goes further scrolls or drags. */
const STILL_PX = 10

type Asked = { at: Point; target: Element }

/**
 * Tells when a menu is asked for: by the right button, by Shift+F10 or the menu key, or by a long touch, also on telephones that
 * have no such event. The point is in the window of the node. Answers with how to stop.
 */
export function onMenuAsked(node: HTMLElement | Document, onAsk: (asked: Asked) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let touched: Point | undefined
  const forget = () => {
    clearTimeout(timer)
    touched = undefined
  }
  const onMenu = (event: Event) => {
    const { target, clientX, clientY } = event as MouseEvent
    if (!isElement(target)) return
    event.preventDefault()
    if (touched) ignoreNextClick()
    forget()
    onAsk({ at: pointOf(target, clientX, clientY), target })
  }
  const onDown = (event: Event) => {
    const { pointerType, target, clientX, clientY } = event as PointerEvent
    forget()
    if (pointerType !== 'touch' || !isElement(target)) return
    touched = { x: clientX, y: clientY }
    timer = setTimeout(() => {
      ignoreNextClick()
      onAsk({ at: { x: clientX, y: clientY }, target })
    }, LONG_PRESS_MS)
  }
  const onMove = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent
    if (touched && Math.hypot(clientX - touched.x, clientY - touched.y) > STILL_PX) forget()
  }
  const heard: [name: string, hear: (event: Event) => void][] = [
    ['contextmenu', onMenu],
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', forget],
    ['pointercancel', forget],
  ]
  for (const [name, hear] of heard) node.addEventListener(name, hear)
  return () => {
    forget()
    for (const [name, hear] of heard) node.removeEventListener(name, hear)
  }
}

/** The end of a long touch is a press on what lies under the finger by then: the menu. */
function ignoreNextClick() {
  const control = new AbortController()
  const options = { capture: true, signal: control.signal }
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    control.abort()
  }
  window.addEventListener('click', ignore, options)
  window.addEventListener('pointerdown', () => control.abort(), options)
}

/** A menu that was asked for by key has no point in some browsers: then it opens on the element. */
function pointOf(target: Element, x: number, y: number): Point {
  if (x !== 0 || y !== 0) return { x, y }
  const { left, top, height } = target.getBoundingClientRect()
  return { x: left + 16, y: top + Math.min(height, 24) }
}

// An element of the page's frame is none of this window's.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'getBoundingClientRect' in target
