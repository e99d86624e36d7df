import HandleIcon from '@mui/icons-material/DragIndicator'
import MoreIcon from '@mui/icons-material/MoreVert'
import { Box } from '@mui/material'
import type { PointerEvent, ReactNode } from 'react'
import { LABEL_PX, type LabelPlace } from './label-place.ts'
import type { Rect } from './rect.ts'

type Options = {
  /** On the screen, from the corner of the page. */
  rect: Rect
  label: string
  labelAt: LabelPlace
  look: 'hovered' | 'chosen'
  /** For a finger or a mouse that takes the element along. */
  onGrab?: (event: PointerEvent) => void
  onMenu?: (at: { x: number; y: number }) => void
  children?: ReactNode
}

const LABEL_PLACES = {
  above: { insetBlockEnd: '100%' },
  inside: { insetBlockStart: 0 },
  below: { insetBlockStart: '100%' },
}
const COLOURS = { hovered: '#2f6f9f', chosen: '#9c4327' }

/** A frame around an element, over the page and never in it: the page keeps its layout. */
export function OutlineBox({ rect, label, labelAt, look, onGrab, onMenu, children }: Options) {
  const part = {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'auto',
    blockSize: LABEL_PX,
  }
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', pointerEvents: 'none', border: 2, borderColor: COLOURS[look], boxSizing: 'border-box' }}
      style={{ left: rect.left, top: rect.top, width: rect.width, height: rect.height }}
    >
      <Box
        sx={{
          position: 'absolute',
          insetInlineStart: -2,
          display: 'flex',
          maxInlineSize: 220,
          bgcolor: COLOURS[look],
          color: '#fff',
          fontSize: 12,
          lineHeight: `${LABEL_PX}px`,
          whiteSpace: 'nowrap',
          ...LABEL_PLACES[labelAt],
        }}
      >
        {onGrab && (
          <Box
            component="span"
            data-grab
            title="Arrastar"
            onPointerDown={onGrab}
            sx={{ ...part, inlineSize: { xs: 44, md: 24 }, cursor: 'grab', touchAction: 'none' }}
          >
            <HandleIcon sx={{ fontSize: 16 }} />
          </Box>
        )}
        <Box component="span" sx={{ px: 0.75, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {label}
        </Box>
        {onMenu && (
          <Box
            component="span"
            title="O que fazer com o elemento"
            onClick={(event) => onMenu({ x: event.clientX, y: event.clientY })}
            sx={{ ...part, inlineSize: { xs: 44, md: 24 }, cursor: 'pointer' }}
          >
            <MoreIcon sx={{ fontSize: 16 }} />
          </Box>
        )}
      </Box>
      {children}
    </Box>
  )
}
