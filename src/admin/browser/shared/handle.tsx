import HandleIcon from '@mui/icons-material/DragIndicator'
import { Box, type SxProps, type Theme } from '@mui/material'
import type { DOMAttributes } from 'react'

type Options = { hears: DOMAttributes<Element>; isHeld: boolean; sx?: SxProps<Theme> }

/** What a thing is taken by, as large as a finger. Whoever uses keys or hears the page has the buttons beside it. */
export const Handle = ({ hears, isHeld, sx }: Options) => (
  <Box
    component="span"
    aria-hidden
    data-handle=""
    {...hears}
    sx={[
      {
        display: 'grid',
        placeItems: 'center',
        inlineSize: 44,
        blockSize: 44,
        color: 'text.secondary',
        cursor: isHeld ? 'grabbing' : 'grab',
        touchAction: 'none',
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    <HandleIcon />
  </Box>
)
