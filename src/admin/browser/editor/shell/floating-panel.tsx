import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Paper, Typography } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'

type Options = {
  title: string
  /** Where it begins: at the lower corner on this side. */
  corner?: 'start' | 'end'
  /** Something is carried over the page: the panel lets it through. */
  isAside?: boolean
  onClose: () => void
  children: ReactNode
}
type Place = { x: number; y: number }

const STEP_PX = 24

/** A panel over the page that is taken by its head, by hand or with the arrow keys, and closed. */
export function FloatingPanel({ title, corner = 'end', isAside = false, onClose, children }: Options) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const held = useRef<Place>(undefined)
  const [offset, setOffset] = useState<Place>({ x: 0, y: 0 })

  /** It stays inside of what it floats over. */
  const moveTo = (wanted: Place) => {
    const box = panel.current
    const around = box?.offsetParent
    if (!box || !around) return
    const mostLeft = -box.offsetLeft
    const mostUp = -box.offsetTop
    setOffset({
      x: Math.min(Math.max(wanted.x, mostLeft), around.clientWidth - box.offsetLeft - box.offsetWidth),
      y: Math.min(Math.max(wanted.y, mostUp), around.clientHeight - box.offsetTop - box.offsetHeight),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!way || event.target !== event.currentTarget) return
    event.preventDefault()
    moveTo({ x: offset.x + way[0]! * STEP_PX, y: offset.y + way[1]! * STEP_PX })
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX - offset.x, y: event.clientY - offset.y }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (held.current) moveTo({ x: event.clientX - held.current.x, y: event.clientY - held.current.y })
  }
  const letGo = () => (held.current = undefined)
  return (
    <Paper
      ref={panel}
      component="section"
      data-over-page
      aria-labelledby={id}
      elevation={6}
      sx={{
        position: 'absolute',
        ...(corner === 'end' ? { insetInlineEnd: 24 } : { insetInlineStart: 24 }),
        insetBlockEnd: 24,
        zIndex: 3,
        inlineSize: 300,
        maxBlockSize: 'min(60%, 520px)',
        display: 'flex',
        flexDirection: 'column',
        opacity: isAside ? 0.15 : 1,
        pointerEvents: isAside ? 'none' : 'auto',
      }}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
    >
      <Box
        tabIndex={0}
        role="group"
        aria-label={`Mover o painel ${title} com as setas`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        sx={{
          display: 'flex',
          alignItems: 'center',
          pl: 1.5,
          cursor: 'move',
          touchAction: 'none',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={`Fechar: ${title}`} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', minBlockSize: 0 }}>{children}</Box>
    </Paper>
  )
}
