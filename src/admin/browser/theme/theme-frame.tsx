import { Alert, Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useWidth } from '../documents/use-width.ts'
import { documentIn, postIntoFrame } from '../shared/post-into-frame.ts'
import { PAGE_LABELS, type PreviewedPage } from './theme-labels.ts'

/** Moving a colour about must not draw the page at every step. */
const DRAW_AFTER_MS = 500
const WIDTHS = { desktop: 1280, mobile: 390 }
export type PreviewDevice = keyof typeof WIDTHS

/**
 * A page of the shop as it would be. A form tells the look to the shop; the answer comes into a frame behind the one in sight, which
 * goes once the new one is there.
 */
export function ThemeFrame({ page, text, device }: { page: PreviewedPage; text: string; device: PreviewDevice }) {
  const [shown, setShown] = useState(0)
  const [coming, setComing] = useState({ number: 0, text: '' })
  const [hasFailed, setHasFailed] = useState(false)
  const frames = useRef(new Map<number, HTMLIFrameElement>())
  const { place, width } = useWidth<HTMLDivElement>()

  useEffect(() => {
    const timer = setTimeout(() => setComing(({ number }) => ({ number: number + 1, text })), DRAW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    if (coming.number > 0) void postIntoFrame(nameOf(page, coming.number), '/previa/tema/', { page, content: coming.text })
  }, [coming, page])

  const arrived = (number: number, frame: HTMLIFrameElement) => {
    const state = stateOf(frame, page)
    if (state === 'empty') return
    setHasFailed(state === 'failed')
    // Nobody scrolls in the place of a mail but its reader.
    if (page !== 'mail' && state === 'drawn') frame.contentWindow?.scrollTo(0, scrollOf(frames.current.get(shown)))
    setShown(number)
  }
  const scale = Math.min(1, width / WIDTHS[device])
  return (
    <Box ref={place} sx={{ blockSize: '100%', overflow: 'hidden', position: 'relative', bgcolor: 'background.paper' }}>
      {hasFailed && <Alert severity="error">A prévia não pôde ser desenhada. Recarregue o painel e tente de novo.</Alert>}
      {[...new Set([shown, coming.number])]
        .filter((number) => number > 0)
        .map((number) => (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this shop, with the shop's own policy
          <iframe
            key={number}
            ref={(frame) => {
              if (frame) frames.current.set(number, frame)
              else frames.current.delete(number)
            }}
            name={nameOf(page, number)}
            title={`Prévia: ${PAGE_LABELS[page]}`}
            aria-hidden={number === shown ? undefined : true}
            onLoad={({ currentTarget }) => arrived(number, currentTarget)}
            style={{
              position: 'absolute',
              insetBlockStart: 0,
              insetInlineStart: 0,
              inlineSize: WIDTHS[device],
              blockSize: `${100 / scale}%`,
              border: 0,
              transformOrigin: '0 0',
              transform: `scale(${scale})`,
              visibility: number === shown ? 'visible' : 'hidden',
            }}
          />
        ))}
    </Box>
  )
}

const nameOf = (page: PreviewedPage, number: number) => `tema-${page}-${number}`

/** A mail is shown in a place of its own that nobody looks into; a page that refuses to stand in a frame has no document either. */
function stateOf(frame: HTMLIFrameElement, page: PreviewedPage): 'empty' | 'drawn' | 'failed' {
  const document = documentIn(frame)
  if (document === undefined) return page === 'mail' ? 'drawn' : 'failed'
  return document === 'empty' ? 'empty' : 'drawn'
}

function scrollOf(frame: HTMLIFrameElement | undefined): number {
  try {
    return frame?.contentWindow?.scrollY ?? 0
  } catch {
    return 0
  }
}
