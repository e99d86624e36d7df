import { Box, Portal } from '@mui/material'
import { scaled } from './rect.ts'
import type { Drag } from './use-canvas-drag.ts'

/** Over the page: the line where the held element would stand, and what it would stand in. */
export const DropLine = ({ drag, scale }: { drag: Drag; scale: number }) => {
  if (!drag.place) return null
  const [line, around] = [scaled(drag.place.line, scale), scaled(drag.place.around, scale)]
  return (
    <>
      <Box
        sx={{ position: 'absolute', border: '1px dashed', borderColor: 'primary.main', boxSizing: 'border-box' }}
        style={around}
      />
      <Box
        data-drop-line={drag.place.parent ?? 'page'}
        sx={{ position: 'absolute', bgcolor: 'primary.main', borderRadius: 1 }}
        style={{ ...line, width: Math.max(4, line.width), height: Math.max(4, line.height) }}
      />
    </>
  )
}

/** What is held, beside the pointer. */
export const HeldLabel = ({ drag }: { drag: Drag }) => (
  <Portal>
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        pointerEvents: 'none',
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
        fontSize: 13,
        opacity: drag.place || drag.row ? 1 : 0.6,
      }}
      style={{ left: drag.at.x + 12, top: drag.at.y + 12 }}
    >
      {drag.held.label}
    </Box>
  </Portal>
)
