import { Alert, Box } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import type { Previewed } from '../../canvas/previewed.ts'
import { useWidth } from '../../../documents/use-width.ts'
import { documentIn, postIntoFrame } from '../../../shared/post-into-frame.ts'

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
  const [hasFailed, setHasFailed] = useState(false)
  const { place, width } = useWidth<HTMLDivElement>()
  const id = String(content.id)
  const text = JSON.stringify(content)
  useEffect(() => {
    void postIntoFrame(name, '/previa/', { id, content: text })
  }, [name, id, text])
  const scale = Math.min(1, width / pageWidth)
  return (
    <Box ref={place} sx={{ position: 'relative', overflow: 'hidden', blockSize: '100%', border: 1, borderColor: 'divider' }}>
      {hasFailed && <Alert severity="error">Esta versão não pôde ser desenhada.</Alert>}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this shop, with the shop's own policy */}
      <iframe
        name={name}
        title={title}
        onLoad={({ currentTarget }) => {
          const drawn = documentIn(currentTarget)
          if (drawn === 'empty') return
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
