import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Area, areaText, type Corner, moved, resized, stepOf } from './crop-area.ts'

type Props = {
  src: string
  alt: string
  whole: { width: number; height: number }
  area: Area
  ratio: number | undefined
  onChange: (area: Area) => void
}
type Handle = Corner | 'all'

const CORNERS: Record<Corner, { name: string; place: object }> = {
  nw: {
    name: 'Canto de cima, à esquerda',
    place: { insetInlineStart: 0, insetBlockStart: 0, translate: '-50% -50%', cursor: 'nwse-resize' },
  },
  ne: {
    name: 'Canto de cima, à direita',
    place: { insetInlineEnd: 0, insetBlockStart: 0, translate: '50% -50%', cursor: 'nesw-resize' },
  },
  sw: {
    name: 'Canto de baixo, à esquerda',
    place: { insetInlineStart: 0, insetBlockEnd: 0, translate: '-50% 50%', cursor: 'nesw-resize' },
  },
  se: {
    name: 'Canto de baixo, à direita',
    place: { insetInlineEnd: 0, insetBlockEnd: 0, translate: '50% 50%', cursor: 'nwse-resize' },
  },
}

/** A picture with the part of it that stays: moved and pulled by the hand, or by the arrows of the keyboard. */
export function CropField({ src, alt, whole, area, ratio, onChange }: Props) {
  const picture = useRef<HTMLImageElement>(null)
  const begun = useRef<{ x: number; y: number; area: Area }>(undefined)
  const change = (handle: Handle, from: Area, step: { dx: number; dy: number }) =>
    onChange(handle === 'all' ? moved(from, step, whole) : resized(from, step, { corner: handle, whole, ratio }))
  const handleOf = (handle: Handle) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      begun.current = { x: event.clientX, y: event.clientY, area }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const shown = picture.current?.clientWidth
      if (!begun.current || !shown || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      event.stopPropagation()
      const scale = whole.width / shown
      const { x, y, area: from } = begun.current
      change(handle, from, { dx: (event.clientX - x) * scale, dy: (event.clientY - y) * scale })
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = stepOf(event.key, event.shiftKey, whole)
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      change(handle, area, step)
    },
  })
  const share = (part: number, of: number) => `${(part / of) * 100}%`
  const place = {
    insetInlineStart: share(area.x, whole.width),
    insetBlockStart: share(area.y, whole.height),
    inlineSize: share(area.width, whole.width),
    blockSize: share(area.height, whole.height),
  }
  return (
    <Box sx={{ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%', mx: 'auto', p: 1.5 }}>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="img"
          ref={picture}
          src={src}
          alt={alt}
          draggable={false}
          sx={{ display: 'block', maxInlineSize: '100%', maxBlockSize: '55vh', userSelect: 'none' }}
        />
        <Box aria-hidden sx={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
          {/* What is cut away is dark, as far as the picture goes. */}
          <Box sx={{ position: 'absolute', ...place, boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.6)' }} />
        </Box>
        <Box
          role="group"
          tabIndex={0}
          aria-label={`Recorte: ${areaText(area)}. Mova com as setas.`}
          {...handleOf('all')}
          sx={{
            position: 'absolute',
            ...place,
            border: '2px solid #fff',
            outline: '1px solid rgb(0 0 0 / 0.7)',
            cursor: 'move',
            touchAction: 'none',
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
          }}
        >
          {(Object.keys(CORNERS) as Corner[]).map((corner) => (
            <Box
              key={corner}
              component="button"
              type="button"
              aria-label={`${CORNERS[corner].name}. Mude o tamanho com as setas.`}
              {...handleOf(corner)}
              sx={{
                position: 'absolute',
                ...CORNERS[corner].place,
                inlineSize: 32,
                blockSize: 32,
                p: 0,
                border: 0,
                background: 'none',
                touchAction: 'none',
                '&::after': {
                  content: '""',
                  position: 'absolute',
                  inset: 9,
                  background: '#fff',
                  border: '1px solid rgb(0 0 0 / 0.7)',
                  borderRadius: '2px',
                },
                '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', borderRadius: 1 },
              }}
            />
          ))}
        </Box>
      </Box>
      <Typography role="status" variant="caption" color="textSecondary">
        {area.width} × {area.height} px
      </Typography>
    </Box>
  )
}
