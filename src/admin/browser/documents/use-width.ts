import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How wide a place is, as it changes. */
export function useWidth<T extends HTMLElement>() {
  const place = useRef<T>(null)
  const [width, setWidth] = useState(600)
  useLayoutEffect(() => {
    if (place.current) setWidth(place.current.clientWidth)
  }, [])
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, width }
}
