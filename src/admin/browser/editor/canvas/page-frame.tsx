import { type CSSProperties, useEffect, useRef } from 'react'
import type { PageDrawing } from './page-drawing.ts'
import { frameName } from './send-page.ts'

type Options = { drawing: PageDrawing; number: number; isShown: boolean; widthPx: number; scale: number }

/** One page of the shop in the canvas; the next one comes behind it. */
export function PageFrame({ drawing, number, isShown, widthPx, scale }: Options) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => (frame.current ? drawing.keepFrame(number, frame.current) : undefined), [drawing, number])
  const style: CSSProperties = {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: widthPx,
    blockSize: `${100 / scale}%`,
    border: 0,
    background: '#fff',
    transformOrigin: '0 0',
    transform: `scale(${scale})`,
    visibility: isShown ? 'visible' : 'hidden',
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this shop, with the shop's own policy
    <iframe
      ref={frame}
      name={frameName(number)}
      title="Prévia da página"
      aria-hidden={isShown ? undefined : true}
      onLoad={({ currentTarget }) => drawing.arrived(number, currentTarget)}
      style={style}
    />
  )
}
