import HandleIcon from '@mui/icons-material/DragIndicator'
import { IconButton } from '@mui/material'
import type { DOMAttributes } from 'react'

type Options = {
  label: string
  /** The place that the arrow keys change: of a row, or of a column. */
  keys: readonly [back: string, on: string]
  hears: DOMAttributes<Element>
  isHeld: boolean
  at: number
  /** The places that it may have. */
  from: number
  to: number
  onMove: (to: number) => void
}

/** Where a table has no room for words: a handle that is dragged, or moved by the arrow keys. */
export const MoveHandle = ({ label, keys: [back, on], hears, isHeld, at, from, to, onMove }: Options) => (
  <IconButton
    aria-label={label}
    data-handle={label}
    {...hears}
    onKeyDown={(event) => {
      const next = event.key === back ? at - 1 : event.key === on ? at + 1 : at
      if (next === at) return
      event.preventDefault()
      if (next >= from && next <= to) onMove(next)
    }}
    sx={{ cursor: isHeld ? 'grabbing' : 'grab', touchAction: 'none' }}
  >
    <HandleIcon fontSize="small" />
  </IconButton>
)
