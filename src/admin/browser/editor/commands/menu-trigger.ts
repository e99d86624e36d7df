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
  let wasLong = false
  const forget = () => clearTimeout(timer)
  const onMenu = (event: Event) => {
    const { target, clientX, clientY } = event as MouseEvent
    if (!isElement(target)) return
    event.preventDefault()
    forget()
    onAsk({ at: pointOf(target, clientX, clientY), target })
  }
  const onDown = (event: Event) => {
    const { pointerType, target, clientX, clientY } = event as PointerEvent
    forget()
    wasLong = false
    if (pointerType !== 'touch' || !isElement(target)) return
    touched = { x: clientX, y: clientY }
    timer = setTimeout(() => {
      wasLong = true
      onAsk({ at: { x: clientX, y: clientY }, target })
    }, LONG_PRESS_MS)
  }
  const onMove = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent
    if (touched && Math.hypot(clientX - touched.x, clientY - touched.y) > STILL_PX) forget()
  }
  // Some telephones take the end of a long touch for a press.
  const onClick = (event: Event) => {
    if (wasLong) event.stopPropagation()
    wasLong = false
  }
  const heard: [name: string, hear: (event: Event) => void][] = [
    ['contextmenu', onMenu],
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', forget],
    ['pointercancel', forget],
  ]
  for (const [name, hear] of heard) node.addEventListener(name, hear)
  node.addEventListener('click', onClick, { capture: true })
  return () => {
    forget()
    for (const [name, hear] of heard) node.removeEventListener(name, hear)
    node.removeEventListener('click', onClick, { capture: true })
  }
}

/** A menu that was asked for by key has no point in some browsers: then it opens on the element. */
function pointOf(target: Element, x: number, y: number): Point {
  if (x !== 0 || y !== 0) return { x, y }
  const { left, top, height } = target.getBoundingClientRect()
  return { x: left + 16, y: top + Math.min(height, 24) }
}

// An element of the page's frame is none of this window's.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'getBoundingClientRect' in target
