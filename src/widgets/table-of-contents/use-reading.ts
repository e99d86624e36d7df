import { useEffect, useRef, useState } from 'react'
import { currentHeading, TOC_CLICK_LOCK_MS } from './follow.ts'
import type { Heading } from './outline.ts'

/** The anchor of the heading that is being read, and how to say that one was chosen by a click. */
export function useReading(headings: readonly Heading[] | undefined) {
  const [reading, setReading] = useState<string>()
  const lockedUntilMs = useRef(0)

  useEffect(() => {
    if (!headings) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      if (Date.now() < lockedUntilMs.current) return
      const index = currentHeading(
        headings.map(({ anchor }) => document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity),
        whereReadingBegins(),
      )
      setReading(index === undefined ? undefined : headings[index]?.anchor)
    }
    const follow = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      cancelAnimationFrame(frame)
    }
  }, [headings])

  const choose = (anchor: string) => {
    lockedUntilMs.current = Date.now() + TOC_CLICK_LOCK_MS
    setReading(anchor)
  }
  return { reading, choose }
}

function whereReadingBegins() {
  const page = document.documentElement
  // Where a link's target comes to rest, and a little below it: a browser may stop half a pixel short.
  const linePx = (Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0) + 4
  return { linePx, atBottom: scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 1 }
}
