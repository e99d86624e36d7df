/** Tells the elements that follow the mouse where it is: from −1 to 1 across the window, or across themselves to tilt. */
export function followMouse(signal: AbortSignal) {
  const tracking = [...document.querySelectorAll<HTMLElement>('[data-motion~="track"]')]
  const tilting = [...document.querySelectorAll<HTMLElement>('[data-motion~="tilt"]')]
  let last: PointerEvent | undefined
  let frame = 0
  const draw = () => {
    frame = 0
    if (!last) return
    const { clientX, clientY } = last
    for (const element of tracking) point(element, '--track', clientX / innerWidth, clientY / innerHeight)
    for (const element of tilting) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [(clientX - left) / width, (clientY - top) / height]
      const isOver = x >= 0 && x <= 1 && y >= 0 && y <= 1
      point(element, '--tilt', isOver ? x : 0.5, isOver ? y : 0.5)
    }
  }
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse') return
      last = event
      frame ||= requestAnimationFrame(draw)
    },
    { signal, passive: true },
  )
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
}

function point(element: HTMLElement, name: string, x: number, y: number) {
  element.style.setProperty(`${name}-x`, (x * 2 - 1).toFixed(3))
  element.style.setProperty(`${name}-y`, (y * 2 - 1).toFixed(3))
}
