import { useLayoutEffect, useRef, useState } from 'react'
import { showFrame } from './make-frame.ts'
import type { PageDrawing } from './page-drawing.ts'

type Options = { drawing: PageDrawing; number: number; isShown: boolean; widthPx: number; scale: number }

/** One page of the shop in the canvas; the next one comes behind it. */
export function PageFrame({ drawing, number, isShown, widthPx, scale }: Options) {
  const place = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  useLayoutEffect(() => {
    if (!place.current) return
    const { frame: placed, remove } = drawing.placeFrame(number, place.current)
    setFrame(placed)
    return remove
  }, [drawing, number])
  useLayoutEffect(() => {
    if (frame) showFrame(frame, { isShown, widthPx, scale })
  }, [frame, isShown, widthPx, scale])
  return <div ref={place} style={{ position: 'absolute', inset: 0 }} />
}
