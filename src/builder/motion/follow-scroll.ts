import { wayDownPage, wayThroughWindow } from './way.ts'

/** For browsers whose style sheets can't follow the scroll: tells each element how far it is on its way. */
export function followScroll(signal: AbortSignal) {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-motion-way]')]
  let frame = 0
  const draw = () => {
    frame = 0
    const page = wayDownPage(scrollY, document.documentElement.scrollHeight - innerHeight)
    for (const element of elements) {
      const way = element.dataset.motionWay === 'page' ? page : wayThroughWindow(placeOf(element), innerHeight)
      element.style.setProperty('--motion-p', way.toFixed(4))
    }
  }
  const again = () => (frame ||= requestAnimationFrame(draw))
  addEventListener('scroll', again, { signal, passive: true })
  addEventListener('resize', again, { signal, passive: true })
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
  draw()
}

/** Where it would stand if it did not move: its own movement must not move it further. */
function placeOf(element: HTMLElement) {
  let top = -scrollY
  for (let box: HTMLElement | null = element; box; box = box.offsetParent as HTMLElement | null) top += box.offsetTop
  return { top, height: element.offsetHeight }
}
