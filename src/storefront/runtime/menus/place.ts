/** A turn of the wheel, or a moment on an arrow, moves a long sub-menu this far: about one entry. */
export const MENU_SCROLL_STEP_PX = 30
const ARROW_REST_MS = 50

/** Puts an open sub-menu where it can be read: inside the window, beside its parent, with arrows when it is taller than the window. */
export function placeSub(sub: HTMLElement): () => void {
  const isNested = sub.parentElement?.closest('.sub-menu') !== null
  sub.style.removeProperty('--sub-height')
  if (isNested) placeBeside(sub)
  else keepInside(sub)
  const top = sub.getBoundingClientRect().top
  const room = Math.max(0, innerHeight - Math.max(0, top))
  if (sub.offsetHeight <= room) return () => {}
  sub.style.setProperty('--sub-height', `${room}px`)
  return makeScrollable(sub)
}

/** A nested sub-menu stands fixed, so that a parent which scrolls can't cut it off; on the other side when there is no room. */
function placeBeside(sub: HTMLElement) {
  const parent = sub.parentElement!.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = sub
  const left = parent.right + width <= innerWidth ? parent.right : Math.max(0, parent.left - width)
  const top = Math.max(0, Math.min(parent.top, innerHeight - height))
  sub.style.setProperty('--sub-left', `${left}px`)
  sub.style.setProperty('--sub-top', `${top}px`)
}

function keepInside(sub: HTMLElement) {
  sub.style.removeProperty('--sub-shift')
  const over = sub.getBoundingClientRect().right - document.documentElement.clientWidth
  if (over > 0 && !('wide' in sub.dataset)) sub.style.setProperty('--sub-shift', `${-over}px`)
}

function makeScrollable(sub: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  sub.dataset.scrolls = ''
  const arrows = (['up', 'down'] as const).map((way) => makeArrow(sub, way, signal))
  const mark = () => {
    const rest = sub.scrollHeight - sub.clientHeight - sub.scrollTop
    arrows[0]!.hidden = sub.scrollTop < 1
    arrows[1]!.hidden = rest < 1
  }
  sub.addEventListener('scroll', mark, { signal })
  sub.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      // Fingers on a pad send many small turns: those move as far as they say.
      step(sub, Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), MENU_SCROLL_STEP_PX))
    },
    { signal, passive: false },
  )
  mark()
  return () => {
    listening.abort()
    delete sub.dataset.scrolls
    sub.style.removeProperty('--sub-height')
    sub.scrollTop = 0
    for (const arrow of arrows) arrow.remove()
  }
}

function makeArrow(sub: HTMLElement, way: 'up' | 'down', signal: AbortSignal) {
  const arrow = document.createElement('span')
  arrow.className = `scroll-${way}`
  arrow.setAttribute('aria-hidden', 'true')
  const point = document.createElement('span')
  point.className = `scroll-${way}-arrow`
  arrow.append(point)
  sub.after(arrow)
  const { position } = getComputedStyle(sub)
  Object.assign(arrow.style, { position, left: `${sub.offsetLeft}px`, width: `${sub.offsetWidth}px` })
  arrow.style.top = `${sub.offsetTop + (way === 'down' ? sub.offsetHeight - arrow.offsetHeight : 0)}px`
  let timer: ReturnType<typeof setInterval> | undefined
  const rest = () => clearInterval(timer)
  const move = () => step(sub, way === 'up' ? -MENU_SCROLL_STEP_PX : MENU_SCROLL_STEP_PX)
  arrow.addEventListener(
    'mouseenter',
    () => {
      move()
      timer = setInterval(move, ARROW_REST_MS)
    },
    { signal },
  )
  arrow.addEventListener('mouseleave', rest, { signal })
  arrow.addEventListener('click', (event) => event.stopPropagation(), { signal })
  signal.addEventListener('abort', rest)
  return arrow
}

const step = (sub: HTMLElement, px: number) => sub.scrollBy({ top: px, behavior: 'instant' })
