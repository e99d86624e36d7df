import { KEY_STEP, NO_ZOOM, panBy, pinch, PRESS_ZOOM, type Zoom, zoomAt } from './zoom-rule.ts'

const KEYS: Record<string, number> = { '+': KEY_STEP, '=': KEY_STEP, '-': 1 / KEY_STEP }
const MIDDLE = { x: 0, y: 0 }

export type Zooming = {
  isZoomed: () => boolean
  /** The next picture begins at its own size. */
  reset: () => void
  /** Answers whether the key was one that zooms. */
  press: (key: string) => boolean
}

/** Brings the picture on the stage closer: by a double press, two fingers or keys; closer, it follows the finger. */
export function watchZoom(stage: HTMLElement): Zooming {
  let zoom: Zoom = NO_ZOOM
  const fingers = new Map<number, { x: number; y: number }>()
  const picture = () => stage.querySelector<HTMLElement>('.elementor-lightbox-image')
  const show = (next: Zoom) => {
    const image = picture()
    zoom = image ? next : NO_ZOOM
    stage.toggleAttribute('data-zoomed', zoom.scale > 1)
    if (image) image.style.transform = zoom.scale > 1 ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : ''
  }
  const size = () => ({ width: picture()?.offsetWidth ?? 0, height: picture()?.offsetHeight ?? 0 })
  const fromMiddle = ({ x, y }: { x: number; y: number }) => {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }

  stage.addEventListener('dblclick', ({ clientX: x, clientY: y }) =>
    show(zoom.scale > 1 ? NO_ZOOM : zoomAt(zoom, PRESS_ZOOM, fromMiddle({ x, y }), size())),
  )
  stage.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y, target }) => {
    if (target === picture()) fingers.set(pointerId, { x, y })
  })
  stage.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    const before = fingers.get(pointerId)
    if (!before) return
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1]
    fingers.set(pointerId, { x, y })
    if (other) return show(pinch(zoom, { from: fromMiddle(before), to: fromMiddle({ x, y }), other: fromMiddle(other) }, size()))
    if (zoom.scale > 1) show(panBy(zoom, { x: x - before.x, y: y - before.y }, size()))
  })
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    stage.addEventListener(type, ({ pointerId }) => fingers.delete(pointerId))

  return {
    isZoomed: () => zoom.scale > 1 || fingers.size > 1,
    reset: () => show(NO_ZOOM),
    press: (key) => {
      const factor = KEYS[key]
      if (key === '0') show(NO_ZOOM)
      else if (factor) show(zoomAt(zoom, factor, MIDDLE, size()))
      return key === '0' || factor !== undefined
    },
  }
}
