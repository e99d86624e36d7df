import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Handle } from './handle.tsx'
import { placeIn } from './moved.ts'
import { Steps } from './steps.tsx'
import type { Ordering } from './use-order.ts'

type Options = {
  ordering: Ordering
  /** Those that this one stands among, itself included, and its place there. */
  siblings: readonly { id: number }[]
  at: number
  name: string
  /** How far in from the edge, in steps of the theme. */
  indent?: number | { xs: number; sm: number }
  children: ReactNode
  /** What else can be done with it, after the buttons that move it. */
  acts?: ReactNode
}

/** A line of a list that is put in order: by its handle, or by button. */
export function OrderedRow({ ordering, siblings, at, name, indent = 0, children, acts }: Options) {
  const { held, handle, move } = ordering
  const id = String(siblings[at]!.id)
  const isHeld = held?.id === id
  const from = placeIn(siblings, held?.id)
  const mark = from === -1 || held?.drop !== at ? undefined : from < at ? '0 2px 0' : '0 -2px 0'
  return (
    <Box
      component="li"
      data-row={id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        pl: indent,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isHeld ? 0.5 : 1,
        boxShadow: mark && ((theme) => `${mark} ${theme.palette.primary.main}`),
      }}
    >
      <Handle hears={handle(id)} isHeld={isHeld} />
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Steps name={name} at={at} of={siblings.length} onMove={(to) => move(id, to)} />
        {acts}
      </Box>
    </Box>
  )
}
