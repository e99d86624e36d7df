import { useEffect, useState } from 'react'
import { type DrawnPage, nodeOf } from './drawn-page.ts'
import { plainRect, type Rect } from './rect.ts'

/** Where elements stand in the window of the page, as it scrolls, grows and is drawn anew. */
export function useRects(page: DrawnPage | undefined, ids: readonly string[]): ReadonlyMap<string, Rect> {
  const [rects, setRects] = useState<ReadonlyMap<string, Rect>>(new Map())
  const key = ids.join()
  useEffect(() => {
    const view = page?.document.defaultView
    if (!page || !view) return
    const nodes = key === '' ? [] : key.split(',').flatMap((id) => nodeOf(page, id) ?? [])
    let asked = 0
    const measure = () => {
      asked = 0
      const next = new Map(nodes.map((node) => [node.dataset.id!, plainRect(node.getBoundingClientRect())]))
      setRects((before) => (isSame(before, next) ? before : next))
    }
    const later = () => (asked ||= requestAnimationFrame(measure))
    measure()
    const control = new AbortController()
    for (const type of ['scroll', 'resize', 'load', 'transitionend'])
      view.addEventListener(type, later, { capture: true, passive: true, signal: control.signal })
    const observer = new ResizeObserver(later)
    for (const node of [page.document.body, ...nodes]) observer.observe(node)
    return () => {
      control.abort()
      observer.disconnect()
      cancelAnimationFrame(asked)
    }
  }, [page, key])
  return rects
}

const isSame = (one: ReadonlyMap<string, Rect>, other: ReadonlyMap<string, Rect>) =>
  one.size === other.size &&
  [...other].every(([id, { left, top, width, height }]) => {
    const rect = one.get(id)
    return rect?.left === left && rect.top === top && rect.width === width && rect.height === height
  })
