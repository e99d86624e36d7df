import { Alert, Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { restNonce } from '../shared/rest-nonce.ts'
import { frameAt, goTo, highlight, listenForChoice, type PreviewPlace } from './preview-document.ts'
import type { Device } from './setting-values.ts'
import { useWidth } from './use-width.ts'

export type Previewed = {
  id: number | string
  title: string
  excerpt: string
  picture: number
  document: unknown
  /** Of a template: where it would stand. */
  conditions?: string[]
}
type Options = {
  content: Previewed
  place: PreviewPlace
  /** Whether an element is one of the open document. */
  isOwn: (id: string) => boolean
  device: Device
  chosen: string | undefined
  onChoose: (id: string) => void
  /** A popup's own, in pixels; pages are as wide as the screen. */
  windowWidth?: number | undefined
}

/** Typing a word must not draw the page once a letter. */
const DRAW_AFTER_MS = 500
const WIDTHS: Record<Device, number> = { desktop: 1280, tablet: 800, mobile: 390 }

/**
 * The page as it would be with what is not saved yet. A form tells it to the shop; the answer comes into a frame behind the one
 * in sight, which goes once the new one is there. A click in it chooses the element.
 */
export function PreviewFrame({ content, place: where, isOwn, device, chosen, onChoose, windowWidth }: Options) {
  const [shown, setShown] = useState(0)
  const [coming, setComing] = useState({ number: 0, text: '' })
  const [hasFailed, setHasFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const frames = useRef(new Map<number, HTMLIFrameElement>())
  const { place, width } = useWidth<HTMLDivElement>()
  const text = JSON.stringify(content)

  useEffect(() => {
    const timer = setTimeout(() => setComing(({ number }) => ({ number: number + 1, text })), DRAW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    if (coming.number > 0 && form.current) void send(form.current, coming)
  }, [coming])
  useEffect(() => {
    const drawn = documentOf(frames.current.get(shown))
    if (!drawn) return
    if (windowWidth !== undefined) frameAt(drawn, windowWidth)
    highlight(drawn, chosen, where)
  }, [shown, chosen, windowWidth, where])

  const arrived = (number: number, frame: HTMLIFrameElement) => {
    const drawn = documentOf(frame)
    // The empty document that every frame begins with.
    if (drawn?.URL === 'about:blank') return
    setHasFailed(drawn === undefined)
    if (drawn) {
      if (shown === 0 && where.beginsThere) goTo(drawn, where)
      else frame.contentWindow?.scrollTo(0, frames.current.get(shown)?.contentWindow?.scrollY ?? 0)
      listenForChoice(drawn, { place: where, isOwn, onChoose })
    }
    setShown(number)
  }
  const scale = Math.min(1, width / WIDTHS[device])
  return (
    <Box ref={place} sx={{ blockSize: '100%', minBlockSize: 320, overflow: 'hidden', position: 'relative' }}>
      <form ref={form} method="post" action="/previa/" hidden>
        <input type="hidden" name="nonce" />
        <input type="hidden" name="id" value={content.id} />
        <input type="hidden" name="content" />
      </form>
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
            name={nameOf(number)}
            title="Prévia da página"
            aria-hidden={number === shown ? undefined : true}
            onLoad={({ currentTarget }) => arrived(number, currentTarget)}
            style={{
              position: 'absolute',
              insetBlockStart: 0,
              insetInlineStart: 0,
              inlineSize: WIDTHS[device],
              blockSize: `${100 / scale}%`,
              border: 0,
              background: '#fff',
              transformOrigin: '0 0',
              transform: `scale(${scale})`,
              visibility: number === shown ? 'visible' : 'hidden',
            }}
          />
        ))}
    </Box>
  )
}

const nameOf = (number: number) => `previa-${number}`

async function send(form: HTMLFormElement, { number, text }: { number: number; text: string }) {
  const fields = form.elements as unknown as Record<'nonce' | 'content', HTMLInputElement> // the hidden inputs above
  fields.nonce.value = await restNonce()
  fields.content.value = text
  form.target = nameOf(number)
  form.submit()
}

/** A page that refuses to stand in a frame has no document for us. */
function documentOf(frame: HTMLIFrameElement | undefined): Document | undefined {
  try {
    return frame?.contentDocument ?? undefined
  } catch {
    return undefined
  }
}
