import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { momentText } from './words.ts'

type Note = {
  id: number
  text: string
  date: string
  /** Who wrote it, and for whom. */
  by: string
  /** Somebody outside of the shop reads it. */
  isTold?: boolean
  action?: ReactNode
}

/** What was written down, newest first: of an order, of a customer. */
export const NoteList = ({ notes }: { notes: Note[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
    {notes.map(({ id, text, date, by, isTold = false, action }) => (
      <Box
        component="li"
        key={id}
        sx={{
          borderLeft: 3,
          borderColor: isTold ? 'primary.main' : 'divider',
          pl: 1.5,
          display: 'flex',
          gap: 1,
          alignItems: 'start',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {text}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {momentText(date)} · {by}
          </Typography>
        </Box>
        {action}
      </Box>
    ))}
  </Box>
)
