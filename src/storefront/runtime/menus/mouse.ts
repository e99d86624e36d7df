type Move = { x: number; y: number; at: number }

/** A finger's imitation of a mouse jumps to its place; a hand on a mouse draws a line of small steps. */
const STEP_PX = 4
const STEP_MS = 300

/** Whether two moves that follow one another could only be a mouse's. */
export function isMouseStep(before: Move | undefined, now: Move): boolean {
  if (!before) return false
  const [dx, dy] = [Math.abs(now.x - before.x), Math.abs(now.y - before.y)]
  return dx + dy > 0 && dx <= STEP_PX && dy <= STEP_PX && now.at - before.at <= STEP_MS
}

/** Follows the pointer of the page: `isMouse` until a finger is seen, `onFound` at each discovery of a mouse. */
export function detectMouse(onFound: (over: EventTarget | null) => void): { isMouse: () => boolean } {
  let isMouse = false
  let last: Move | undefined
  document.addEventListener('mousemove', (event) => {
    const now = { x: event.pageX, y: event.pageY, at: event.timeStamp }
    const found = !isMouse && isMouseStep(last, now)
    last = now
    if (!found) return
    isMouse = true
    onFound(event.target)
  })
  const forget = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') isMouse = false
  }
  document.addEventListener('pointerdown', forget, { capture: true })
  return { isMouse: () => isMouse }
}
