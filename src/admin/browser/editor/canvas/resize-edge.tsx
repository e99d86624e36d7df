import { Box } from '@mui/material'
import type { PointerEvent } from 'react'
import type { Resizing } from './resize.ts'

type Options = {
  resizing: Resizing
  /** How far the edge has been dragged on the screen. */
  onDrag: (byPx: number, press: number) => void
}

/** The edge of an element that is taken by mouse or finger. By key its size is a setting. */
export function ResizeEdge({ resizing, onDrag }: Options) {
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    const edge: HTMLElement = event.currentTarget
    const start = resizing === 'width' ? event.clientX : event.clientY
    const press = event.timeStamp
    const control = new AbortController()
    edge.setPointerCapture(event.pointerId)
    edge.addEventListener(
      'pointermove',
      (moved) => onDrag((resizing === 'width' ? moved.clientX : moved.clientY) - start, press),
      { signal: control.signal },
    )
    for (const type of ['pointerup', 'pointercancel'] as const)
      edge.addEventListener(type, () => control.abort(), { signal: control.signal })
  }
  const side =
    resizing === 'width'
      ? { insetBlock: 0, insetInlineEnd: -8, inlineSize: 14, cursor: 'ew-resize' }
      : { insetInline: 0, insetBlockEnd: -8, blockSize: 14, cursor: 'ns-resize' }
  return (
    <Box
      data-edge={resizing}
      title={resizing === 'width' ? 'Arraste para mudar a largura' : 'Arraste para mudar a altura'}
      onPointerDown={begin}
      sx={{
        position: 'absolute',
        pointerEvents: 'auto',
        touchAction: 'none',
        display: 'grid',
        placeItems: 'center',
        ...side,
        '&::after': {
          content: '""',
          borderRadius: 2,
          bgcolor: '#9c4327',
          border: '1px solid #fff',
          ...(resizing === 'width' ? { inlineSize: 6, blockSize: 28 } : { inlineSize: 28, blockSize: 6 }),
        },
      }}
    />
  )
}
