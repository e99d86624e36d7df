import { useEffect, useRef, useState } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import { isEditMode } from '#islands/edit-mode.ts'
import { countAt, writeCount, type Count } from './count.ts'

type Props = Count & { prefix: string; suffix: string }

function Counter({ prefix, suffix, from, to, durationMs, separator }: Props) {
  const [value, setValue] = useState(to)
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!box.current || matchMedia('(prefers-reduced-motion: reduce)').matches || isEditMode()) return undefined
    const count = { from, to, durationMs, separator }
    let frame = 0
    const run = () => {
      const startedMs = performance.now()
      const step = (nowMs: number) => {
        setValue(countAt(count, nowMs - startedMs))
        if (nowMs - startedMs < durationMs) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    // The island wakes a little before it is in view: the count begins when it can be seen.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    })
    observer.observe(box.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      setValue(to)
    }
  }, [from, to, durationMs, separator])
  const count = { from, to, durationMs, separator }
  return (
    <span className="elementor-counter-number-wrapper" ref={box}>
      <span className="elementor-counter-number-prefix">{prefix}</span>
      <span className="elementor-counter-number" aria-hidden="true">
        {writeCount(value, count)}
      </span>
      {/* Read aloud once and whole; the running digits are for the eyes. */}
      <span className="screen-reader-text">{writeCount(to, count)}</span>
      <span className="elementor-counter-number-suffix">{suffix}</span>
    </span>
  )
}

export default defineIsland('counter', 'visible', Counter)
