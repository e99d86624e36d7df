import { Alert, Box } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import type { Previewed } from '../../canvas/previewed.ts'
import { useWidth } from '../../../documents/use-width.ts'
import { restNonce } from '../../../shared/rest-nonce.ts'

type Options = {
  title: string
  content: Previewed
  /** How wide the page is drawn, in its own pixels. */
  pageWidth: number
  /** The page is there. */
  onReady: (drawn: Document) => void
}

/** One state of a page, drawn by the shop. Nothing in it leads anywhere. */
export function CompareFrame({ title, content, pageWidth, onReady }: Options) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { place, width } = useWidth<HTMLDivElement>()
  const text = JSON.stringify(content)
  useEffect(() => {
    if (form.current) void send(form.current, text)
  }, [text])
  const scale = Math.min(1, width / pageWidth)
  return (
    <Box ref={place} sx={{ position: 'relative', overflow: 'hidden', blockSize: '100%', border: 1, borderColor: 'divider' }}>
      <form ref={form} method="post" action="/previa/" target={name} hidden>
        <input type="hidden" name="nonce" />
        <input type="hidden" name="id" value={content.id} />
        <input type="hidden" name="content" />
      </form>
      {hasFailed && <Alert severity="error">Esta versão não pôde ser desenhada.</Alert>}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this shop, with the shop's own policy */}
      <iframe
        name={name}
        title={title}
        onLoad={({ currentTarget }) => {
          const drawn = documentIn(currentTarget)
          if (drawn?.URL === 'about:blank') return
          setHasFailed(drawn === undefined)
          if (!drawn) return
          for (const event of ['click', 'submit']) drawn.addEventListener(event, (happened) => happened.preventDefault(), true)
          onReady(drawn)
        }}
        style={{
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: 0,
          inlineSize: pageWidth,
          blockSize: `${100 / scale}%`,
          border: 0,
          background: '#fff',
          transformOrigin: '0 0',
          transform: `scale(${scale})`,
        }}
      />
    </Box>
  )
}

async function send(form: HTMLFormElement, text: string) {
  const fields = form.elements as unknown as Record<'nonce' | 'content', HTMLInputElement> // the hidden inputs above
  fields.nonce.value = await restNonce()
  fields.content.value = text
  form.submit()
}

/** A page that refuses to stand in a frame has no document for us. */
function documentIn(frame: HTMLIFrameElement): Document | undefined {
  try {
    return frame.contentDocument ?? undefined
  } catch {
    return undefined
  }
}
