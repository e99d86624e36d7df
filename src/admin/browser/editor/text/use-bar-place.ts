import { type RefObject, useLayoutEffect, useState } from 'react'
import { barPlace, boxInWindow } from './bar-place.ts'

type Place = { top?: number; left?: number; bottom?: number }

/** Keeps a bar beside a node of a frame while either moves; `isDocked`: at the window's end, above the keyboard of a telephone. */
export function useBarPlace(node: HTMLElement, bar: RefObject<HTMLElement | null>, isDocked: boolean): Place {
  const [place, setPlace] = useState<Place>({ top: 0, left: 0 })
  useLayoutEffect(() => {
    const stop = new AbortController()
    const view = node.ownerDocument.defaultView
    const measure = () => setPlace((before) => same(before, isDocked ? docked() : beside(node, bar.current)))
    measure()
    for (const one of [window, view, window.visualViewport])
      for (const name of ['resize', 'scroll']) one?.addEventListener(name, measure, { signal: stop.signal, capture: true })
    const sizes = new ResizeObserver(measure)
    sizes.observe(node)
    if (bar.current) sizes.observe(bar.current)
    return () => {
      stop.abort()
      sizes.disconnect()
    }
  }, [node, bar, isDocked])
  return place
}

const same = (before: Place, next: Place) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)

function docked(): Place {
  const { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 }
  return { bottom: Math.max(0, innerHeight - height - offsetTop), left: 0 }
}

function beside(node: HTMLElement, bar: HTMLElement | null): Place {
  const frame = node.ownerDocument.defaultView?.frameElement
  const inner = node.getBoundingClientRect()
  const outer = frame?.getBoundingClientRect()
  const scale = outer && frame instanceof HTMLElement && frame.offsetWidth > 0 ? outer.width / frame.offsetWidth : 1
  const box = outer ? boxInWindow(inner, { ...edges(outer), scale }) : inner
  return barPlace(
    box,
    { width: bar?.offsetWidth ?? 0, height: bar?.offsetHeight ?? 0 },
    { width: innerWidth, height: innerHeight },
  )
}

const edges = ({ top, bottom, left, width }: DOMRect) => ({ top, bottom, left, width })
