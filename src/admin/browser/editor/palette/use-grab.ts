import { type MouseEvent, type PointerEvent as PressEvent, useRef } from 'react'

/** A hand that only clicks moves the mouse this little. */
const SLACK_PX = 6
/** A finger that rests this long takes hold; one that moves before scrolls the list. */
const HOLD_MS = 350

/** Tells a press that takes hold of something from one that only clicks; `onGrab` hears of it once, by the event that began it. */
export function useGrab(onGrab: ((event: PointerEvent) => void) | undefined) {
  const hasGrabbed = useRef(false)
  const onPointerDown = ({ nativeEvent: press, currentTarget }: PressEvent<HTMLElement>) => {
    hasGrabbed.current = false
    if (!onGrab || press.button !== 0 || !press.isPrimary) return
    const stop = new AbortController()
    const { signal } = stop
    const isTouch = press.pointerType === 'touch'
    const grab = (event: PointerEvent) => {
      stop.abort()
      hasGrabbed.current = true
      if (isTouch) holdStill(press.pointerId)
      onGrab(event)
    }
    const timer = isTouch ? setTimeout(() => grab(press), HOLD_MS) : undefined
    signal.addEventListener('abort', () => clearTimeout(timer))
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) <= SLACK_PX) return
      if (isTouch) stop.abort()
      else grab(event)
    }
    window.addEventListener('pointermove', move, { signal })
    for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, () => stop.abort(), { signal })
    // The menu of a long press would take the finger away.
    if (isTouch) currentTarget.addEventListener('contextmenu', (event) => event.preventDefault(), { once: true })
  }
  const onClickCapture = (event: MouseEvent) => {
    if (hasGrabbed.current) event.stopPropagation()
    hasGrabbed.current = false
  }
  return { onPointerDown, onClickCapture }
}

/** While a finger holds something the page under it does not scroll. */
function holdStill(pointerId: number) {
  const stop = new AbortController()
  const { signal } = stop
  const end = (event: PointerEvent) => event.pointerId === pointerId && stop.abort()
  window.addEventListener('touchmove', (event) => event.preventDefault(), { signal, passive: false })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
}
