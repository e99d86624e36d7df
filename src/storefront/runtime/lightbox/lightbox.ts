import { enterOverlay } from '#ui/overlay.ts'
import type { Slide } from './slides.ts'
import { drawLightbox, type View } from './frame.ts'
import { watchZoom, type Zooming } from './zoom.ts'

/** A finger that moves less than this far has only touched. */
const SWIPE_PX = 50

let view: (View & { zooming: Zooming }) | undefined
let open: { slides: Slide[]; index: number; leave: () => void } | undefined

/** Shows a picture, or a row of them from the one that was pressed. The browser keeps the focus inside and gives it back. */
export function openLightbox(slides: Slide[], index: number) {
  view ??= prepare()
  if (open || slides.length === 0) return
  const { zIndex, leave } = enterOverlay({ onEscape: () => view?.dialog.close() })
  open = { slides, index, leave }
  document.body.append(view.dialog)
  view.dialog.style.zIndex = String(zIndex)
  view.dialog.showModal()
  document.documentElement.style.overflow = 'hidden'
  turn(0)
}

function turn(by: number) {
  if (!open || !view) return
  const { slides } = open
  open.index = (open.index + by + slides.length) % slides.length
  view.show(slides[open.index]!, open.index, slides.length)
  view.zooming.reset()
  // The neighbours are fetched while this one is looked at.
  for (const beside of [1, -1]) {
    const slide = slides[(open.index + beside + slides.length) % slides.length]
    if (slide?.kind === 'image') new Image().src = slide.src
  }
}

function prepare(): View & { zooming: Zooming } {
  const made = drawLightbox()
  const { dialog, stage, close, previous, next } = made
  const zooming = watchZoom(stage)
  close.addEventListener('click', () => dialog.close())
  previous.addEventListener('click', () => turn(-1))
  next.addEventListener('click', () => turn(1))
  dialog.addEventListener('close', () => {
    open?.leave()
    open = undefined
    made.clear()
    dialog.remove()
    document.documentElement.style.removeProperty('overflow')
  })
  dialog.addEventListener('keydown', (event) => {
    // A player uses the arrows for itself.
    if (event.target instanceof HTMLMediaElement || event.ctrlKey || event.metaKey) return
    if (zooming.press(event.key)) return event.preventDefault()
    if ((open?.slides.length ?? 0) < 2) return
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  })
  let from: { x: number; y: number } | undefined
  stage.addEventListener('pointerdown', ({ clientX, clientY, isPrimary }) => {
    from = isPrimary ? { x: clientX, y: clientY } : undefined
  })
  dialog.addEventListener('pointerup', ({ clientX, clientY, target, isPrimary }) => {
    const [dx, dy] = from && isPrimary ? [clientX - from.x, clientY - from.y] : [0, 0]
    const wasTap = from && Math.abs(dx) < 5 && Math.abs(dy) < 5
    from = undefined
    // Close up, a finger moves the picture and turns nothing.
    if (zooming.isZoomed()) return
    if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy)) turn(dx < 0 ? 1 : -1)
    else if (wasTap && target === stage) dialog.close()
  })
  return { ...made, zooming }
}
