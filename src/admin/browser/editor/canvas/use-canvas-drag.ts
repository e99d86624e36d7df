import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Drop } from '../../documents/drop.ts'
import type { Tree } from '../../documents/tree.ts'
import { newElementId } from '../../documents/use-document.ts'
import type { DrawnPage } from './drawn-page.ts'
import { dropHeld, type Held, type Place } from './drop-element.ts'
import { type DropPlace, dropPlace, scrollSpeed } from './drop-place.ts'
import { listsUnder } from './page-lists.ts'
import type { Point } from './rect.ts'
import { rowUnder } from './row-under.ts'

/** A press that moves less is a click. */
const DRAG_FROM_PX = 5

type Options = {
  tree: Tree
  page: () => DrawnPage | undefined
  frame: () => HTMLIFrameElement | undefined
  onDrop: (held: Held, place: Place) => void
}
export type Drag = {
  held: Held
  /** In the window. */
  at: Point
  /** Where it would stand: seen in the page, or on a row of the structure. */
  place: DropPlace | undefined
  row: (Place & { drop: Drop }) | undefined
}
/** Takes something along from where it was pressed, whether in the page or in a panel. */
export type Grab = (event: PointerEvent, held: Held, how?: { isAtOnce?: boolean }) => void

/** Things that are taken by mouse, pen or finger and let go over the page or its structure. Escape puts them back. */
export function useCanvasDrag({ tree, page, frame, onDrop }: Options): { drag: Drag | undefined; grab: Grab } {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef({ tree, page, frame, onDrop })
  useLayoutEffect(() => {
    latest.current = { tree, page, frame, onDrop }
  })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const grab: Grab = (event, held, { isAtOnce = false } = {}) => {
    const target = event.target as Element
    const view = target.ownerDocument.defaultView
    if (event.button > 0 || !view) return
    stop.current?.()
    const start = { x: event.clientX, y: event.clientY }
    let current: Drag | undefined
    let last: PointerEvent = event
    const control = new AbortController()
    const isInPage = target.ownerDocument !== document

    const update = () => {
      const at = inWindow(last, isInPage, latest.current.frame())
      const over = document.elementFromPoint(at.x, at.y)
      const isOverPanel = over?.closest('[data-over-page]')
      current = {
        held,
        at,
        place: isOverPanel ? undefined : fitting(placeInPage(at)),
        row: isOverPanel ? fitting(rowUnder(over, at, latest.current.tree)) : undefined,
      }
      setDrag(current)
    }
    const placeInPage = (at: Point) => {
      const [drawn, element] = [latest.current.page(), latest.current.frame()]
      const point = drawn && element && inPage(at, element)
      if (!point) return undefined
      const ids = 'ids' in held ? held.ids : []
      return dropPlace(point, listsUnder(drawn, point, { tree: latest.current.tree, held: ids }))
    }
    const fitting = <P extends Place>(place: P | undefined): P | undefined =>
      place && dropHeld(latest.current.tree, held, place, newElementId).tree !== latest.current.tree ? place : undefined
    const scroll = () => {
      const element = latest.current.frame()
      if (control.signal.aborted) return
      const point = current && !current.row && element && inPage(current.at, element)
      const speed = point && element.contentWindow ? scrollSpeed(point.y, element.contentWindow.innerHeight) : 0
      if (speed !== 0) {
        element?.contentWindow?.scrollBy({ top: speed, behavior: 'instant' })
        update()
      }
      requestAnimationFrame(scroll)
    }
    const begin = () => {
      try {
        target.setPointerCapture(last.pointerId)
      } catch {
        // The finger is up already: the end of the press follows.
      }
      update()
      requestAnimationFrame(scroll)
    }
    const end = () => {
      control.abort()
      stop.current = undefined
      setDrag(undefined)
    }
    stop.current = end
    const { signal } = control
    const listening = { signal, capture: true }
    view.addEventListener(
      'pointermove',
      (moved) => {
        if (moved.pointerId !== event.pointerId) return
        last = moved
        const distance = Math.hypot(moved.clientX - start.x, moved.clientY - start.y)
        if (current) update()
        else if (distance >= DRAG_FROM_PX) begin()
      },
      listening,
    )
    view.addEventListener(
      'pointerup',
      (lifted) => {
        if (lifted.pointerId !== event.pointerId) return
        const place = current?.place ?? current?.row
        end()
        if (!current) return
        swallowClick(view)
        if (place) latest.current.onDrop(held, { parent: place.parent, index: place.index })
      },
      listening,
    )
    view.addEventListener('pointercancel', (lost) => lost.pointerId === event.pointerId && end(), listening)
    // A finger that holds something must not scroll the page.
    view.addEventListener('touchmove', (touched) => current && touched.cancelable && touched.preventDefault(), {
      ...listening,
      passive: false,
    })
    view.addEventListener('contextmenu', (asked) => current && asked.preventDefault(), listening)
    for (const one of new Set([view, window]))
      one.addEventListener(
        'keydown',
        (key) => {
          if (key.key !== 'Escape' || !current) return
          key.preventDefault()
          key.stopPropagation()
          end()
        },
        listening,
      )
    if (isAtOnce) begin()
  }
  return { drag, grab }
}

/** The press that ends a drag is no click on what it ends over. */
function swallowClick(view: Window) {
  const control = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    control.abort()
  }
  view.addEventListener('click', swallow, { capture: true, signal: control.signal })
  setTimeout(() => control.abort(), 0)
}

function inWindow({ clientX: x, clientY: y }: PointerEvent, isInPage: boolean, frame: HTMLIFrameElement | undefined): Point {
  if (!isInPage || !frame) return { x, y }
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = width / frame.offsetWidth
  return { x: left + x * scale, y: top + y * scale }
}

/** A point of the window in the page; undefined beside the page. */
function inPage({ x, y }: Point, frame: HTMLIFrameElement): Point | undefined {
  const { left, top, width, height } = frame.getBoundingClientRect()
  if (x < left || x > left + width || y < top || y > top + height) return undefined
  const scale = width / frame.offsetWidth
  return { x: (x - left) / scale, y: (y - top) / scale }
}
